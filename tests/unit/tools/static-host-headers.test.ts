import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../../tools/site/host-headers.ts';
import { startStaticServer } from '../../../tools/site/static-host.ts';

test('joins the values of all rules that match an address', () => {
  const rules = parseHeaders('# all\n/*\n  X-One: 1\n/a/*\n  X-One: 2\n  X-Two: b: c\n');
  expect(headersFor(rules, '/b')).toEqual({ 'X-One': '1' });
  expect(headersFor(rules, '/a/b')).toEqual({ 'X-One': '1, 2', 'X-Two': 'b: c' });
});

test("doesn't let errors be cached, and doesn't serve compressed files under their own names", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'keyfill-host-'));
  mkdirSync(path.join(folder, 'assets'));
  for (const file of ['404.html', 'index.html', 'index.html.gz', 'assets/a.97ac600e.js.br', 'a.md']) {
    writeFileSync(path.join(folder, file), file);
  }
  writeFileSync(
    path.join(folder, '_headers'),
    '/assets/*\n  Cache-Control: immutable\n/*.md\n  Content-Type: text/markdown; charset=utf-8\n',
  );
  const server = await startStaticServer({ folder });
  try {
    for (const address of ['nope', 'assets/gone.12345678.js', 'index.html.gz', 'assets/a.97ac600e.js.br']) {
      const answer = await fetch(server.url + address);
      expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
        404,
        'no-cache',
        '404.html',
      ]);
    }
    expect((await fetch(`${server.url}a.md`)).headers.get('content-type')).toBe(
      'text/markdown; charset=utf-8',
    );
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});
