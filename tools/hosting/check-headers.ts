/** Problems of one kind. */
type Notes = { add: (sentence: string, address: string) => void };
/** `wrong` breaks something; `better` costs something. */
export type AllNotes = { wrong: Notes; better: Notes };

/** A year, minus a margin for hosts that round. */
const longSeconds = 30_000_000;

/** @returns the seconds for which a browser keeps the response without asking */
function freshFor(answer: Response): number | undefined {
  const cache = answer.headers.get('cache-control') ?? '';
  if (/\bno-(?:cache|store)\b/.test(cache)) return 0;
  const age = /\bmax-age=(\d+)/.exec(cache)?.[1];
  return age === undefined ? undefined : Number(age);
}

/**
 * Checks what every response needs, and how long it may be cached.
 * @param kind - pages and search indexes must be revalidated on each visit
 */
export function checkAnswer(path: string, answer: Response, notes: AllNotes, kind: 'page' | 'file') {
  if (answer.headers.get('x-content-type-options') !== 'nosniff')
    notes.wrong.add('comes without "X-Content-Type-Options: nosniff"', path);

  if (/(?:html|javascript|json|css)/.test(answer.headers.get('content-type') ?? '')) {
    if (
      answer.headers.get('content-encoding') === null &&
      Number(answer.headers.get('content-length') ?? 2000) > 1500
    )
      notes.better.add('comes uncompressed', path);
  }
  if (kind !== 'page') return;
  const fresh = freshFor(answer);
  if (fresh === undefined) {
    notes.wrong.add(
      'says nothing of caching: browsers guess and show old pages; send "Cache-Control: no-cache"',
      path,
    );
  } else if (fresh > 0) {
    notes.wrong.add(
      `is kept for ${fresh} seconds without asking: readers get old pages; send "Cache-Control: no-cache"`,
      path,
    );
  }
}

/**
 * Checks a response for something that doesn't exist. It must not be cached, because the thing may exist
 * later.
 */
export function checkError(path: string, answer: Response, notes: AllNotes) {
  const fresh = freshFor(answer);
  if (fresh === undefined) {
    notes.wrong.add(
      'says nothing of caching: a browser may remember the error; send "Cache-Control: no-cache"',
      path,
    );
  } else if (fresh > 0) {
    notes.wrong.add(
      `is kept for ${fresh} seconds without asking: the error outlives its cause; send "Cache-Control: no-cache"`,
      path,
    );
  }
}

/** A Markdown copy of a page. */
export function checkMarkdown(path: string, answer: Response, notes: AllNotes) {
  const type = answer.headers.get('content-type') ?? '';
  if (!/^text\/(?:markdown|plain); ?charset=utf-8$/i.test(type))
    notes.wrong.add(`is "${type}" and should be text in UTF-8: browsers save it instead of showing it`, path);
}

/** A file with a name that changes with its content. */
export function checkHashed(path: string, answer: Response, notes: AllNotes) {
  if ((freshFor(answer) ?? 0) < longSeconds) {
    notes.better.add(
      'could be kept for a year: send "Cache-Control: public, max-age=31536000, immutable"',
      path,
    );
  }
}

/**
 * Checks a page's policies, and that the page's own scripts may run under them.
 * @param scriptHashes - the hashes of the scripts in the page
 */
export function checkPolicies(
  path: string,
  answer: Response,
  scriptHashes: readonly string[],
  notes: AllNotes,
) {
  const type = answer.headers.get('content-type') ?? '';
  if (!/^text\/html; ?charset=utf-8$/i.test(type))
    notes.wrong.add(`is "${type}" and should be HTML in UTF-8`, path);
  for (const name of ['referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'])
    if (!answer.headers.has(name)) notes.wrong.add(`comes without "${name}"`, path);

  const policy = answer.headers.get('content-security-policy');
  if (policy === null) {
    notes.wrong.add('comes without "content-security-policy"', path);
    return;
  }
  const scripts = /(?:^|;)\s*script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  if (/'unsafe-(?:inline|eval)'/.test(scripts))
    notes.wrong.add('lets any script run: script-src has an unsafe source', path);
  const blocked = scriptHashes.filter((hash) => !scripts.includes(hash));
  if (blocked.length > 0)
    notes.wrong.add('has scripts that its policy blocks: pages and headers are of different builds', path);

  if (!/frame-ancestors/.test(policy) && !answer.headers.has('x-frame-options'))
    notes.wrong.add('can be framed by any site', path);
}

/** A page that this site shows in a frame and that runs the code that readers write. */
export function checkFramed(path: string, answer: Response, notes: AllNotes) {
  const policy = answer.headers.get('content-security-policy') ?? '';
  if (!/\bsandbox\b/.test(policy)) {
    notes.wrong.add(
      'comes without "sandbox" in its policy: opened by itself it runs code as this site',
      path,
    );
  }
  if (
    /frame-ancestors 'none'/.test(policy) ||
    answer.headers.get('x-frame-options')?.toUpperCase() === 'DENY'
  )
    notes.wrong.add('may not be framed: edited code cannot run. It has headers of its own', path);

  checkHashed(path, answer, notes);
}
