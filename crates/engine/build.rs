//! Finds the games: every folder of `src` with a `python.rs` is a game, so no file outside it names it.
//!
//! Writes `games.rs`, which declares their modules and registers their Python classes.

use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=src");
    let folder = |name| PathBuf::from(env::var_os(name).expect("Cargo sets it"));
    let source = folder("CARGO_MANIFEST_DIR").join("src");
    let mut games = Vec::new();
    for entry in fs::read_dir(&source)? {
        let entry = entry?;
        if entry.path().join("python.rs").exists() {
            games.push(entry.file_name().into_string().expect("a module's name"));
        }
    }
    games.sort();
    let mut lines = Vec::new();
    for game in &games {
        let file = source.join(game).join("mod.rs");
        lines.push(format!("#[path = \"{}\"]\npub mod {game};", file.display()));
    }
    lines.push("#[cfg(feature = \"python\")]\n#[allow(unused_imports)]\nmod games {".to_owned());
    lines.extend(games.iter().map(|game| format!("    pub(crate) use super::{game}::python::*;")));
    lines.push("    use pyo3::prelude::*;".to_owned());
    lines.push("    pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {".to_owned());
    lines.extend(games.iter().map(|game| format!("        super::{game}::python::add(module)?;")));
    lines.push("        Ok(())\n    }\n}\n".to_owned());
    fs::write(folder("OUT_DIR").join("games.rs"), lines.join("\n"))
}
