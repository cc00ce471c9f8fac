"""Where jobs run makes no difference to their results, and a worker that dies costs its own jobs only."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import sys
import threading
import time
from pathlib import Path

import msgspec
import pytest

import parlour
from parlour.cli import main, ray_workers
from parlour.cli.job_queue import Failed
from parlour.cli.workers import InThisProcess, LocalWorkers, Workers, workers
from parlour.contract.commands import Where
from parlour.kernel import outside_bots
from parlour.kernel.errors import ParlourError


class Plan(msgspec.Struct, frozen=True):
    """What the jobs of these tests do."""

    folder: str = ""


def square(plan: Plan, number: int) -> int:
    time.sleep(0.02 * (number % 3 == 0))  # some take longer: results still come in order
    return number**2


def refuse(plan: Plan, number: int) -> int:
    if number == 2:
        raise ParlourError("kernel-seed-not-a-number")
    return number


def die_once(plan: Plan, number: int) -> int:
    """Note each start; the third job kills its worker the first time."""
    started = Path(plan.folder, f"{number}-{len(list(Path(plan.folder).glob(f'{number}-*')))}")
    started.touch()
    if number == 3 and started.name == "3-0":
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die(plan: Plan, number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def wait_long(plan: Plan, number: int) -> int:
    if number:
        time.sleep(600)
    return number


ALL: list[Workers] = [InThisProcess(), LocalWorkers(2)]


@pytest.mark.parametrize("here", ALL)
def test_results_come_in_the_order_of_the_numbers(here: Workers) -> None:
    assert list(here.run(square, Plan(), [7, 3, 0, 5, 6])) == [49, 9, 0, 25, 36]
    assert list(here.run(square, Plan(), [])) == []


@pytest.mark.parametrize("here", ALL)
def test_an_error_of_a_job_is_raised_in_its_turn(here: Workers) -> None:
    found = here.run(refuse, Plan(), range(4))
    assert [next(found), next(found)] == [0, 1]
    with pytest.raises(ParlourError, match="A seed must be a whole number"):
        next(found)


def test_a_dead_worker_costs_its_own_jobs_only(tmp_path: Path) -> None:
    assert list(LocalWorkers(2).run(die_once, Plan(str(tmp_path)), range(12))) == list(range(12))
    starts = {number: len(list(tmp_path.glob(f"{number}-*"))) for number in range(12)}
    assert starts[3] == 2
    assert sum(starts.values()) <= 12 + 1, starts  # what waited behind it had not begun


def test_a_job_that_always_kills_its_worker_is_given_up() -> None:
    with pytest.raises(ParlourError, match="game 0 died 4 times"):
        list(LocalWorkers(2).run(die, Plan(), range(1)))


def test_closing_ends_what_still_runs() -> None:
    before = set(multiprocessing.active_children())
    found = LocalWorkers(2).run(wait_long, Plan(), range(4))
    assert next(found) == 0
    found.close()
    assert set(multiprocessing.active_children()) <= before


def test_where_games_are_played_is_chosen_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert isinstance(workers(Where(processes=1)), InThisProcess)
    assert isinstance(workers(Where(processes=2)), LocalWorkers)
    assert isinstance(workers(Where("ray")), ray_workers.RayWorkers)
    key = parlour.game_keys()[0]
    assert main(["arena", key, "easy", "easy", "--on", "moon"]) == 2
    assert "not on “moon”" in capsys.readouterr().err


def test_without_its_extra_the_cluster_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    key = parlour.game_keys()[0]
    assert main(["arena", key, "easy", "easy", "--on", "ray", "--json"]) == 2
    assert "parlour[cluster]" in capsys.readouterr().err


def test_a_node_gets_the_bots_and_the_folder_of_the_one_who_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(outside_bots.VARIABLE, "rex=bots.dogs:Rex")
    monkeypatch.chdir(tmp_path)
    parcel = pickle.loads(pickle.dumps(ray_workers.pack(square, Plan())))
    monkeypatch.delenv(outside_bots.VARIABLE)
    monkeypatch.chdir("/")
    assert ray_workers.run_apart(parcel, 4) == 16
    assert outside_bots.named(parlour.game_keys()[0]) == {"rex": "bots.dogs:Rex"}
    assert Path.cwd() == tmp_path
    failed = ray_workers.run_apart(ray_workers.pack(refuse, Plan()), 2)
    assert isinstance(failed, Failed) and isinstance(failed.error, ParlourError)


def test_what_other_threads_print_stays_out_of_the_figures(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", ray_workers.OutputOfMain(sys.stdout))
    other = threading.Thread(target=print, args=("a node died",))
    other.start()
    other.join()
    print("figures")
    told = capsys.readouterr()
    assert (told.out, told.err) == ("figures\n", "a node died\n")


def test_a_node_with_another_version_is_refused() -> None:
    parcel = ray_workers.pack(square, Plan())._replace(version="0.0.1")
    failed = ray_workers.run_apart(parcel, 1)
    assert isinstance(failed, Failed)
    assert "Install the same version" in str(failed.error)
