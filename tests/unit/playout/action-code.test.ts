import { describe, expect, it } from 'vitest';
import { withCode } from '../../../src/playout/actions/to-code.ts';
import { moduleOf, withoutCode } from '../../../src/playout/actions/to-module.ts';
import type { ProjectDefinition } from '../../../src/runtime/definition/project.ts';
import { composition, project } from '../runtime/support.ts';

const OUTRO = { frame: 40, name: 'Outro', isOutro: true };
const small = project(
  composition({ frameActions: [OUTRO], layers: [] }),
  composition({ id: 'a "b"', layers: [] }),
);

function withTexts(action: string, frame: string, code?: string): ProjectDefinition {
  const { compositions, ...rest } = project(
    composition({
      compositionAction: { code: action },
      frameActions: [{ ...OUTRO, code: frame }, { frame: 50 }],
    }),
    composition({ id: 'a "b"', frameActions: [{ frame: 0, code: frame }] }),
  );
  return { ...rest, ...(code !== undefined && { code }), compositions };
}

/** What a factory's actions do, as a list of what they log. */
function play(module: string): unknown[] {
  const log: unknown[] = [];
  const run = new Function('log', `${module.replace(/\bexport /, '')}\nreturn actions;`) as (
    log: (value: unknown) => void,
  ) => (keyfill: object) => Record<string, { composition?: () => void; frames?: Record<number, () => void> }>;
  const all = run((value) => log.push(value))({ version: '1' });
  for (const id of ['main', 'a "b"']) {
    all[id]?.composition?.call({ id });
    for (const action of Object.values(all[id]?.frames ?? {})) action.call({ id });
  }
  return log;
}

describe('the code in a project file', () => {
  it.each([
    ['one line', 'this.pause();'],
    ['several lines with its own indentation', 'if (a) {\n  b();\n\n    c();\n}\n// end'],
    ['spaces in front of every line', '  a();\n  b();'],
    ['line breaks around it', '\n\na();\n'],
    ['text whose lines are part of a string', 'a(`x\n  y ${\n  b\n} \n z`);\nc("x\\\n  y");'],
    ['Windows line breaks', 'a();\r\nb();\r\n'],
    ['await and return', 'if (a) return;\nawait b();\nfor await (const c of d) e(c);'],
    ['an async function that it does not wait for', 'const a = async () => {\n  await b();\n};'],
    ['tabs', '\tif (a) {\n\t\tb();\n\t}'],
  ])('becomes a module and the same code again: %s', (_name, code) => {
    // Shared code can't wait.
    for (const shared of [undefined, ...(/^(?:for )?await/m.test(code) ? [] : [code])]) {
      const file = withTexts(code, `// frame\n${code}`, shared);
      const module = moduleOf(file);
      expect(JSON.stringify(withCode(withoutCode(file), module))).toBe(JSON.stringify(file));
    }
  });

  it('is read from modules in any style', () => {
    const { compositions, code } = withCode(
      small,
      `const most = 3;
/** Loops. */
export const actions = (keyfill) => {
  // Shared.
  let turns = 0;
  return {
    main: {
      composition() { turns = 0; },
      frames: {
        // Starts the outro.
        40() {
          turns += 1;
        },
        50: () => turns,
      },
    },
  };
};
const least = 1;
`,
    );
    expect(code).toBe('const most = 3;\n/** Loops. */\n\nconst least = 1;\n\n// Shared.\nlet turns = 0;');
    expect(compositions[0]).toMatchObject({
      compositionAction: { code: 'turns = 0;' },
      frameActions: [
        { frame: 40, name: 'Outro', isOutro: true, code: '// Starts the outro.\nturns += 1;' },
        { frame: 50, code: 'return (() => turns).call(this);' },
      ],
    });
  });

  it.each([
    `export const actions = (kf) => ({ main: { composition() { log([this.id, kf.version]); }, frames: { 9() { log(9); } } } });`,
    `const make = (name) => function () { log([name, this.id]); };
export function actions(keyfill) { return { main: { frames: { 40: make('a') } }, ['a ' + '"b"']: { composition: make('b') } }; }`,
    `const log2 = log; const keyfill = 1; export const actions = () => ({ main: { composition() { log2(keyfill); } } });`,
    `let count = 0; export const actions = (keyfill) => { const next = () => (count += 1);
  return { main: { composition() { log(next()); } }, 'a "b"': { composition() { log([next(), keyfill.version]); } } }; };`,
  ])('does the same as a module that has to be rewritten: %s', (module) => {
    const file = withCode(small, module);
    const again = moduleOf(file);
    expect(play(again)).toEqual(play(module));
    expect(play(module)).not.toEqual([]);
    expect(withCode(withoutCode(file), again)).toEqual(file);
  });

  it('is ignored if there is none', () => {
    expect(moduleOf(small)).toBe('export const actions = (keyfill) => ({});\n');
    expect(withCode(small, moduleOf(small))).toEqual(small);
    expect(withoutCode(small)).toEqual(small);
  });
});
