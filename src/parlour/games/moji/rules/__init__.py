"""The rulebook as code, one module for each chapter."""
