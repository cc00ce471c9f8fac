"""Starting the server, and the errors if it cannot start."""

import re
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from tests.cli.terminal import surroundings
from tests.server.running import PATIENCE, Server, run_parlour

from parlour.server.addresses import local_addresses, qr_for_page, qr_for_terminal
from parlour.server.launch import Settings, listen


def test_a_port_that_another_program_has_is_named(data: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        failed = run_parlour("serve", "--local", "--no-browser", "--port", str(port), "--data", str(data))
    assert failed.returncode == 2
    assert failed.stderr == f"parlour: Another program is using port {port}. Try --port {port + 1}.\n"


def test_a_parlour_that_runs_already_is_pointed_to(server: Server, data: Path) -> None:
    failed = run_parlour("serve", "--local", "--port", str(server.port), "--data", str(data), "--language", "fr")
    assert failed.returncode == 2
    assert f"Parlour est déjà lancé à l’adresse {server.url}" in failed.stderr


def test_parlour_alone_takes_the_next_port_if_its_own_is_in_use(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with closing(listen(Settings(data=data, port=port, local=True, at_home=True))) as listener:
            found = listener.getsockname()[1]
    assert found != port
    said = f"Another program is using port {port}, so Parlour is using {found} this time.\n"
    assert capsys.readouterr().out == said


def test_parlour_alone_opens_the_page_and_a_second_one_opens_the_same_server(tmp_path: Path) -> None:
    """A double click, without a terminal: the browser is a program that writes the address that it gets."""
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> "{opened}"\n')
    browser.chmod(0o700)
    env = surroundings(tmp_path, BROWSER=str(browser), PYTHONUNBUFFERED="1")
    alone = [sys.executable, "-m", "parlour"]
    with subprocess.Popen(alone, stdout=subprocess.PIPE, text=True, env=env) as first:
        assert first.stdout is not None
        said = ""
        for line in first.stdout:
            said += line
            if "Ctrl-C" in line:
                break
        second = subprocess.run(alone, capture_output=True, text=True, timeout=PATIENCE, env=env)
        first.terminate()
    assert second.returncode == first.returncode == 0
    found = re.search(r"running at (http://127\.0\.0\.1:\d+)\n", said)
    assert found is not None, said
    assert second.stdout == f"Parlour is already running at {found[1]}, so we opened it there.\n"
    assert sorted(opened.read_text().split()) == [found[1], f"{found[1]}/?welcome"]
    assert (tmp_path / "parlour" / "tables.db-lock").read_text() == ""


def test_two_servers_do_not_share_a_store(server: Server) -> None:
    failed = run_parlour("serve", "--local", "--port", "0", "--data", str(server.data))
    assert failed.returncode == 2
    assert "Another Parlour server is using" in failed.stderr
    assert server.runs


@pytest.mark.parametrize("link", ["symlink_to", "hardlink_to"])
def test_two_servers_do_not_share_a_store_by_two_names(server: Server, tmp_path: Path, link: str) -> None:
    other = tmp_path / "other.db"
    getattr(other, link)(server.data)
    failed = run_parlour("serve", "--local", "--port", "0", "--data", str(other))
    other.unlink()
    assert failed.returncode == 2 and "Traceback" not in failed.stderr
    assert "Another Parlour server is using" in failed.stderr or "has a second name" in failed.stderr
    assert server.get("/health/live").status == 200


def test_a_store_may_be_a_link(tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    (tmp_path / "disk").mkdir()
    link.symlink_to(tmp_path / "disk" / "tables.db")
    with Server(link) as server:
        id, tokens = server.table("Ada", "Ben")
        server.kill()
        server.start()
        with server.device(id, tokens[0]) as ada:
            assert ada.do("pause")["type"] == "done"
        assert server.stop() == 0
    assert (tmp_path / "disk" / "tables.db").exists()


def test_a_store_that_cannot_be_written_is_named_without_a_traceback(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for impossible in (tmp_path / "file" / "tables.db", tmp_path, Path("/proc/tables.db")):
        failed = run_parlour("serve", "--local", "--no-browser", "--port", "0", "--data", str(impossible))
        assert failed.returncode == 2
        assert failed.stderr.startswith(f"parlour: Can’t open the database {impossible}: ")
        assert "Traceback" not in failed.stderr


def test_a_file_that_is_no_store_is_left_alone(tmp_path: Path) -> None:
    other = tmp_path / "letters.txt"
    other.write_text("Dear Ada" * 1000)
    failed = run_parlour("serve", "--local", "--port", "0", "--data", str(other))
    assert failed.returncode == 2 and "letters.txt" in failed.stderr
    assert other.read_text() == "Dear Ada" * 1000


def test_wrong_ports_and_paces_are_refused() -> None:
    assert "isn’t a port" in run_parlour("serve", "--port", "seven").stderr
    assert "isn’t a port" in run_parlour("serve", "--port", "65536").stderr
    assert "isn’t a number above 0" in run_parlour("serve", "--pace", "0").stderr


def test_every_commit_waits_for_the_disk_if_asked(data: Path) -> None:
    with Server(data, "--sync", "full") as server:
        id, tokens = server.table("Ada", "Ben")
        with server.device(id, tokens[0]) as ada:
            assert ada.do("pause")["type"] == "done"
    assert run_parlour("serve", "--sync", "sometimes").returncode == 2


def test_servers_with_the_same_test_seed_deal_alike_and_let_bots_play_alike(tmp_path: Path) -> None:
    played = []
    for name, seed in (("one", "46"), ("other", "46"), ("third", "47")):
        with Server(tmp_path / name, "--test-seed", seed) as server:
            id, token = server.beside_a_bot()
            with server.device(id, token) as ada:
                ada.pass_until_seat_1_has_acted()
                events = [seen["event"] for seen in ada.events]
                # The deadlines of prompts differ between servers.
                played.append((ada.view["rack"], [event for event in events if event["type"] != "Asked"]))
    assert played[0] == played[1] != played[2]


def test_a_test_seed_is_refused_where_others_could_play(data: Path) -> None:
    failed = run_parlour("serve", "--no-browser", "--port", "0", "--data", str(data), "--test-seed", "7")
    assert failed.returncode == 2
    assert failed.stderr == "parlour: With --test-seed anyone could predict the game, so it needs --local.\n"
    assert not data.exists()
    assert "isn’t a whole number" in run_parlour("serve", "--local", "--test-seed", "seven").stderr


def test_where_it_is_is_said(server: Server) -> None:
    assert f"Parlour is running at {server.url}" in server.said
    assert str(server.data) in server.said


def test_answers_do_not_wait_for_more_to_send(data: Path) -> None:
    with closing(listen(Settings(data=data, port=0, local=True))) as listener:
        assert listener.proto == socket.IPPROTO_TCP  # or asyncio sets no TCP_NODELAY


def test_phones_get_a_picture() -> None:
    plain = qr_for_terminal("http://10.0.0.2:8765", colour=False)
    assert len({len(line) for line in plain.splitlines()}) == 1
    assert "\x1b[97;40m" in qr_for_terminal("http://10.0.0.2:8765")
    assert qr_for_page("http://10.0.0.2:8765/t/abc").startswith(b"<svg")
    assert not any(address.startswith("127.") for address in local_addresses())
