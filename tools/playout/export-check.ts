// The checks of exports as data, so running them, expecting their results, and showing them all use one list.
import type { Browser, Page } from '@playwright/test';
import type { ValidateFunction } from 'ajv/dist/2020';
import { isNumeric } from '../../src/playout/definition/field-types.ts';
import { fieldsOf } from '../../src/playout/definition/fields.ts';
import type { ExportFile, ExportSource } from '../../src/playout/export/source.ts';
import type { CheckResult, SeenOn } from '../../src/playout/results.ts';
import type { Browser as OldBrowser } from 'puppeteer-core';
import { CheckError, ensure } from './page.ts';
import type { RealHosts } from './host-checks.ts';

/** Requirements of some checks that not every machine meets. */
interface Available {
  /** The official JSON Schema of an OGraf manifest. */
  readonly schemas?: ValidateFunction;
  readonly chromium117?: OldBrowser;
}

/** Something that some checks need and that not every machine has. */
type Need = keyof Available;

/** The browsers and other programs that checks use. */
export interface Tools extends Available {
  readonly hosts: RealHosts;
  readonly browser: Browser;
  /** With web security off, like in CasparCG. */
  readonly server: Browser;
}

/** An export, and what its checks use. */
export interface Subject extends Tools {
  readonly files: readonly ExportFile[];
  readonly source: ExportSource;
  readonly textKey: string;
  readonly keys: readonly string[];
  readonly note: (text: string) => void;
}

export interface ExportCheck<Given = Subject> {
  readonly sentence: string;
  /** What it needs, unless every machine can run it. */
  readonly needs?: Need;
  /** The real host on which its result is seen. */
  readonly seenOn?: SeenOn;
  /** Throws if the export doesn't pass. */
  readonly run: (given: Given) => unknown;
}

/** The only file of a single-file export. */
export function onlyFile({ files: [file] }: Pick<Subject, 'files'>): ExportFile {
  ensure(file, 'the export has no file');
  return file;
}

/** The values of a project's number fields. Without them, OGraf's countdown ends before anything looks. */
export const numbersOf = (project: ExportSource['project']): Readonly<Record<string, number>> =>
  Object.fromEntries(
    fieldsOf(project)
      .filter(({ type, value }) => isNumeric(type) && value)
      .map(({ key, value }) => [key, Number(value)]),
  );

/** Returns checks that run one after the other on the same page. The last check closes it. */
export function onOnePage<Opened extends { readonly page: Page }>(
  open: (subject: Subject) => Promise<Opened>,
  checks: readonly ExportCheck<Opened>[],
): readonly ExportCheck[] {
  let opening: Promise<Opened> | undefined;
  return checks.map((check, index) => ({
    ...check,
    async run(subject) {
      opening ??= open(subject);
      const opened = await opening;
      try {
        await check.run(opened);
      } finally {
        if (index === checks.length - 1) await opened.page.close();
      }
    },
  }));
}

/** Runs checks and returns their results, without those that need something that isn't available. */
export async function runChecks(
  checks: readonly ExportCheck[],
  subject: Subject,
): Promise<readonly CheckResult[]> {
  const results: CheckResult[] = [];
  for (const { sentence, needs, seenOn, run } of checks) {
    if (needs !== undefined && subject[needs] === undefined) continue;
    const seen = seenOn && { seenOn };
    try {
      await run(subject);
      results.push({ check: sentence, passed: true, ...seen });
    } catch (error) {
      // Any other error, such as a page that hangs, counts as a failed check, too.
      const problem = error instanceof CheckError ? error.message : (String(error).split('\n')[0] ?? '');
      results.push({ check: sentence, passed: false, problem, ...seen });
    }
  }
  return results;
}
