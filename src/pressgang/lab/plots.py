"""Draws sheets as PNG, SVG and HTML that need no network: Altair for the drawing, vl-convert for the files."""

from __future__ import annotations

from typing import Any, cast

from pressgang.extras import need

from .sheets import Bars, Curve, Grid, Sheet

PICTURES = ("png", "svg", "html")
WIDTH = 520
ROW = 18
CELL = 80
INK, LINE, EVEN = "#1f3a5f", "#7f95ad", "#b5482e"
LEAST_SPAN = 0.02
"""A plot of rates spans at least two points, so that noise does not look like a difference."""


def needs_library() -> None:
    """Better to hear before the first game that nothing can be drawn."""
    need("--format " + ",".join(PICTURES), "lab", "altair", "vl_convert")


def _altair() -> Any:
    import altair

    return altair


def draw(sheet: Sheet, form: str) -> str | bytes:
    """The plot of a sheet as the content of a PNG, SVG or HTML file."""
    import vl_convert

    spec, locale = _dressed(_chart(sheet.plot), sheet).to_dict(), cast(Any, sheet.locale)
    if form == "png":
        return bytes(vl_convert.vegalite_to_png(spec, scale=2, format_locale=locale))
    if form == "svg":
        return str(vl_convert.vegalite_to_svg(spec, format_locale=locale))
    return str(vl_convert.vegalite_to_html(spec, bundle=True, format_locale=locale))


def _chart(plot: Bars | Grid | Curve) -> Any:
    if isinstance(plot, Curve):
        return _curve(plot)
    return _grid(plot) if isinstance(plot, Grid) else _bars(plot)


def _dressed(chart: Any, sheet: Sheet) -> Any:
    """With a title, and in the colours of the house."""
    title = _altair().TitleParams(sheet.title, subtitle=sheet.note, anchor="start", fontSize=16, subtitleFontSize=12, offset=12)
    axes = {"labelFontSize": 12, "titleFontSize": 12, "labelLimit": 260, "gridColor": "#e4e8ee"}
    return chart.properties(title=title, background="white", padding=16).configure_axis(**axes).configure_view(stroke=None)


def _bars(plot: Bars) -> Any:
    """A point and its interval in each row, and a dashed line where everybody would be equal."""
    alt = _altair()
    points = [{"label": label, "value": rate.value, "low": rate.low, "high": rate.high} for label, rate in plot.points]
    rows = alt.Y("label:N", sort=None, title=None, axis=alt.Axis(ticks=False, domain=False, grid=True))
    form = ".3~%" if plot.percent else ".0f"
    scale = alt.Scale(domain=_span(plot), nice=False, zero=False)
    along = alt.X("value:Q", title=plot.axis, scale=scale, axis=alt.Axis(format=form, tickCount=6))
    hover = [alt.Tooltip("label:N"), *[alt.Tooltip(f"{field}:Q", format=form) for field in ("value", "low", "high")]]
    base = alt.Chart(alt.Data(values=points)).encode(y=rows, tooltip=hover)
    ranges = base.mark_rule(strokeWidth=3, color=LINE).encode(x=along, x2="high:Q").encode(x=alt.X("low:Q", title=plot.axis, scale=scale))
    dots = base.mark_point(filled=True, size=60, color=INK, opacity=1).encode(x=along)
    even = alt.Chart(alt.Data(values=[{"even": plot.even}])).mark_rule(strokeDash=[5, 4], color=EVEN).encode(x="even:Q")
    return alt.layer(even, ranges, dots).properties(width=WIDTH, height={"step": ROW})


def _span(plot: Bars) -> list[float]:
    """All intervals and the line in the middle, with a little room."""
    low = min([plot.even, *[rate.low for _, rate in plot.points]])
    high = max([plot.even, *[rate.high for _, rate in plot.points]])
    room = max(0.04 * (high - low), LEAST_SPAN / 2 if plot.percent else 1.0)
    return [max(0.0, low - room), min(1.0, high + room)] if plot.percent else [low - room, high + room]


def _grid(plot: Grid) -> Any:
    """A coloured cell with its number for each pair."""
    alt = _altair()
    order = list(dict.fromkeys(row for row, _, _ in plot.cells))
    cells = [{"row": row, "column": column, "rate": rate} for row, column, rate in plot.cells]
    base = alt.Chart(alt.Data(values=cells)).encode(
        y=alt.Y("row:N", sort=order, title=plot.rows),
        x=alt.X("column:N", sort=order, title=plot.columns, axis=alt.Axis(orient="top", labelAngle=0, labelLimit=CELL)),
    )
    colour = alt.Color("rate:Q", scale=alt.Scale(scheme="redblue", domain=[0, 1]), legend=None)
    number = base.mark_text(fontSize=13).encode(
        text=alt.Text("rate:Q", format=".1%"),
        color=alt.condition("abs(datum.rate - 0.5) > 0.3", alt.value("white"), alt.value("black")),
    )
    return alt.layer(base.mark_rect().encode(color=colour), number).properties(width={"step": CELL}, height={"step": CELL // 2})


def _curve(plot: Curve) -> Any:
    """The loss, and below it the share against each opponent with its interval, beside a dashed line where both are equal."""
    alt = _altair()
    along = alt.X("games:Q", title=plot.games, scale=alt.Scale(zero=True), axis=alt.Axis(format=",d"))
    losses = alt.Chart(alt.Data(values=[{"games": games, "loss": loss} for games, loss in plot.losses]))
    falling = losses.mark_line(point=True, color=INK).encode(x=along, y=alt.Y("loss:Q", title=plot.loss, scale=alt.Scale(zero=False)))
    shares = [
        {"games": games, "opponent": opponent, "value": rate.value, "low": rate.low, "high": rate.high}
        for games, opponent, rate in plot.shares
    ]
    height = alt.Scale(zero=False)
    legend = alt.Legend(title=plot.opponent, orient="bottom", titleOrient="left")
    colours = alt.Color("opponent:N", scale=alt.Scale(range=[INK, EVEN]), legend=legend)
    base = alt.Chart(alt.Data(values=shares)).encode(x=along, color=colours)
    lines = base.mark_line(point=True).encode(y=alt.Y("value:Q", title=plot.share, scale=height, axis=alt.Axis(format=".0%")))
    ranges = base.mark_rule(opacity=0.6).encode(y=alt.Y("low:Q", title=plot.share, scale=height), y2="high:Q")
    even = alt.Chart(alt.Data(values=[{"even": plot.even}])).mark_rule(strokeDash=[5, 4], color=LINE).encode(y="even:Q")
    size = {"width": WIDTH, "height": WIDTH // 3}
    return alt.vconcat(falling.properties(**size), alt.layer(even, ranges, lines).properties(**size))
