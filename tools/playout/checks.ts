// The list of all checks, for each host in the list of hosts.
import { transform } from 'esbuild';
import { strFromU8 } from 'fflate';
import { moduleOf } from '../../src/playout/actions/to-module.ts';
import { toSpx } from '../../src/playout/definition/spx.ts';
import type { Format, PlayoutHost } from '../../src/playout/hosts.ts';
import { validateGdd } from '../../src/playout/validation/validate-gdd.ts';
import { validateOgraf } from '../../src/playout/validation/validate-ograf.ts';
import { isError } from '../../src/playout/validation/checker.ts';
import { validateSpx } from '../../src/playout/validation/validate-spx.ts';
import { filesOf } from '../../src/playout/export/addresses.ts';
import type { Problem } from '../../src/runtime-validation/problem.ts';
import { validateProject } from '../../src/runtime-validation/validate.ts';
import { casparCgChecks, doubleClickCheck } from './casparcg.ts';
import { checkIn117 } from './play-in-117.ts';
import { numbersOf, onlyFile, type ExportCheck, type Subject } from './export-check.ts';
import { exportTemplate } from './export-template.ts';
import {
  checkInDevtool,
  checkOnOgrafServer,
  checkOnSpx,
  HOST_NAMES,
  lifeSentence,
  type RealHosts,
} from './host-checks.ts';
import { OGRAF_CHECKS, openPackage } from './ograf-checks.ts';
import { ensure, ensureEqual } from './page.ts';
import { importAsSpx } from './spx.ts';
import { writeExport } from './write-export.ts';

const wordsOf = (problems: readonly Problem[]) =>
  problems.map(({ path: place, message }) => `${place}: ${message}`).join('; ');

function gddOf(page: string): unknown {
  const found = /<script name="graphics-data-definition"[^>]*>([\s\S]*?)<\/script>/.exec(page);
  ensure(found?.[1], 'the head has no GDD block');
  return JSON.parse(found[1]);
}

/** A check on a real host, with the export as a file on disk. */
const checkOnHost = (
  sentence: string,
  host: keyof typeof HOST_NAMES,
  judgedBy: string,
  run: (hosts: RealHosts, file: string, subject: Subject) => Promise<unknown>,
): ExportCheck => ({
  sentence,
  seenOn: { host: HOST_NAMES[host], judgedBy },
  async run(subject) {
    const exported = writeExport([onlyFile(subject)]);
    try {
      await run(subject.hosts, exported.first, subject);
    } finally {
      exported.remove();
    }
  },
});

const openProject = (subject: Subject) => validateProject(JSON.parse(strFromU8(onlyFile(subject).bytes)));

function liveosFiles({ files: [page, templates] }: Subject) {
  ensure(page && templates, 'the export needs a page and templates.json');
  return { page, templates };
}

/** The checks of hosts with a known contract, for a graphic's steps. All others get the general checks. */
const OWN_CHECKS: Readonly<Partial<Record<Format, (steps: number) => readonly ExportCheck[]>>> = {
  casparcg: () => [
    {
      sentence: 'The GDD block is valid',
      run(subject) {
        const problems = validateGdd(gddOf(strFromU8(onlyFile(subject).bytes)));
        ensureEqual(wordsOf(problems), '', 'problems');
      },
    },
    ...casparCgChecks(),
    doubleClickCheck,
    checkIn117('html'),
  ],
  spx: (steps) => [
    checkOnHost(lifeSentence(steps), 'spx', 'pixels', ({ spx, spxScreen }, file, { textKey: key }) =>
      checkOnSpx(spx, spxScreen, file, { key, steps }),
    ),
    {
      sentence: 'SPX finds the definition on import, as the first script in the head',
      run(subject) {
        const { definition, isFirst } = importAsSpx(onlyFile(subject).bytes);
        ensure(isFirst, 'another script comes first');
        ensureEqual(definition, toSpx(subject.source.project), 'definition');
      },
    },
    {
      sentence: 'The definition is valid',
      run(subject) {
        const problems = validateSpx(importAsSpx(onlyFile(subject).bytes).definition);
        for (const problem of problems.filter((one) => !isError(one))) subject.note(wordsOf([problem]));
        ensureEqual(wordsOf(problems.filter(isError)), '', 'problems');
      },
    },
    doubleClickCheck,
    checkIn117('html'),
  ],
  ograf: (steps) => [
    checkOnHost(
      lifeSentence(steps),
      'ografServer',
      'pixels',
      ({ server, serverScreen }, file, { textKey: key, source: { project } }) =>
        checkOnOgrafServer(server, serverScreen, file, { key, steps, data: numbersOf(project) }),
    ),
    checkOnHost(
      lifeSentence(steps, { isUpdatedByPlay: true }),
      'spx',
      'pixels',
      ({ spx, spxScreen }, file, { textKey: key }) => checkOnSpx(spx, spxScreen, file, { key, steps }),
    ),
    checkOnHost(
      'Listed once, without problems, and passed the in-depth test',
      'devtool',
      'its verdict',
      async ({ devtool }, file, { browser }) => {
        const listed = await checkInDevtool(devtool, browser, [file], { isInDepth: true });
        ensureEqual(
          listed.map(({ problems }) => problems),
          [''],
          'problems of each listed graphic',
        );
      },
    ),
    {
      sentence: 'The manifest is valid',
      run(subject) {
        const { files, manifest, manifestPath } = openPackage(onlyFile(subject).bytes);
        ensureEqual(wordsOf(validateOgraf(manifest, manifestPath)), '', 'problems');
        ensure(files[manifestPath.replace(/[^/]*$/, '') + manifest.main], 'the module is not in the package');
      },
    },
    {
      sentence: 'The official JSON Schemas accept the manifest',
      needs: 'schemas',
      run(subject) {
        const { schemas } = subject;
        ensure(schemas, 'the official JSON Schemas are missing');
        ensure(schemas(openPackage(onlyFile(subject).bytes).manifest), JSON.stringify(schemas.errors));
      },
    },
    ...OGRAF_CHECKS,
    checkIn117('ograf'),
  ],
  liveos: () => [
    {
      sentence: 'The HTML file is identical to the CasparCG export',
      async run(subject) {
        const { page } = liveosFiles(subject);
        const [other] = await exportTemplate(subject.source, 'casparcg');
        ensure(other && Buffer.compare(page.bytes, other.bytes) === 0, 'the pages differ');
      },
    },
    {
      sentence:
        'templates.json is valid JSON, lists the HTML file, ' +
        'and states that it follows our own reading of the format',
      run(subject) {
        const { page, templates } = liveosFiles(subject);
        const { note, templates: list } = JSON.parse(strFromU8(templates.bytes)) as {
          note: string;
          templates: { file: string }[];
        };
        ensure(note.includes('NETON.LIVE'), 'the note is missing');
        ensureEqual(
          list.map((entry) => entry.file),
          [page.name],
          'pages',
        );
      },
    },
  ],
  project: () => [
    {
      sentence: 'The project file is valid, and all files that it uses are included',
      run(subject) {
        const { project, problems } = openProject(subject);
        ensureEqual(wordsOf(problems), '', 'problems');
        ensureEqual(project && filesOf(project), [], 'files that are not embedded');
      },
    },
    {
      sentence: 'The actions parse',
      async run(subject) {
        const { project } = openProject(subject);
        ensure(project, 'the project file is not valid');
        await transform(moduleOf(project), { format: 'esm' });
      },
    },
  ],
};

/** The checks of a host that only need its entry in the list of hosts. */
const generalChecks = ({ runtime }: PlayoutHost): readonly ExportCheck[] => [
  ...(runtime === 'html' ? [doubleClickCheck] : []),
  ...(runtime === null ? [] : [checkIn117(runtime)]),
];

/** Returns an export's checks in order. Each list is for one export: some of its checks share a page. */
export const checksOf = (host: PlayoutHost, steps: number): readonly ExportCheck[] =>
  OWN_CHECKS[host.id as Format]?.(steps) ?? generalChecks(host);
