"""A program that speaks the line protocol, and behaves as its argument says. It needs nothing but Python."""

import subprocess
import sys
import time

MODES = ("hangs", "dies", "floods", "endless-line", "nonsense", "refused", "waits", "declines", "deaf")


def say(line: str) -> None:
    print(line, flush=True)


def answer(mode: str) -> None:
    match mode:
        case "hangs":
            time.sleep(1000)
        case "dies":
            sys.exit(1)
        case "floods":
            while True:
                say("info " + "x" * 1000)
        case "endless-line":
            while True:
                sys.stdout.write("x" * 10_000)
        case "nonsense":
            say("I would like to sing")
            time.sleep(1000)
        case "refused":
            say("do sing")
        case "waits":
            say("wait")
        case "declines":
            say("error I do not know")
        case "passes":
            say("pace 2.5")
            say("do pass")


def main() -> None:
    mode = sys.argv[1]
    if mode == "never-ready":
        time.sleep(1000)
    if mode == "with-child":
        child = subprocess.Popen([sys.executable, "-I", "-S", "-c", "import time; time.sleep(1000)"])
        with open(sys.argv[2], "w", encoding="utf-8") as file:
            file.write(str(child.pid))
        mode = "hangs"
    if mode == "deaf":
        say("ready")
        time.sleep(1000)
    for line in sys.stdin:
        if line.startswith("parlour"):
            say("ready")
        elif line.startswith("view"):
            answer(mode)
        elif line.startswith("refused") and len(sys.argv) > 2:
            with open(sys.argv[2], "a", encoding="utf-8") as file:
                file.write(line)
        elif line.startswith("quit"):
            return


if __name__ == "__main__":
    main()
