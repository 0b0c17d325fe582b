// All checks of an example's exports, with results that pages show.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import { transform } from 'esbuild';
import { strFromU8, unzipSync } from 'fflate';
import { fieldsOf } from '../../src/playout/definition/fields.ts';
import { stepCount } from '../../src/playout/definition/general.ts';
import { toSpx } from '../../src/playout/definition/spx.ts';
import { FORMATS, hostOf, type Format } from '../../src/playout/hosts.ts';
import { exportTemplate } from './export-template.ts';
import { loadSource } from '../../src/playout/export/load-source.ts';
import type { ExportFile, ExportSource } from '../../src/playout/export/source.ts';
import type { CheckResult, FormatResult, SeenOn } from '../../src/playout/results.ts';
import { validateGdd } from '../../src/playout/validation/gdd.ts';
import { validateOgraf } from '../../src/playout/validation/ograf.ts';
import { isError } from '../../src/playout/validation/rules.ts';
import { validateSpx } from '../../src/playout/validation/spx.ts';
import type { Problem } from '../../src/runtime-validation/problem.ts';
import { validateProject } from '../../src/runtime-validation/validate.ts';
import { siteDir } from '../shared/site-dir.ts';
import { checkCasparCg, checkDoubleClick } from './casparcg.ts';
import { checkHtmlIn117, checkOgrafIn117, type OldBrowser } from './chromium117.ts';
import { runGeneralChecks } from './general-checks.ts';
import { checkInDevtool, checkOnOgrafServer, checkOnSpx, lifeSentence } from './host-checks.ts';
import { HOST_NAMES, writeExport, type startHosts } from './start-hosts.ts';
import { checkOgraf, openPackage } from './ograf.ts';
import { CheckError, ensure, ensureEqual } from './page.ts';
import { checkSpx, importAsSpx } from './spx.ts';

const SCHEMAS = path.resolve(siteDir, '../shared/schemas/ograf');

/** The official schemas if they're next to the project; otherwise undefined. */
function officialManifest(): ValidateFunction | undefined {
  if (!existsSync(SCHEMAS)) return undefined;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  for (const file of readdirSync(SCHEMAS, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.json')) ajv.addSchema(JSON.parse(readFileSync(path.join(SCHEMAS, file), 'utf8')));
  return ajv.getSchema('https://ograf.ebu.io/v1/specification/json-schemas/graphics/schema.json');
}

/** Tools that only some machines have, and the examples in the form that exports use. */
export const loadTools = () => ({
  official: officialManifest(),
  loadExample: (name: string): Promise<ExportSource> =>
    loadSource(name, async (file) => new Uint8Array(readFileSync(path.join(siteDir, 'static', file)))),
});

/** The size and hash of each file of an export. */
const fingerprint = (files: readonly ExportFile[]): FormatResult['files'] =>
  Object.fromEntries(
    files.map(({ name, bytes }) => [
      name,
      { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') },
    ]),
  );

/** Returns the fingerprints of an example's exports, without checking them. */
export const fingerprintsOf = (source: ExportSource) =>
  Promise.all(
    FORMATS.map(async (format) => [format, fingerprint(await exportTemplate(source, format))] as const),
  );

/** The switch that CasparCG starts its browser with. */
export const WITHOUT_SECURITY = '--disable-web-security';

const wordsOf = (problems: readonly Problem[]) =>
  problems.map(({ path: place, message }) => `${place}: ${message}`).join('; ');

/** The GDD block in a page's head. */
function gddOf(page: string): unknown {
  const found = /<script name="graphics-data-definition"[^>]*>([\s\S]*?)<\/script>/.exec(page);
  ensure(found?.[1], 'the head has no GDD block');
  return JSON.parse(found[1]);
}

/** An export as a file on disk while something runs. */
async function withFile(file: ExportFile, run: (target: string) => Promise<unknown>): Promise<void> {
  const exported = writeExport([file]);
  try {
    await run(exported.first);
  } finally {
    exported.remove();
  }
}

/** The browsers and hosts that play exports. Any that aren't available are omitted. */
interface Browsers {
  readonly browser: Browser;
  /** With web security off, like in CasparCG: `WITHOUT_SECURITY`. */
  readonly server: Browser;
  /** Chromium 117. */
  readonly old?: OldBrowser;
  readonly hosts?: Awaited<ReturnType<typeof startHosts>>;
}

type Tools = ReturnType<typeof loadTools>;

/** The input of a format's checks. */
interface Subject extends Browsers {
  readonly files: readonly ExportFile[];
  readonly source: ExportSource;
  readonly tools: Tools;
  /** The key of a text field. */
  readonly textKey: string;
  /** The number of steps. */
  readonly steps: number;
  /** The keys of all text fields. */
  readonly keys: readonly string[];
  readonly check: (sentence: string, run: () => unknown, seenOn?: SeenOn) => Promise<void>;
  readonly note: (text: string) => void;
}

/** The only file of a single-file export. */
function onlyFile({ files: [file] }: Subject): ExportFile {
  ensure(file, 'the export has no file');
  return file;
}

/** The checks of hosts with a known contract. All other hosts get the general checks. */
const CHECKS: Readonly<Partial<Record<Format, (subject: Subject) => Promise<void>>>> = {
  async casparcg(subject) {
    const { browser, server, old, keys, check } = subject;
    const file = onlyFile(subject);
    await check('The GDD block is valid', () => {
      const problems = validateGdd(gddOf(strFromU8(file.bytes)));
      ensureEqual(wordsOf(problems), '', 'problems');
    });
    await checkCasparCg(server, file, keys, check);
    await checkDoubleClick(browser, file, check);
    if (old) await checkHtmlIn117(old, file, check);
  },
  async spx(subject) {
    const { source, browser, old, hosts, textKey, steps, keys, check, note } = subject;
    const file = onlyFile(subject);
    if (hosts)
      await check(
        lifeSentence(steps),
        () =>
          withFile(file, (target) => checkOnSpx(hosts.spx, hosts.spxScreen, target, { key: textKey, steps })),
        { host: HOST_NAMES.spx, judgedBy: 'pixels' },
      );
    const { definition, isFirst } = importAsSpx(file.bytes);
    await check('SPX finds the definition on import, as the first script in the head', () => {
      ensure(isFirst, 'another script comes first');
      ensureEqual(definition, toSpx(source.project), 'definition');
    });
    await check('The definition is valid', () => {
      ensureEqual(wordsOf(validateSpx(definition).filter(isError)), '', 'problems');
    });
    for (const problem of validateSpx(definition).filter((one) => !isError(one))) note(wordsOf([problem]));
    await checkSpx(browser, file, keys, check);
    await checkDoubleClick(browser, file, check);
    if (old) await checkHtmlIn117(old, file, check);
  },
  async ograf(subject) {
    const { tools, browser, old, hosts, textKey, steps, keys, check } = subject;
    const file = onlyFile(subject);
    const { files, manifest, manifestPath } = openPackage(file.bytes);
    if (hosts)
      await withFile(file, async (target) => {
        await check(
          lifeSentence(steps),
          () => checkOnOgrafServer(hosts.server, hosts.serverScreen, target, { key: textKey, steps }),
          { host: HOST_NAMES.ografServer, judgedBy: 'pixels' },
        );
        await check(
          lifeSentence(steps, { isUpdatedByPlay: true }),
          () => checkOnSpx(hosts.spx, hosts.spxScreen, target, { key: textKey, steps }),
          { host: HOST_NAMES.spx, judgedBy: 'pixels' },
        );
        await check(
          'Listed once, without problems, and passed the in-depth test',
          async () => {
            const listed = await checkInDevtool(hosts.devtool, browser, [target], { isInDepth: true });
            ensureEqual(
              listed.map(({ problems }) => problems),
              [''],
              'problems of each listed graphic',
            );
          },
          { host: HOST_NAMES.devtool, judgedBy: 'its verdict' },
        );
      });
    await check('The manifest is valid', () => {
      ensureEqual(wordsOf(validateOgraf(manifest, manifestPath)), '', 'problems');
      ensure(files[manifestPath.replace(/[^/]*$/, '') + manifest.main], 'the module is not in the package');
    });
    const { official } = tools;
    if (official)
      await check('The official JSON Schemas accept the manifest', () => {
        ensure(official(manifest), JSON.stringify(official.errors));
      });
    await checkOgraf(browser, file, keys, check);
    if (old) await checkOgrafIn117(old, file, check);
  },
  async liveos({ files: [page, templates], source, check }) {
    ensure(page && templates, 'the export needs a page and templates.json');
    await check('The HTML file is identical to the CasparCG export', async () => {
      const [other] = await exportTemplate(source, 'casparcg');
      ensure(other && Buffer.compare(page.bytes, other.bytes) === 0, 'the pages differ');
    });
    await check(
      'templates.json is valid JSON, lists the HTML file, and states that it follows our own reading of the format',
      () => {
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
    );
  },
  async project(subject) {
    const { source, check } = subject;
    const entries = unzipSync(onlyFile(subject).bytes);
    const name = Object.keys(entries).find((entry) => entry.endsWith('.keyfill'));
    ensure(name, 'the archive has no project file');
    const textOf = (entry: string) => strFromU8(entries[entry] ?? new Uint8Array());
    await check('The project file is valid, and all files that it uses are included', () => {
      const project = JSON.parse(textOf(name));
      ensureEqual(wordsOf(validateProject(project).problems), '', 'problems');
      for (const address of source.files.keys())
        ensure(entries[name.replace(/[^/]*$/, '') + address], `${address} is missing`);
    });
    await check('The actions parse', async () => {
      await transform(textOf(name.replace(/[^/]*$/, 'actions.js')), { format: 'esm' });
    });
  },
};

/** Exports an example in every format and checks each export. */
export async function validateExample(
  name: string,
  tools: Tools,
  browsers: Browsers,
  today: string,
): Promise<Record<Format, FormatResult>> {
  const source = await tools.loadExample(name);
  const fields = fieldsOf(source.project);
  const keys = fields.filter(({ type }) => type === 'text' || type === 'multi-line').map(({ key }) => key);
  const textKey = fields.find(({ type }) => type === 'text')?.key ?? '';
  const steps = stepCount(source.project) - 1;
  const results: Partial<Record<Format, FormatResult>> = {};
  for (const format of FORMATS) {
    const files = await exportTemplate(source, format);
    const checks: CheckResult[] = [];
    const check: Subject['check'] = async (sentence, run, seenOn) => {
      const seen = seenOn && { seenOn };
      try {
        await run();
        checks.push({ check: sentence, passed: true, ...seen });
      } catch (error) {
        // Any other error, such as a page that hangs, counts as a failed check, too.
        const problem = error instanceof CheckError ? error.message : (String(error).split('\n')[0] ?? '');
        checks.push({ check: sentence, passed: false, problem, ...seen });
      }
    };
    const notes: { note: string }[] = [];
    const note = (text: string) => void notes.push({ note: text });
    const subject = { ...browsers, files, source, tools, textKey, steps, keys, check, note };
    const own = CHECKS[format];
    await (own ? own(subject) : runGeneralChecks(hostOf(format), subject));
    results[format] = {
      checkedOn: today,
      chromium: browsers.browser.version(),
      files: fingerprint(files),
      checks,
      // Correct behavior that's still worth knowing, such as a host that does something different.
      notes,
    };
  }
  return results as Record<Format, FormatResult>;
}
