/** The elements from a heading to the next one of its kind. */
function sectionOf(heading: Element): HTMLElement[] {
  const elements: HTMLElement[] = [];
  for (let next: Element | null = heading; next !== null; next = next.nextElementSibling) {
    if (next !== heading && next.tagName === heading.tagName) break;
    if (next instanceof HTMLElement) elements.push(next);
  }
  return elements;
}

/**
 * Hides the table rows that lack one of the words, and each section whose tables are then empty.
 * Sections without a table stay. No words show everything.
 * @param scope the text of the page; its sections begin with h2
 * @param text what the reader typed; capitals do not matter
 * @returns how many rows are shown, and how many there are
 */
export function filterRows(scope: Element, text: string): { shown: number; all: number } {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (row: Element): boolean => {
    const content = (row.textContent ?? '').toLowerCase();
    return words.every((word) => content.includes(word));
  };
  const all = [...scope.querySelectorAll<HTMLElement>('tbody tr')];
  for (const row of all) {
    row.hidden = !matches(row);
  }
  for (const heading of scope.querySelectorAll('h2')) {
    const section = sectionOf(heading);
    const rows = section.flatMap((element) => [...element.querySelectorAll<HTMLElement>('tbody tr')]);
    const isEmpty = rows.length > 0 && rows.every((row) => row.hidden);
    for (const element of section) element.hidden = isEmpty;
  }
  return { shown: all.filter((row) => !row.hidden).length, all: all.length };
}
