import { expect, it } from 'vitest';
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
])('the code in a project file becomes a module and the same code again: %s', (_name, code) => {
  // Shared code can't wait.
  for (const shared of [undefined, ...(/^(?:for )?await/m.test(code) ? [] : [code])]) {
    const file = withTexts(code, `// frame\n${code}`, shared);
    const module = moduleOf(file);
    expect(JSON.stringify(withCode(withoutCode(file), module))).toBe(JSON.stringify(file));
  }
});

it('the code in a project file is read from modules in any style', () => {
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
