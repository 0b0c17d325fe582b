import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { h } from 'preact';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { renderToPipeableStream } from '../../../../plugins/preact/server';

/** The HTML of a page, as the framework asks for it. */
const htmlOf = (page: unknown): Promise<string> =>
  new Promise((resolve, reject) => {
    const target = new PassThrough();
    const { pipe } = renderToPipeableStream(page as ReactElement, {
      onError: reject,
      onAllReady: () => {
        pipe(target);
        resolve(text(target));
      },
    });
  });

test('a page is rendered', async () => {
  expect(await htmlOf(h('p', { class: 'a' }, 'Text & more'))).toBe('<p class="a">Text &amp; more</p>');
});

test('a page that cannot be rendered is an error, never a page with a hole', async () => {
  const Breaks = (): never => {
    throw new Error('no such composition');
  };
  await expect(htmlOf(h('main', null, h(Breaks, null)))).rejects.toThrow('no such composition');
});
