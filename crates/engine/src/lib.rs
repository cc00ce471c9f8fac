//! The fast part of Parlour.

#[cfg(feature = "python")]
mod python {
    use pyo3::prelude::*;

    #[pymodule(name = "_engine")]
    mod engine {}
}
