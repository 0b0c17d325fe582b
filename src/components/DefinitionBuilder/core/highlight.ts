import { highlight as colored } from '../../../shared/highlight.ts';

const TOKEN = /("(?:\\.|[^"\\\n])*"?|-?\b\d[\d.eE+-]*|\b(?:true|false|null)\b)/;

/** Code with more characters stays plain, because each token is an element of the page. */
const LONGEST = 50_000;

/** Returns the HTML of a definition, or nothing if it's too long. */
export const highlight = (code: string): string | undefined =>
  code.length > LONGEST
    ? undefined
    : colored(code, TOKEN, (part, after) => {
        if (!part.startsWith('"')) return 'number';
        return /^\s*:/.test(after) ? 'property' : 'string';
      });
