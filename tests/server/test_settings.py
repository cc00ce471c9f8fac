"""Settings of `parlour serve` by flags, by the environment and by a file, in this order."""

from argparse import Namespace
from pathlib import Path

import pytest

from parlour.cli import config, main
from parlour.cli.arguments import parse
from parlour.contract.i18n import Translator
from parlour.kernel.errors import ParlourError


def settled(*flags: str, environ: dict[str, str] | None = None, file: Path | None = None) -> Namespace:
    args = parse(["serve", *flags, *(("--config", str(file)) if file else ())], Translator("en"))
    config.settle(args, environ or {})
    return args


def written(folder: Path, text: str) -> Path:
    path = folder / "parlour.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_flags_come_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, 'port = 1111\nbind = "::1"\nhost = ["a.example", "b.example"]\nlocal = true\npace = 2.5\n')
    environ = {"PARLOUR_PORT": "2222", "PARLOUR_BIND": "10.0.0.2", "PARLOUR_LOCAL": "no"}
    args = settled("--port", "3333", environ=environ, file=file)
    assert (args.port, args.bind, args.local) == ("3333", "10.0.0.2", False)
    assert (args.host, args.pace, args.quota) == (["a.example", "b.example"], "2.5", "256")
    assert settled(file=file).local is True
    assert settled(environ={"PARLOUR_CONFIG": str(file)}).port == "1111"
    assert settled().port == "8765"


@pytest.mark.parametrize("setting", config.SETTINGS, ids=lambda one: one.name)
def test_every_setting_has_a_flag_a_key_and_a_variable(setting: config.Setting, tmp_path: Path) -> None:
    value = setting.choices[-1] if setting.choices else "7"
    by_flag = settled(f"--{setting.name}", *([] if setting.kind == "switch" else [value]))
    expected: object = {"switch": True, "list": [value], "text": value}[setting.kind]
    if setting.name == "data":
        expected = Path(value)
    assert getattr(by_flag, setting.attribute) == expected
    toml = "true" if setting.kind == "switch" else f'"{value}"'
    by_file = settled(file=written(tmp_path, f"{setting.name} = {toml}\n"))
    assert getattr(by_file, setting.attribute) == expected
    if setting.by_environment:
        text = "yes" if setting.kind == "switch" else value
        assert getattr(settled(environ={setting.variable: text}), setting.attribute) == expected


def test_where_the_tables_are_is_taken_from_one_place(tmp_path: Path) -> None:
    file = written(tmp_path, 'data = "club.db"\n')
    assert settled(file=file).data == Path("club.db")
    by_environment = settled(environ={"PARLOUR_STORE": "postgresql://localhost/club"}, file=file)
    assert (by_environment.data, by_environment.store) == (None, "postgresql://localhost/club")
    by_flag = settled("--data", "x.db", environ={"PARLOUR_STORE": "postgresql://localhost/club"}, file=file)
    assert (by_flag.data, by_flag.store) == (Path("x.db"), None)
    with pytest.raises(ParlourError, match="not both"):
        settled(file=written(tmp_path, 'data = "club.db"\nstore = "postgresql://localhost/club"\n'))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('basepath = "/games"\n', "Did you mean “base-path”?"),
        ('base_path = "/games"\n', "Did you mean “base-path”?"),
        ("zzz = 1\n", "there’s no setting “zzz”. Choose from: data, store, port"),
        ("local = 1\n", "“local” must be true or false"),
        ("host = 5\n", "“host” must be text, or a list of texts"),
        ("port = true\n", "“port” must be text or a number"),
        ("port = [1]\n", "“port” must be text or a number"),
        ('sync = "often"\n', "“often” isn’t one of normal, full"),
        ("port\n", "Can’t read the settings"),
        ("[serve]\nport = 1\n", "there’s no setting “serve”"),
    ],
)
def test_a_file_that_makes_no_sense_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(ParlourError) as error:
        settled(file=written(tmp_path, text))
    assert sentence in error.value.message and str(tmp_path) in error.value.message


@pytest.mark.parametrize(
    ("environ", "sentence"),
    [
        ({"PARLOUR_BASEPATH": "/games"}, "Did you mean “PARLOUR_BASE_PATH”?"),
        ({"PARLOUR_LOCAL": "perhaps"}, "“perhaps” is neither yes nor no"),
        ({"PARLOUR_SYNC": "often"}, "“often” isn’t one of normal, full"),
        ({"PARLOUR_CONFIG": "/nowhere.toml"}, "Can’t read the settings in /nowhere.toml"),
    ],
)
def test_variables_that_make_no_sense_are_refused(environ: dict[str, str], sentence: str) -> None:
    with pytest.raises(ParlourError) as error:
        settled(environ=environ)
    assert sentence in error.value.message


def test_variables_of_others_are_left_alone() -> None:
    assert settled(environ={"PARLOUR_EXAMPLES": "soak", "PARLOUR_DATA": "/x", "PARLOUR_GAMES": "m"}).port == "8765"


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--bind", "kitchen"], "“kitchen” isn’t a network address"),
        (["--bind", "10.0.0.2", "--local"], "not both"),
        (["--proxy", "10.0.0.2/8"], "isn’t a network address or a network"),
        (["--base-path", "/api"], "“/api” can’t be a base path"),
        (["--base-path", "/a b"], "“/a b” can’t be a base path"),
        (["--base-path", "//evil.example/x/../y"], "can’t be a base path"),
        (["--bind", "192.0.2.1"], "doesn’t have the address 192.0.2.1"),
        (["--local", "--traces", "collector"], "isn’t an address of a collector"),
        (["--local", "--audit-log", "/nowhere/audit.log"], "Can’t write the audit log"),
    ],
)
def test_addresses_that_are_none_are_refused(
    flags: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--no-browser", "--port", "0", "--data", str(tmp_path / "t.db"), *flags]) == 2
    assert sentence in capsys.readouterr().err
