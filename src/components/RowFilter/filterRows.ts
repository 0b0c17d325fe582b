/** The elements from a heading to the next one of its kind, or of a higher one. */
function sectionOf(heading: Element): HTMLElement[] {
  const elements: HTMLElement[] = [];
  for (let next: Element | null = heading; next !== null; next = next.nextElementSibling) {
    if (next !== heading && /^H\d$/.test(next.tagName) && next.tagName <= heading.tagName) break;
    if (next instanceof HTMLElement) elements.push(next);
  }
  return elements;
}

/** The section that a row speaks of: the one that its first link leads to on the page, if it begins with h3. */
function detailsOf(row: Element, scope: Element): HTMLElement[] {
  const target = row.querySelector('a')?.getAttribute('href') ?? '';
  const heading = target.startsWith('#') && scope.querySelector(`h3${target}`);
  return heading ? sectionOf(heading) : [];
}

/**
 * Hides the table rows that lack one of the words, and each section whose tables are then empty.
 * Sections without a table stay. A row that links to a section of the page takes it along. No words show everything.
 * @param scope the text of the page; its sections begin with h2
 * @param text what the reader typed; capitals do not matter
 * @returns how many rows are shown, and how many there are
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
  for (const row of all.filter(({ hidden }) => hidden)) {
    for (const element of details.get(row) ?? []) element.hidden = true;
  }
  return { shown: all.filter((row) => !row.hidden).length, all: all.length };
}
