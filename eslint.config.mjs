import js from '@eslint/js';
import checkFile from 'eslint-plugin-check-file';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import translated from 'eslint-plugin-react-google-translate';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import ts from 'typescript-eslint';

/** Relative imports name the file with its extension, as browsers and Node do. */
const withoutExtension = {
  regex: String.raw`^\.{1,2}(?:$|/)(?!.*\.(?:[cm]?[jt]sx?|css|json|mdx?|svg)(?:\?|$))`,
  message: 'Write the whole name of the file, such as ./frames.ts or ./Stage/index.tsx.',
};

/** British spellings in names, in each way that a name can write a word. */
const british = [
  ...[
    'artefact',
    'behaviour',
    'cancelled',
    'catalogue',
    'centre',
    'colour',
    'favour',
    'grey',
    'labelled(?!by)',
  ],
  ...['licence', 'misspelt', 'modelled', 'neighbour', 'travelled'],
  ...['initiali', 'minimi', 'maximi', 'normali', 'optimi', 'organi', 'recogni', 'seriali', 'synchroni'].map(
    (root) => `${root}s(?:e|ing|ation)`,
  ),
].flatMap((word) => [word, `${word[0].toUpperCase()}${word.slice(1)}`, word.toUpperCase()]);

export default ts.config(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      '**/.docusaurus*/',
      '**/.out/',
      'generated/',
      'node_modules/',
      'static/',
      'test-results/',
    ],
  },
  js.configs.recommended,
  ts.configs.strict,
  {
    files: ['**/*.{ts,mts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Docusaurus types some of its modules as `any` namespaces of requires.
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
  {
    // Long files are split by subject. Bodies of more than one line have braces.
    rules: { 'max-lines': ['error', 300], curly: ['error', 'multi-or-nest', 'consistent'] },
  },
  {
    // Prettier wraps code at this width, but neither comments nor strings.
    rules: {
      'max-len': [
        'error',
        { code: 110, ignoreRegExpLiterals: true, ignoreStrings: true, ignoreTemplateLiterals: true },
      ],
    },
  },
  {
    // The objects of the API refer to each other, so they're in one file, see ARCHITECTURE.md.
    files: ['src/runtime/api/objects.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    // Components are PascalCase, hooks are named after themselves, and all other files are kebab-case.
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        {
          '{src,plugins}/**/!(index).tsx': 'PASCAL_CASE',
          '{src,plugins}/**/use[A-Z]*.ts': 'CAMEL_CASE',
          '{src,plugins}/**/!(use[A-Z]*).ts': 'KEBAB_CASE',
          '!(src|plugins)/**/*': 'KEBAB_CASE',
          '*': 'KEBAB_CASE',
        },
        { ignoreMiddleExtensions: true },
      ],
    },
  },
  {
    // American spelling in names, too. The check of the prose covers sentences.
    files: ['**/*.{ts,mts,tsx}'],
    rules: {
      'id-match': ['error', `^(?!.*(?:${british.join('|')}))`, { properties: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'plugins/**/*.{ts,tsx}'],
    // Browsers that translate replace text, so text that comes and goes has an element of its own.
    extends: [
      jsxA11y.flatConfigs.recommended,
      reactHooks.configs.flat['recommended-latest'],
      translated.configs.recommended,
    ],
    languageOptions: { globals: globals.browser },
  },
  {
    // What these patterns read may come from outside, and a link must not freeze a page.
    files: ['src/**', 'plugins/**'],
    // They read pages of this repository.
    ignores: ['plugins/{page-problems,preview}/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { ignoreSticky: false }],
    },
  },
  {
    // `.dependency-cruiser.mjs` says which folders may import each other.
    files: ['**/*.{ts,mts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [withoutExtension] }],
      'no-restricted-syntax': [
        'error',
        {
          selector: `ImportExpression[source.value=/${withoutExtension.regex.replaceAll('/', '\\/')}/]`,
          message: withoutExtension.message,
        },
      ],
    },
  },
  {
    files: ['tests/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['**/*.mjs', '**/*.cjs', '**/*.js'],
    languageOptions: { globals: { ...globals.node } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
