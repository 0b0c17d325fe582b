// Checks of an export that only need its host's entry in the list of hosts. They run for hosts without their
// own checks.
import type { Browser } from '@playwright/test';
import type { ExportFile, ExportSource } from '../../src/playout/export/source.ts';
import type { PlayoutHost } from '../../src/playout/hosts.ts';
import { toText } from '../../src/runtime-validation/problem.ts';
import { checkDoubleClick, DOUBLE_CLICK } from './casparcg.ts';
import { checkHtmlIn117, IN_117, type OldBrowser } from './chromium117.ts';
import { ensure, ensureEqual, type Check } from './page.ts';

/** An export, and the tools for checking it. */
interface Subject {
  readonly files: readonly ExportFile[];
  readonly source: ExportSource;
  readonly browser: Browser;
  /** Chromium 117, if it's available. */
  readonly old?: OldBrowser;
  readonly check: Check;
}

const FILES = 'Every file has content';
const DEFINITION = 'The definition is valid';

/**
 * Returns a host's checks, as sentences in the order in which they run.
 *
 * @internal Tests use it to find results that are out of date.
 */
export const generalChecksOf = ({ validator, runtime }: PlayoutHost): readonly string[] => [
  FILES,
  ...(validator ? [DEFINITION] : []),
  ...(runtime === 'html' ? [DOUBLE_CLICK, IN_117] : []),
];

/** Runs a host's checks. */
export async function runGeneralChecks(
  { validator, runtime }: PlayoutHost,
  { files, source, browser, old, check }: Subject,
): Promise<void> {
  const [first] = files;
  await check(FILES, () => {
    ensure(first, 'the export has no file');
    ensureEqual(
      files.filter(({ bytes }) => bytes.length === 0).map(({ name }) => name),
      [],
      'empty files',
    );
  });
  if (validator)
    await check(DEFINITION, async () => {
      const validate = await validator();
      ensureEqual(validate(source.project).map(toText), [], 'problems');
    });
  if (runtime !== 'html' || !first) return;
  await checkDoubleClick(browser, first, check);
  if (old) await checkHtmlIn117(old, first, check);
}
