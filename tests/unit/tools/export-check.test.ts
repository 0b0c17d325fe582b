import type { Page } from '@playwright/test';
import { expect, it, vi } from 'vitest';
import { hostOf, PLAYOUT_HOSTS, type PlayoutHost } from '../../../src/playout/hosts.ts';
import { checksOf } from '../../../tools/playout/checks.ts';
import { onOnePage, runChecks, type ExportCheck, type Subject } from '../../../tools/playout/export-check.ts';
import { ensure } from '../../../tools/playout/page.ts';

const subject = {} as Subject;

it('says which checks failed and why, and leaves out those that need something that is missing', async () => {
  const checks: readonly ExportCheck[] = [
    { sentence: 'Good', run: () => undefined },
    { sentence: 'Bad', run: () => ensure(false, 'it is bad') },
    { sentence: 'Seen', needs: 'hosts', run: () => undefined },
  ];
  const results = [
    { check: 'Good', passed: true },
    { check: 'Bad', passed: false, problem: 'it is bad' },
  ];
  expect(await runChecks(checks, subject)).toEqual(results);
  const hosts = {} as Subject['hosts'] & object;
  expect(await runChecks(checks, { ...subject, hosts })).toEqual([
    ...results,
    { check: 'Seen', passed: true },
  ]);
});

it('opens the page of several checks once, and closes it even if the last one fails', async () => {
  const close = vi.fn();
  const open = vi.fn(() => Promise.resolve({ page: { close } as unknown as Page }));
  const results = await runChecks(
    onOnePage(open, [
      { sentence: 'One', run: () => expect(close).not.toHaveBeenCalled() },
      { sentence: 'Two', run: () => ensure(false, 'no') },
    ]),
    subject,
  );
  expect(results.map(({ passed }) => passed)).toEqual([true, false]);
  expect(open).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledOnce();
});

const hosts: readonly PlayoutHost[] = PLAYOUT_HOSTS;
const sentences = (host: PlayoutHost): readonly string[] => checksOf(host, 1).map(({ sentence }) => sentence);

it.each(hosts.map((host) => [host.name, host] as const))('has each check only once: %s', (_name, host) => {
  expect(sentences(host).length).toBeGreaterThan(0);
  expect(new Set(sentences(host)).size).toBe(sentences(host).length);
});

it('checks the definition and the playback of a host that was added to the list of hosts', () => {
  expect(sentences({ ...hostOf('casparcg'), id: 'another' })).toEqual([
    'The definition is valid',
    'Plays in a browser when you double-click the file',
    'Plays in Chromium 117, the engine of CasparCG 2.4',
  ]);
});
