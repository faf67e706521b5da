"""One game with people at it: seats, clocks, bots that fill in, storage. Knows nothing of HTTP."""
