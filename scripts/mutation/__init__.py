"""Mutation testing: small changes of the sources, and whether a test notices them."""
