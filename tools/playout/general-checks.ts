// Checks of an export that only need its host's entry in the list of hosts. They run for hosts without their
// own checks.
import type { PlayoutHost } from '../../src/playout/hosts.ts';
import { embedLottieFiles } from '../../src/playout/export/embed.ts';
import { toText } from '../../src/runtime-validation/problem.ts';
import { doubleClickCheck } from './casparcg.ts';
import { checkIn117 } from './chromium117.ts';
import type { ExportCheck } from './export-check.ts';
import { ensure, ensureEqual } from './page.ts';

const filesCheck: ExportCheck = {
  sentence: 'Every file has content',
  run({ files }) {
    ensure(files.length > 0, 'the export has no file');
    ensureEqual(
      files.filter(({ bytes }) => bytes.length === 0).map(({ name }) => name),
      [],
      'empty files',
    );
  },
};

const definitionCheck = (validator: NonNullable<PlayoutHost['validator']>): ExportCheck => ({
  sentence: 'The definition is valid',
  async run({ source }) {
    const validate = await validator();
    ensureEqual(validate(embedLottieFiles(source)).map(toText), [], 'problems');
  },
});

/** Returns a host's checks in the order in which they run. */
export const generalChecks = ({ validator, runtime }: PlayoutHost): readonly ExportCheck[] => [
  filesCheck,
  ...(validator ? [definitionCheck(validator)] : []),
  ...(runtime === 'html' ? [doubleClickCheck] : []),
  ...(runtime === null ? [] : [checkIn117(runtime)]),
];
