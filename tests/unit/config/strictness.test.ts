import { readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

describe('the rules of npm run check', () => {
  test('apply strict types everywhere', () => {
    const { options } = ts.getParsedCommandLineOfConfigFile(
      'tsconfig.json',
      {},
      {
        ...ts.sys,
        onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
          throw new Error(ts.flattenDiagnosticMessageText(messageText, ' '));
        },
      },
    )!;
    expect(options).toMatchObject({ strict: true, noUncheckedIndexedAccess: true });
  });

  test('apply the rules for hooks, accessibility, and types to components', async () => {
    const { rules } = (await new ESLint().calculateConfigForFile('src/components/TabList/index.tsx')) as {
      rules: Record<string, readonly unknown[]>;
    };
    const isError = (name: string): boolean => ['error', 2].includes(rules[name]?.[0] as string | number);
    expect(isError('react-hooks/rules-of-hooks')).toBe(true);
    expect(isError('jsx-a11y/alt-text')).toBe(true);
    expect(isError('@typescript-eslint/no-explicit-any')).toBe(true);
    expect(isError('@typescript-eslint/consistent-type-imports')).toBe(true);
  });
});

test('CI runs the test command from the README', () => {
  const command = /^npm test\b/m;
  expect(readFileSync('README.md', 'utf8')).toMatch(command);
  expect(readFileSync('.ci/run', 'utf8')).toMatch(command);
});
