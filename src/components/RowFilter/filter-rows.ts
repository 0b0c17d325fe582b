/** Returns the elements from a heading to the next one of its level or above. */
function sectionOf(heading: Element): HTMLElement[] {
  const elements: HTMLElement[] = [];
  for (let next: Element | null = heading; next !== null; next = next.nextElementSibling) {
    if (next !== heading && /^H\d$/.test(next.tagName) && next.tagName <= heading.tagName) break;
    if (next instanceof HTMLElement) elements.push(next);
  }
  return elements;
}

/** Returns the section that a row is about: the one that its first link leads to on the page, if it starts with an h3. */
function detailsOf(row: Element, scope: Element): HTMLElement[] {
  const target = row.querySelector('a')?.getAttribute('href') ?? '';
  // Not a selector, because an ID can contain anything.
  const heading = [...scope.querySelectorAll('h3[id]')].find(({ id }) => target === `#${id}`);
  return heading ? sectionOf(heading) : [];
}

/**
 * Hides the table rows that don't contain all of the words, and each section whose tables are then empty.
 * Sections without a table stay. If a row links to a section of the page, they're shown and hidden together.
 * Without words, everything is shown.
 * @param scope the text of the page; its sections start with h2
 * @param text what the reader typed; case doesn't matter
 */
export function filterRows(scope: Element, text: string): { shown: number; all: number } {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const all = [...scope.querySelectorAll<HTMLElement>('tbody tr')];
  const details = new Map(all.map((row) => [row, detailsOf(row, scope)]));
  for (const row of all) {
    const parts = [row, ...(details.get(row) ?? [])];
    const content = parts.map((part) => (part.textContent ?? '').toLowerCase()).join(' ');
    row.hidden = !words.every((word) => content.includes(word));
  }
  for (const heading of scope.querySelectorAll('h2')) {
    const section = sectionOf(heading);
    const rows = section.flatMap((element) => [...element.querySelectorAll<HTMLElement>('tbody tr')]);
    const isEmpty = rows.length > 0 && rows.every((row) => row.hidden);
    for (const element of section) element.hidden = isEmpty;
  }
  for (const row of all.filter(({ hidden }) => hidden))
    for (const element of details.get(row) ?? []) element.hidden = true;

  return { shown: all.filter((row) => !row.hidden).length, all: all.length };
}
