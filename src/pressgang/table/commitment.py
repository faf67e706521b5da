"""What is shown of a shuffle before the first card. Needs nothing but Python, so that everybody can check it."""

from __future__ import annotations

import hashlib


def commitment_of(seed: int) -> str:
    """What is shown of a seed before the first card: the SHA-256 of its decimal digits.

    >>> commitment_of(7)[:16]
    '7902699be42c8a8e'
    """
    return hashlib.sha256(str(seed).encode()).hexdigest()
