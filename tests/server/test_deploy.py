"""The files in `deploy`: they name settings, commands and metrics that there are. Tests run no containers: they run the
commands of the image without it."""

import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.server.running import PATIENCE, Server

from parlour.cli import config, main
from parlour.cli.arguments import parse
from parlour.cli.serve import read_address, read_network
from parlour.contract.i18n import Translator

DEPLOY = Path(__file__).parents[2] / "deploy"
VARIABLES = {one.variable for one in config.SETTINGS if one.by_environment}


def dockerfile() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile with what they are given."""
    text = re.sub(r"^#.*\n", "", (DEPLOY / "Dockerfile").read_text(), flags=re.M).replace("\\\n", " ")
    return [(line.split(maxsplit=1)[0], line.split(maxsplit=1)[1]) for line in text.splitlines() if line.strip()]


def image_environment() -> dict[str, str]:
    return dict(pair.split("=", 1) for name, rest in dockerfile() if name == "ENV" for pair in shlex.split(rest))


def test_the_image_serves_as_its_user_and_knows_whether_it_lives(tmp_path: Path) -> None:
    instructions = dockerfile()
    assert instructions[0][0] == "FROM"
    assert ("USER", "parlour") in instructions
    environment = image_environment()
    assert set(environment) <= VARIABLES
    command = [*json.loads(dict(instructions)["ENTRYPOINT"]), *json.loads(dict(instructions)["CMD"])]
    assert command == ["parlour", "serve"]
    extras = re.search(r"EXTRAS=(\S+)", (DEPLOY / "Dockerfile").read_text())
    assert extras is not None
    known = tomllib.loads((DEPLOY.parent / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert set(extras[1].split(",")) <= set(known)
    # The same command with the same variables, but a file and a port of this machine.
    store = tmp_path / "tables.db"
    here = {**os.environ, **environment, "PARLOUR_STORE": str(store), "PARLOUR_PORT": "0", "LC_ALL": "C.UTF-8"}
    with subprocess.Popen(
        [sys.executable, "-m", *command], env={**here, "PYTHONUNBUFFERED": "1"}, stdout=subprocess.PIPE, text=True
    ) as served:
        try:
            assert served.stdout is not None
            port = re.search(r":(\d+)$", served.stdout.readline().strip())
            assert port is not None
            while "Ctrl-C" not in served.stdout.readline():
                pass
            check = json.loads(dict(instructions)["HEALTHCHECK"].partition("CMD ")[2])
            alive = [sys.executable, *check[1:]]
            assert subprocess.run(alive, env={**here, "PARLOUR_PORT": port[1]}, timeout=PATIENCE).returncode == 0
            dead = subprocess.run(alive, env={**here, "PARLOUR_PORT": "9"}, timeout=PATIENCE, stderr=subprocess.DEVNULL)
            assert dead.returncode != 0
        finally:
            served.terminate()
    assert served.returncode == 0 and store.exists()


def test_the_compose_file_names_settings_and_services_that_there_are() -> None:
    compose: Any = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = compose["services"]
    assert set(services) == {"parlour", "postgres", "nats", "caddy"}
    parlour = services["parlour"]
    assert (DEPLOY / parlour["build"]["context"] / parlour["build"]["dockerfile"]).samefile(DEPLOY / "Dockerfile")
    assert set(parlour["environment"]) <= VARIABLES
    assert parlour["environment"]["PARLOUR_STORE"].partition("@")[2] == "postgres/parlour"
    subnet = compose["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert read_network(parlour["environment"]["PARLOUR_PROXY"]) == subnet
    for service in services.values():
        assert set(service.get("depends_on", [])) <= set(services)
        assert {one.partition(":")[0] for one in service.get("volumes", [])} <= set(compose["volumes"])
    assert f"--to parlour:{image_environment()['PARLOUR_PORT']}" in services["caddy"]["command"]


def test_the_unit_and_its_settings_start_a_server(tmp_path: Path) -> None:
    unit = ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "parlour.service")
    program, *flags = shlex.split(unit["Service"]["ExecStart"])
    assert Path(program).name == "parlour" and unit["Service"]["StateDirectory"] == "parlour"
    args = parse(flags, Translator("en"))
    assert args.config == Path("/etc/parlour.toml")
    assert Path(unit["Service"]["WorkingDirectory"]) == Path("/var/lib/parlour")
    text = (DEPLOY / "parlour.toml").read_text().replace("/var/lib/parlour", str(tmp_path))
    (tmp_path / "parlour.toml").write_text(text)
    with Server(tmp_path / "tables.db", "--config", str(tmp_path / "parlour.toml"), local=False) as server:
        assert server.get("/health").status == 200
        assert server.get("/", Host="games.example.org").status == 200
        assert server.get("/", Host="other.example.org").status == 421
    assert (tmp_path / "audit.jsonl").exists()


def test_every_setting_that_the_sample_leaves_out_would_be_accepted(tmp_path: Path) -> None:
    text = re.sub(r"^# ([a-z-]+ = )", r"\1", (DEPLOY / "parlour.toml").read_text(), flags=re.M)
    (tmp_path / "all.toml").write_text(re.sub(r"^data = .*\n", "", text, flags=re.M))
    args = parse(["serve", "--config", str(tmp_path / "all.toml")], Translator("en"))
    config.settle(args, {})
    assert (args.base_path, args.access_log, args.store) == ("/games", True, "postgresql://parlour@/parlour")


def test_caddy_passes_requests_to_the_port_of_the_settings() -> None:
    port = tomllib.loads((DEPLOY / "parlour.toml").read_text())["port"]
    ways = re.findall(r"reverse_proxy (\S+):(\d+)", (DEPLOY / "Caddyfile").read_text())
    assert len(ways) == 2 and {int(number) for _, number in ways} == {port}
    assert {read_address(address) for address, _ in ways} == {"127.0.0.1"}


def test_the_dashboard_shows_metrics_that_the_server_has(server: Server) -> None:
    id, (token, _) = server.table("Ada", "Ben")
    with server.device(id, token) as ada:
        ada.do("resign")
    server.get("/api/tables/nowhere")
    page = server.get("/metrics").body.decode()
    series = {name: set(re.findall(r'(\w+)="', labels)) for name, labels in re.findall(r"^(\w+)(\{.*\})? ", page, re.M)}
    names = set(re.findall(r"^# TYPE (\w+)", page, re.M))
    dashboard = json.loads((DEPLOY / "grafana-dashboard.json").read_text())
    shown = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    asked = {name for text in shown for name in re.findall(r"(\w+)\{instance", text)}
    assert len(asked) > 15
    assert asked <= set(series) | names, asked - set(series) - names
    for text in shown:
        for label, name in re.findall(r"by \((\w+)\) \(rate\((\w+)\{", text):
            assert label in series.get(name, {"reason"}), (label, name)
    ids = [panel["id"] for panel in dashboard["panels"]]
    assert len(ids) == len(set(ids))
    assert {name for name in names if name.startswith("parlour_")} <= {
        re.sub(r"_bucket$", "", name) for name in asked
    } | {re.sub(r"_total$", "", name) for name in asked} | asked


def steps(heading: str) -> list[list[str]]:
    """The commands of a paragraph of hosting.md, those of this program."""
    text = (DEPLOY.parent / "docs/hosting.md").read_text().partition(f"**{heading}.**")[2]
    lines = text.partition("\n\n")[2].partition("\n\n")[0].splitlines()
    return [shlex.split(line)[1:] for line in lines if line.startswith("    parlour ")]


def test_the_steps_of_an_upgrade_and_a_restore_work_as_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    settings = tmp_path / "parlour.toml"
    settings.write_text((DEPLOY / "parlour.toml").read_text().replace("/var/lib/parlour", str(tmp_path)))

    def follow(steps: list[list[str]], **other: str) -> None:
        for step in steps:
            words = [other.get(word, word) for word in step]
            assert main([str(settings) if word == "/etc/parlour.toml" else word for word in words]) == 0, step

    upgrade, restore = steps("Upgrade"), steps("Restore")
    assert [step[0] for step in upgrade] == ["admin", "backup", "admin", "db"]
    assert [step[0] for step in restore] == ["restore", "db"]
    with Server(tmp_path / "tables.db", "--config", str(settings), local=False) as server:
        id, _ = server.table("Ada", "Ben")
        follow(upgrade[:1])
        assert server.get("/api/announcement").data["text"]["en"] == "We are back in a minute."
        follow(upgrade[1:])
        assert server.wait() == 0
        server.start()
        later, _ = server.table("Ada", "Ben")
        assert server.get(f"/api/tables/{id}").status == 200
        assert server.stop() == 0
        follow(restore, **{"backup-2026-11-18.db": "before.db"})
        server.start()
        assert [server.get(f"/api/tables/{one}").status for one in (id, later)] == [200, 404]
    assert "Traceback" not in capsys.readouterr().err
