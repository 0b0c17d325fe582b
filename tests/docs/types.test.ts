// Runnable code blocks, members' examples, and the text about the API match the types that editors get.
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { browserTypes } from '../../tools/shared/browser-types.ts';
import { describe, expect, it } from 'vitest';
import {
  actionsOf,
  blocksOfDescription,
  blocksOfPages,
  codeTitled,
  inlineCodeOf,
  pageFiles,
} from './blocks.ts';

const folder = '/blocks';

interface Code {
  readonly place: string;
  readonly code: string;
}

/** An action in the setup that the page "API" describes. */
const asAction = ({ place, code }: Code): Code => ({
  place,
  code: `/// <reference path="./keyfill.d.ts" />
/** @this {import('./keyfill.d.ts').ActionThis} */
export async function action() {\n${code}\n}`,
});

/** Type-checks scripts. Returns the errors by place. */
function problemsOf(scripts: readonly Code[]): string[] {
  const nameOf = (at: number): string => `${folder}/script-${at}.js`;
  const places = new Map(scripts.map(({ place }, at) => [nameOf(at), place]));
  const files = new Map<string, string>([
    [`${folder}/keyfill.d.ts`, readFileSync('generated/static/keyfill.d.ts', 'utf8')],
    ...scripts.map(({ code }, at) => [nameOf(at), code] as const),
  ]);
  const options: ts.CompilerOptions = {
    ...browserTypes,
    allowJs: true,
    checkJs: true,
    // Authors write plain JavaScript, so possibly undefined values aren't checked.
    strict: false,
    noImplicitThis: true,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile, directoryExists } = host;
  host.directoryExists = (name) => name === folder || directoryExists?.(name) === true;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file) ?? readFile(file);
  host.getSourceFile = (file, version) => {
    const text = files.get(file);
    return text === undefined ? getSourceFile(file, version) : ts.createSourceFile(file, text, version);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const place = places.get(file?.fileName ?? '') ?? file?.fileName;
    const line = file?.getLineAndCharacterOfPosition(start).line;
    return `${place} line ${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

describe('the types', () => {
  const wrong = [
    'this.goToFrame("12");',
    'const e = this.findElementByKey("_a"); if (e.type === "rectangle") e.content = "x";',
    'keyfill.useOnPlay();',
    'this.duration = "2";',
  ];
  // A block is checked together with the ones that it continues, as the single action that they form.
  /** Code that pages show because it doesn't work. */
  const mistakes = ['element.x = 100', 'element.style.x = 120'];
  const blocks = [...blocksOfPages, ...blocksOfDescription()].map((block) => ({
    ...block,
    code: actionsOf(block).find(({ place }) => place === block.place)!.code,
  }));
  const inline = pageFiles.flatMap(inlineCodeOf).map(({ place, code }) => ({
    place: mistakes.includes(code) ? code : place,
    code: `const element = this.findElementByKey(''); const url = ''; const frame = 0;\n${code}`,
  }));
  /** The script that the reference offers to people who write actions in their own editor. */
  const script = codeTitled('lower-third.js');
  const wrongScript = script.replace('pause()', "goToFrame('12')");
  // One program for everything, because most of its time goes into the browser's types.
  const problems = problemsOf([
    ...[...wrong.map((code) => ({ place: code, code })), ...blocks, ...inline].map(asAction),
    ...[script, wrongScript].map((code) => ({ place: code, code: `${code}\nexport {};` })),
  ]);
  const expected = [...wrong, ...mistakes, wrongScript];
  const isWrong = (problem: string): boolean => expected.some((code) => problem.startsWith(`${code} line`));

  it('fit every runnable block, every example, and everything that the text says about the API', () => {
    expect(blocks.length).toBeGreaterThan(400);
    expect(inline.length).toBeGreaterThan(20);
    expect(script).toContain('this.pause();');
    expect(problems.filter((problem) => !isWrong(problem))).toEqual([]);
  });

  it("report a member that doesn't exist, a wrong type, and a missing argument", () => {
    expect(expected.filter((code) => !problems.some((problem) => problem.startsWith(code)))).toEqual([]);
  });
});
