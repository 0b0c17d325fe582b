import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtFiles, isHashed } from '../../plugins/delivery/built-files.ts';
import { hostFileNames } from '../../plugins/delivery/host-files.ts';
import { headerRulesOf, headersFor } from '../../plugins/delivery/host-headers.ts';

/** The number of parallel requests. The check isn't a load test. */
const CONCURRENCY = 6;

/** Addresses that don't exist, or that visitors must not see. */
const MISSING = ['no/such/page', 'assets/no-such-file.00000000.js', 'index.html.gz'];

/** A file's address. Only a page with a hash in its name, shown in a frame, is requested with `.html`. */
const addressOf = (file: string): string =>
  isHashed(file) ? file : file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '');

const withoutSpaces = (value: string | null): string | undefined => value?.replaceAll(' ', '').toLowerCase();

/** Compares a deployed site with its folder: files, `_headers`, and `_redirects`. Returns what's wrong. */
export async function compareSite(site: string, folder: string): Promise<readonly string[]> {
  const base = new URL(site.endsWith('/') ? site : `${site}/`);
  const rules = headerRulesOf(folder);
  const redirects = new Map(
    readFileSync(path.join(folder, '_redirects'), 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .map(([from = '', to]) => [from, to] as const),
  );
  const problems = new Map<string, string[]>();
  const report = (address: string, problem: string): void => {
    problems.set(problem, [...(problems.get(problem) ?? []), new URL(address, base).pathname]);
  };

  async function request(address: string): Promise<Response | undefined> {
    try {
      return await fetch(new URL(address, base), { redirect: 'manual', signal: AbortSignal.timeout(20_000) });
    } catch (error) {
      const { cause, message } = error as Error & { cause?: { code?: string } };
      report(address, `doesn't answer (${cause?.code ?? message})`);
      return undefined;
    }
  }

  function checkCaching(address: string, { headers }: Response): void {
    if (!/\bno-(?:cache|store)\b|\bmax-age=0\b/.test(headers.get('cache-control') ?? ''))
      report(address, 'may be kept without asking, so readers get old pages: send "Cache-Control: no-cache"');
  }

  async function checkFile(file: string): Promise<void> {
    const address = addressOf(file);
    const { pathname } = new URL(address, base);
    const from = pathname.replace(/\/$/, '');
    const to = redirects.get(from);
    let answer = await request(to === undefined ? address : from);
    if (answer === undefined) return;
    const target = new URL(answer.headers.get('location') ?? address, base).pathname;
    if (target === to) return;
    // Hosts add a slash to the folder of a redirect page, and remove the ending of a page in a frame.
    const isSame = target === `${from}/` || `${target}.html` === from;
    if (answer.status >= 300 && answer.status < 400 && isSame) answer = await request(target);
    if (answer === undefined) return;
    if (answer.status !== 200) {
      report(address, `answers ${answer.status}${to === undefined ? '' : ` and should lead to ${to}`}`);
      return;
    }
    const body = Buffer.from(await answer.arrayBuffer());
    if (!body.equals(readFileSync(path.join(folder, file))))
      report(address, 'differs from the file of this build');
    const expected = headersFor(rules, pathname);
    if (file.endsWith('.html')) expected['Content-Type'] = 'text/html; charset=utf-8';
    for (const [name, value] of Object.entries(expected)) {
      const found = answer.headers.get(name);
      if (withoutSpaces(found) !== withoutSpaces(value))
        report(address, `has ${found === null ? 'no' : 'another'} ${name}: send "${value}"`);
    }
    if (expected['Cache-Control'] === undefined) checkCaching(address, answer);
  }

  async function checkMissing(address: string): Promise<void> {
    const answer = await request(address);
    if (answer === undefined) return;
    const text = await answer.text();
    if (answer.status !== 404) report(address, `answers ${answer.status} instead of 404`);
    else if (text !== readFileSync(path.join(folder, '404.html'), 'utf8'))
      report(address, "doesn't show 404.html");
    checkCaching(address, answer);
  }

  if ((await request('')) !== undefined) {
    for (const address of MISSING) await checkMissing(address);
    const notServed: readonly string[] = [...hostFileNames, '404.html'];
    const waiting = builtFiles(folder).filter((file) => !notServed.includes(file));
    const work = async (): Promise<void> => {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) await checkFile(file);
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
  }
  return [...problems].map(([problem, [first = '', ...others]]) =>
    others.length === 0 ? `${first}: ${problem}` : `${first} and ${others.length} more: ${problem}`,
  );
}
