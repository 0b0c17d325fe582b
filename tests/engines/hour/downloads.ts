import { expect, it } from 'vitest';
import { PLAYOUT_HOSTS } from '../../../src/playout/hosts.ts';
import { chromium } from '../chromium.ts';
import { player } from './controls.ts';
import { openAt, type Hour } from './reading.ts';

/** The files that readers download, of a template with pictures. */
export function downloads({ page, site, reference }: Hour): void {
  it.skipIf(chromium.problem !== undefined)('makes the same files as Chromium, byte for byte', async () => {
    const both = [page(), await reference()];
    await Promise.all(both.map((one) => openAt(one, `${site().origin}/user-guide/elements/image`)));
    for (const { label: format } of PLAYOUT_HOSTS) {
      const [actual, expected] = await Promise.all(both.map((one) => player.download(one, format)));
      expect(
        actual!.map(([name, bytes]) => [name, bytes.length]),
        format,
      ).toEqual(expected!.map(([name, bytes]) => [name, bytes.length]));
      // `toEqual` would print both files.
      expect(JSON.stringify(actual) === JSON.stringify(expected), `${format} is the same`).toBe(true);
    }
  });
}
