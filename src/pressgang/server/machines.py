"""What machines ask: whether the server is well, and its numbers."""

from __future__ import annotations

from typing import Final

from litestar import MediaType, Response, get

from .asking import Asked, services_of, storage_of


@get("/healthz", operation_id="health", media_type=MediaType.TEXT)
async def health(request: Asked) -> Response[str]:
    """Whether the server and its database answer, and what was to be stored last could be."""
    await storage_of(request).database.ping()
    return Response("ok\n", media_type=MediaType.TEXT)


@get("/readyz", operation_id="ready", media_type=MediaType.TEXT)
async def ready(request: Asked) -> Response[str]:
    """Whether something can be stored now: it is tried."""
    await storage_of(request).database.try_write()
    return Response("ok\n", media_type=MediaType.TEXT)


@get("/metrics", operation_id="metrics", media_type=MediaType.TEXT)
async def metrics(request: Asked) -> Response[bytes]:
    """Numbers for Prometheus."""
    services = services_of(request)
    services.meters.tables.set(len(services.house.tables))
    return Response(services.meters.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES: Final = [health, ready, metrics]
