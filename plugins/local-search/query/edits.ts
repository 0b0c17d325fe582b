const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Every string that's one typing error away: a letter omitted, doubled, added, or replaced, or two letters
 * swapped. In a word without Latin letters, letters are only removed and swapped.
 */
export function oneEditAway(word: string): Set<string> {
  const edits = new Set<string>();
  const letters = /[a-z0-9]/u.test(word) ? LETTERS : '';
  for (let at = 0; at <= word.length; at += 1) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    if (after !== '') edits.add(before + after.slice(1));

    if (after.length > 1) edits.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));

    for (const letter of letters) {
      edits.add(before + letter + after);
      if (after !== '') edits.add(before + letter + after.slice(1));
    }
  }
  edits.delete(word);
  edits.delete('');
  return edits;
}
