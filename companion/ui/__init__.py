"""The screens of Tableside."""
