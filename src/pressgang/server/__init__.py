"""HTTP and WebSocket for many tables. Knows tables; no table knows it."""
