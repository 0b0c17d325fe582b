import type { Page } from '@playwright/test';
import { describe, expect, it, vi } from 'vitest';
import { hostOf, PLAYOUT_HOSTS, type PlayoutHost } from '../../../src/playout/hosts.ts';
import { checksOf } from '../../../tools/playout/checks.ts';
import { onOnePage, runChecks, type ExportCheck, type Subject } from '../../../tools/playout/export-check.ts';
import { ensure } from '../../../tools/playout/page.ts';

const subject = {} as Subject;

describe('the results of checks', () => {
  const seenOn = { host: 'SPX 1.4.1', judgedBy: 'pixels' };
  const checks: readonly ExportCheck[] = [
    { sentence: 'Good', run: () => undefined },
    { sentence: 'Bad', run: () => ensure(false, 'it is bad') },
    { sentence: 'Seen', needs: 'hosts', seenOn, run: () => undefined },
  ];

  it('say which checks failed, and why', async () => {
    expect(await runChecks(checks.slice(0, 2), subject)).toEqual([
      { check: 'Good', passed: true },
      { check: 'Bad', passed: false, problem: 'it is bad' },
    ]);
  });

  it("don't include checks that need something that isn't available", async () => {
    const namesOf = async (more: Partial<Subject>) =>
      (await runChecks(checks, { ...subject, ...more })).map(({ check }) => check);
    expect(await namesOf({})).toEqual(['Good', 'Bad']);
    expect(await namesOf({ hosts: {} as Subject['hosts'] & object })).toEqual(['Good', 'Bad', 'Seen']);
  });
});

describe('checks on one page', () => {
  const close = vi.fn();
  const page = { close } as unknown as Page;

  it('open the page once and close it after the last check, even if that check fails', async () => {
    const open = vi.fn(() => Promise.resolve({ page }));
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

  it("fail if the page can't be opened", async () => {
    const open = (): Promise<{ page: Page }> => Promise.reject(new Error('no page'));
    const checks = onOnePage(open, [{ sentence: 'One', run: () => undefined }]);
    expect(await runChecks(checks, subject)).toEqual([
      { check: 'One', passed: false, problem: 'Error: no page' },
    ]);
  });
});

describe('the list of checks', () => {
  const hosts: readonly PlayoutHost[] = PLAYOUT_HOSTS;
  const sentences = (host: PlayoutHost, steps: number): readonly string[] =>
    checksOf(host, steps).map(({ sentence }) => sentence);

  it.each(hosts.map((host) => [host.name, host] as const))('has each check only once: %s', (_name, host) => {
    expect(sentences(host, 1).length).toBeGreaterThan(0);
    expect(new Set(sentences(host, 1)).size).toBe(sentences(host, 1).length);
  });

  it('has the general checks for a host that was added to the list of hosts', () => {
    expect(sentences({ ...hostOf('casparcg'), id: 'another' }, 0)).toContain('Every file has content');
  });

  it('mentions Continue on real hosts only if the graphic has steps', () => {
    const lives = (steps: number): readonly boolean[] =>
      (['spx', 'ograf'] as const)
        .flatMap((format) => sentences(hostOf(format), steps))
        .filter((sentence) => sentence.startsWith('Imported'))
        .map((sentence) => /continue/i.test(sentence));
    expect(lives(0)).toEqual([false, false, false]);
    expect(lives(2)).toEqual([true, true, true]);
  });
});
