interface Token {
  readonly text: string;
  /** The class that colors it, as in the code blocks of pages. */
  readonly kind?: 'property' | 'string' | 'number';
}

const TOKEN = /("(?:\\.|[^"\\])*"?|-?\b\d[\d.eE+-]*|\b(?:true|false|null)\b)/;

/** Code with more characters stays plain, because each token is an element of the page. */
const LONGEST = 50_000;

/** Splits a definition into what has a color and what's between. Joined, the pieces are the code. */
export function tokensOf(code: string): readonly Token[] {
  if (code.length > LONGEST) return [{ text: code }];
  const parts = code.split(TOKEN);
  return parts.map((text, index) => {
    if (index % 2 === 0) return { text };
    if (!text.startsWith('"')) return { text, kind: 'number' };
    return { text, kind: /^\s*:/.test(parts[index + 1] ?? '') ? 'property' : 'string' };
  });
}
