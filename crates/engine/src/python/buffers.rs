//! Arrays of Python's, used in place: a copy would cost every call all of them.
//!
//! The only unsafe code of the crate: pyo3 offers no safe way without a copy.
#![allow(unsafe_code)]

use std::cell::Cell;

use pyo3::buffer::{Element, PyBuffer, ReadOnlyCell};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// The values of an array, read and written in place.
pub(crate) fn cells<'a, T: Element>(_: Python<'a>, buffer: &'a PyBuffer<T>) -> PyResult<&'a [Cell<T>]> {
    let found = buffer.as_slice_ptr().filter(|_| !buffer.readonly());
    let Some(values) = found else {
        return Err(PyValueError::new_err("an array cannot be written to, or has gaps"));
    };
    // SAFETY: `PyBuffer` has checked the type, the size and the alignment, and keeps the memory alive as long as the
    // reference. A cell has the layout of its value. No other thread reads or writes it while this one is attached to
    // the interpreter, which it is as long as the reference lives.
    Ok(unsafe { &*(values.as_ptr() as *const [Cell<T>]) })
}

/// The values of an array, read in place.
pub(crate) fn values<'a, T: Element>(
    _: Python<'a>,
    buffer: &'a PyBuffer<T>,
) -> PyResult<&'a [ReadOnlyCell<T>]> {
    let Some(values) = buffer.as_slice_ptr() else {
        return Err(PyValueError::new_err("an array has gaps"));
    };
    // SAFETY: as above; a read-only cell has the layout of its value, too.
    Ok(unsafe { &*(values.as_ptr() as *const [ReadOnlyCell<T>]) })
}
