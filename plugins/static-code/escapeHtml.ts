const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text as HTML between tags. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (letter) => ENTITIES[letter] ?? letter);
