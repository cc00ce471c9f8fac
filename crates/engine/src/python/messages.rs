//! Messages for people, formatted by Fluent.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyString};
use unic_langid::LanguageIdentifier;

/// The messages of one language.
#[pyclass(module = "parlour._engine")]
pub(super) struct Messages(FluentBundle<FluentResource>);

#[pymethods]
impl Messages {
    #[new]
    fn new(language: &str) -> PyResult<Self> {
        let language: LanguageIdentifier =
            language.parse().map_err(|_| PyValueError::new_err(format!("{language:?} is no language")))?;
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        bundle.set_use_isolating(false);
        Ok(Self(bundle))
    }

    /// Adds the messages of a Fluent file; none of them may be there already.
    fn add(&mut self, source: String) -> PyResult<()> {
        let resource = FluentResource::try_new(source).map_err(|(_, errors)| {
            let found: Vec<String> = errors.iter().map(ToString::to_string).collect();
            PyValueError::new_err(found.join("; "))
        })?;
        self.0.add_resource(resource).map_err(|errors| failure("a file of messages", &errors))
    }

    fn __contains__(&self, id: &str) -> bool {
        self.0.has_message(id)
    }

    /// The message with its arguments filled in.
    fn format(&self, id: &str, args: Option<&Bound<'_, PyDict>>) -> PyResult<String> {
        let pattern = self
            .0
            .get_message(id)
            .and_then(|message| message.value())
            .ok_or_else(|| PyValueError::new_err(format!("there is no message {id}")))?;
        let args = args.map(read_args).transpose()?;
        let mut errors = Vec::new();
        let text = self.0.format_pattern(pattern, args.as_ref(), &mut errors);
        if errors.is_empty() { Ok(text.into_owned()) } else { Err(failure(id, &errors)) }
    }
}

fn failure(what: &str, errors: &[FluentError]) -> PyErr {
    let found: Vec<String> = errors.iter().map(ToString::to_string).collect();
    PyValueError::new_err(format!("{what}: {}", found.join("; ")))
}

fn read_args<'py>(args: &Bound<'py, PyDict>) -> PyResult<FluentArgs<'py>> {
    let mut read = FluentArgs::with_capacity(args.len());
    for (name, value) in args {
        let name = name.extract::<String>()?;
        let value = if let Ok(text) = value.cast::<PyString>() {
            FluentValue::from(text.to_string_lossy().into_owned())
        } else if let Ok(truth) = value.cast::<PyBool>() {
            FluentValue::from(if truth.is_true() { "yes" } else { "no" })
        } else if value.is_instance_of::<PyInt>() {
            // Integers beyond 64 bits come from hostile input; they are shown as they are.
            match value.extract::<i64>() {
                Ok(number) => FluentValue::from(number),
                Err(_) => FluentValue::from(value.str()?.to_string()),
            }
        } else if value.is_instance_of::<PyFloat>() {
            FluentValue::from(value.extract::<f64>()?)
        } else {
            let kind = value.get_type().name()?;
            return Err(PyTypeError::new_err(format!("{name} is of type {kind}")));
        };
        read.set(name, value);
    }
    Ok(read)
}
