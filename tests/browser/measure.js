() => {
  // What is wrong with the page as it is laid out now, in words. Nothing is waited for.
  const wrong = [];
  const name = (it) => `<${it.tagName.toLowerCase()} class="${it.getAttribute('class') ?? ''}"> ${(it.getAttribute('aria-label') ?? it.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}`;
  const root = document.querySelector('dialog:modal') ?? document.body;
  const seen = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !it.closest('.visually-hidden, .skip, [inert], .near, .remark, .fan[aria-hidden]');
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth + 1) wrong.push(`the page is ${page.scrollWidth - page.clientWidth} px too wide`);

  // No text is cut: neither by its own box nor by one around it that does not scroll.
  const clips = (it) => /hidden|clip/.test(getComputedStyle(it).overflowX + getComputedStyle(it).overflowY);
  const scrolls = (it) => /auto|scroll/.test(getComputedStyle(it).overflowX + getComputedStyle(it).overflowY);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const it = text.parentElement;
    if (!text.data.trim() || !it || /^(SCRIPT|STYLE|OPTION|TITLE)$/.test(it.tagName) || it.closest('svg') || !seen(it)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    for (let up = it; up && up !== root; up = up.parentElement) {
      if (scrolls(up)) break;
      if (!clips(up)) continue;
      const edge = up.getBoundingClientRect();
      if (edge.width <= 2) break; // only for screen readers
      if (box.left < edge.left - 2 || box.right > edge.right + 2 || box.top < edge.top - 4 || box.bottom > edge.bottom + 4) {
        wrong.push(`text cut: ${text.data.trim().slice(0, 40)} in ${name(up)}`);
        break;
      }
    }
  }

  // Nothing leaves its box.
  for (const box of root.querySelectorAll('.opponent, section.mine, article.seat, li.sailor, .panel, .spread, .zone')) {
    if (!seen(box)) continue;
    const edge = box.getBoundingClientRect();
    for (const it of box.querySelectorAll('.card, button, .name, .count')) {
      if (!seen(it) || it.closest('[data-text]') || it.matches('.aim, .whole')) continue;
      let scrolled = false;
      for (let up = it.parentElement; up && up !== box; up = up.parentElement) scrolled ||= scrolls(up);
      const at = it.getBoundingClientRect();
      const out = Math.max(edge.left - at.left, at.right - edge.right, edge.top - at.top, at.bottom - edge.bottom);
      if (!scrolled && out > 6) wrong.push(`${name(it)} is ${Math.round(out)} px outside of ${name(box)}`);
    }
  }

  // What sticks to the edge leaves room for the table.
  for (const it of root.querySelectorAll('.stage .bar, .stage .foot, .stage .actions')) {
    const share = it.getBoundingClientRect().height / innerHeight;
    if (getComputedStyle(it).position === 'sticky' && share > 0.42) wrong.push(`${name(it)} hides ${Math.round(100 * share)}% of the table`);
  }

  // Whatever can be pressed can be brought to where it is hit, and is not under anything else.
  const controls = [...root.querySelectorAll('button, a[href], input, select, textarea, summary')].filter((it) => seen(it) && !it.disabled && it.getBoundingClientRect().width > 0);
  const cells = controls.filter((it) => it.matches('.cell'));
  for (const it of controls) {
    if (cells.includes(it) && cells.indexOf(it) % 17 !== 0) continue; // they lie in a grid: some stand for all
    it.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = it.getBoundingClientRect();
    const points = [[0.5, 0.5], [0.12, 0.5], [0.88, 0.5], [0.5, 0.12], [0.5, 0.88], [0.12, 0.12]];
    const hits = points.filter(([x, y]) => {
      const hit = document.elementFromPoint(left + x * width, top + y * height);
      return hit !== null && (it.contains(hit) || hit.closest('.aim, .whole') || (hit.closest('label')?.contains(it) ?? false) || hit.closest('label')?.control === it);
    });
    const fanned = it.matches('.card');
    if (hits.length < (fanned ? 1 : 4)) {
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      wrong.push(`${name(it)} is covered by ${over ? name(over) : 'the edge'}`);
    }
  }
  for (const it of document.querySelectorAll('.stage')) it.scrollTop = 0;
  scrollTo(0, 0);
  return [...new Set(wrong)].slice(0, 12);
}
