// What a CasparCG server makes of a line of AMCP: the answer, and the code that it evaluates in the page.

/** Releases 2.2 to 2.5.0 treat data the same way, but master has escaped it since August 4, 2026. */
export const RELEASES = ['2.5.0', 'master'] as const;
export type Release = (typeof RELEASES)[number];

export interface Result {
  readonly answer: string;
  /** The code that the page evaluates, one piece after the other. */
  readonly scripts: readonly string[];
}

/** The only escapes of AMCP. Any other backslash is dropped along with the character after it. */
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\', '"': '"', n: '\n' };

/** Splits a line of AMCP as 2.4.0 to 2.5.0 and master do: at spaces, except in quotes and parentheses. */
export function tokenize(line: string): string[] {
  const tokens: string[] = [];
  let token = '';
  let isQuoted = false;
  let depth = 0;
  const end = (isEmptyKept = false): void => {
    if (token !== '' || isEmptyKept) tokens.push(token);
    token = '';
  };
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (character === '\\') {
      at += 1;
      token += ESCAPES[line.charAt(at)] ?? '';
    } else if (depth === 0 && character === '"') {
      isQuoted = !isQuoted;
      end(!isQuoted);
    } else if (depth === 0 && !isQuoted && character === ' ') {
      end();
    } else {
      token += character;
      if (isQuoted) continue;
      if (character === '(') depth += 1;
      if (character === ')' && depth > 0) {
        depth -= 1;
        if (depth === 0) end();
      }
    }
  }
  end();
  return tokens;
}

const trimmed = (text: string): string => text.replace(/^[ "]+|[ "]+$/gu, '');

/** What each source escapes in data before the page evaluates it. */
const ESCAPED: Readonly<Record<Release, (data: string) => string>> = {
  '2.5.0': (data) => data.replaceAll('"', '\\"'),
  master: (data) =>
    data.replace(/[\\"]/gu, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t'),
};

const updateWith = (data: string, release: Release): string => `update("${ESCAPED[release](trimmed(data))}")`;

/** Data only counts if it starts like JSON or XML. Otherwise, it names a stored file, and there are none. */
const isData = (data: string): boolean => /^[{<]/u.test(data);

const callOf = (label: string): string => (label.endsWith(')') ? label : `${label}()`);

/** Opens a server with empty layers, and returns what it does with each line. */
export function openServer(release: Release): (line: string) => Result {
  const templates = new Set<string>();
  return (line) => {
    const [cg = '', place = '', verb = '', ...given] = tokenize(line);
    if (cg !== 'CG') throw new Error(`The emulator of CasparCG ${release} only has CG commands: ${line}`);
    const ok = (...scripts: string[]): Result => ({ answer: '202 CG OK', scripts });
    const failed = (code: number): Result => ({ answer: `${code} CG ${verb} FAILED`, scripts: [] });
    const [, first = '', second, third] = given;
    const hasTemplate = templates.has(place);
    switch (verb) {
      case 'ADD': {
        // Empty data is an error, unlike missing data.
        if (second === undefined || third === '') return failed(402);
        templates.add(place);
        const data = third !== undefined && isData(third) ? third : '';
        return ok(updateWith(data, release), ...(second === '1' ? ['play()'] : []));
      }
      case 'UPDATE':
        if (first === '') return failed(402);
        return hasTemplate ? ok(updateWith(isData(first) ? first : '', release)) : failed(403);
      case 'INVOKE':
        if (first === '') return failed(402);
        if (!hasTemplate) return failed(403);
        return { answer: '201 CG OK\r\n', scripts: [callOf(trimmed(first))] };
      case 'PLAY':
        return hasTemplate ? ok('play()') : ok();
      case 'STOP':
      case 'NEXT':
      case 'REMOVE':
        return hasTemplate ? ok(`${verb.toLowerCase()}()`) : failed(403);
      case 'CLEAR':
        templates.delete(place);
        return ok();
      default:
        throw new Error(`The emulator of CasparCG ${release} doesn't know the command ${verb}: ${line}`);
    }
  };
}

/** Returns the errors of a server's scripts. Each runs separately, so play runs after an invalid update. */
export const evaluate = (scripts: readonly string[], page: object): unknown[] =>
  scripts.flatMap((script) => {
    try {
      new Function('page', `with (page) { ${script}\n}`)(page);
      return [];
    } catch (error) {
      return [error];
    }
  });
