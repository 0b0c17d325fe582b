import { spawn } from 'node:child_process';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkLive } from '../../tools/hosting/crawl-site.ts';
import { startStaticServer } from '../../tools/site/static-host.ts';
import { RUNNER_FILE } from '../../src/playground/sandbox/frame-pages.ts';
import { buildDir } from '../helpers/built-site.ts';
import { allRoutes } from '../helpers/routes.ts';

/** The address under which a host with clean addresses serves the page that runs edited code. */
const runnerAddress = `/${RUNNER_FILE.replace(/\.html$/, '')}`;

let good: { url: string; close: () => Promise<void> };
beforeAll(async () => {
  good = await startStaticServer({ folder: buildDir });
});
afterAll(() => good.close());

test('a host that follows the files has no problems', async () => {
  const { problems, pages, files } = await checkLive(good.url);
  expect(problems).toEqual([]);
  expect(pages).toBeGreaterThanOrEqual(allRoutes.length);
  expect(files).toBeGreaterThan(10);
});

describe('the check of a badly configured host', () => {
  let host: Server;
  let url: string;
  let said: { code: number | null; output: string };
  beforeAll(async () => {
    host = badHost(good.url);
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    url = `http://localhost:${(host.address() as AddressInfo).port}`;
    said = await run(url);
  }, 120_000);
  afterAll(() => {
    host.closeAllConnections();
    host.close();
  });

  test('fails with exit code 1', () => expect(said.code).toBe(1));

  test.each([
    ['a page that is gone', '/user-guide/faq: answers 404, and a page should be there'],
    ['a policy that lets any script run', '/api: lets any script run: script-src has an unsafe source'],
    ['headers of another build', '/user-guide/layer: has scripts that its policy blocks'],
    ['a missing header', 'comes without "X-Content-Type-Options: nosniff"'],
    ['old pages', /\/blog: is kept for 600 seconds without asking/],
    ['a wrong status for what is not there', 'A page that does not exist: answers 200 instead of 404'],
    [
      'an error that is kept',
      'A hashed file that does not exist: is kept for 31536000 seconds without asking',
    ],
    [
      'an error that says nothing of caching',
      'A page that does not exist: says nothing of caching: a browser may remember the error',
    ],
    [
      'Markdown that browsers save',
      /\/user-guide\/composition\.md: is "application\/octet-stream" and should be/,
    ],
    ['a compressed file', '/index.html.gz: answers 200: the file is there under its own name'],
    ['an old address that leads nowhere', '/examples/crawler: answers 404 and should lead to'],
    ['an index that is no index', '/search-index-default.json: answers 200 and is no search index'],
    [
      'an index of another build',
      '/search-index-docs-api-current.json: leads to /api/gone, which answers 404',
    ],
    ['edited code that could run as the site', `${runnerAddress}: comes without "sandbox" in its policy`],
    ['a frame that is refused', `${runnerAddress}: may not be framed`],
    ['a file that is gone', /\/img\/favicon\.svg(?: and \d+ more)?: answers 404, and pages load this file/],
  ])('reports %s in a sentence', (_what, sentence) => {
    expect(said.output).toMatch(typeof sentence === 'string' ? new RegExp(quoted(sentence)) : sentence);
  });

  test('allows a redirect to an address without an extension', () => {
    expect(said.output).not.toContain('answers 308');
  });
});

test('a host that does not respond is reported, too', async () => {
  const gone = await startStaticServer({ folder: buildDir });
  await gone.close();
  const { problems } = await checkLive(gone.url);
  expect(problems.join('\n')).toMatch(/gives no answer \(ECONNREFUSED\)/);
});

/** Forwards the good host's responses, with one mistake of each kind. */
function badHost(from: string): Server {
  return createServer((request, response) => {
    void answerBadly(new URL(request.url ?? '/', from), response);
  });
}

async function answerBadly(url: URL, response: ServerResponse): Promise<void> {
  const answer = await fetch(url, { redirect: 'manual' });
  const ofTransfer = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'connection']);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ofTransfer.has(name)));
  let status = answer.status;
  let body = Buffer.from(await answer.arrayBuffer());
  const policy = headers['content-security-policy'] ?? '';
  switch (url.pathname) {
    case '/user-guide/faq':
    case '/examples/crawler':
    case '/img/favicon.svg':
    case '/api/gone':
      status = 404;
      body = Buffer.from('gone');
      break;
    case `/${RUNNER_FILE}`:
      status = 308;
      headers['location'] = runnerAddress;
      break;
    case runnerAddress:
      headers['content-security-policy'] = policy.replace('; sandbox allow-scripts', '');
      headers['x-frame-options'] = 'DENY';
      break;
    case '/api':
      headers['content-security-policy'] = policy.replace(
        "script-src 'self'",
        "script-src 'self' 'unsafe-inline'",
      );
      break;
    case '/user-guide/layer':
      headers['content-security-policy'] = policy.replace(/ 'sha256-[^']+'/g, '');
      break;
    case '/user-guide/tutorials':
      delete headers['x-content-type-options'];
      break;
    case '/blog':
      headers['cache-control'] = 'max-age=600';
      break;
    case '/no/such/page':
      status = 200;
      delete headers['cache-control'];
      break;
    case '/assets/no-such-file.00000000.js':
      headers['cache-control'] = 'public, max-age=31536000, immutable';
      break;
    case '/user-guide/composition.md':
      headers['content-type'] = 'application/octet-stream';
      break;
    case '/index.html.gz':
      status = 200;
      break;
    case '/search-index-default.json':
      body = Buffer.from('{}');
      break;
    case '/search-index-docs-api-current.json':
      body = Buffer.from(
        body.toString('utf8').replace('"sectionRoute":"', '"sectionRoute":"/api/gone","old":"'),
      );
  }
  response.writeHead(status, headers).end(body);
}

function run(url: string): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/run.mjs', 'hosting/check-live', url], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('exit', (code) => resolve({ code, output }));
  });
}

function quoted(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
