const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes text for use between HTML tags. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
