import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import checkFile from 'eslint-plugin-check-file';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import path from 'node:path';
import ts from 'typescript-eslint';

/** The folders and modules of `src`. */
const parts = readdirSync(`${import.meta.dirname}/src`).map((name) => name.replace(/\.ts$/, ''));

/** Parts of `src` that import nothing from the project, except tokens from `css`. */
const leaves = [
  'brand',
  'controls',
  'css',
  'decode',
  'framework',
  'limits',
  'near-name',
  'pause',
  'product',
  'redirects',
  'reveal',
  'runtime-description',
];

/**
 * What each folder may import from the rest of the project. Dependencies point one way: pages → components →
 * playground → player → playout → examples → runtime. From plugins, `src` takes only types and client modules.
 */
const mayImport = {
  'src/controls': ['css'],
  'src/css': [],
  'src/limits': [],
  'src/runtime': [],
  'src/runtime-description': [],
  'src/runtime-validation': ['near-name', 'runtime', 'runtime-description'],
  'src/examples': ['runtime'],
  'src/playout': [...leaves, 'examples', 'runtime', 'runtime-validation'],
  'src/player': [...leaves, 'examples', 'playout', 'runtime', 'runtime-validation'],
  'src/playground': [...leaves, 'examples', 'player', 'playout', 'runtime', 'runtime-validation'],
  'src/components': [
    ...leaves,
    'examples',
    'player',
    'playground',
    'playout',
    'plugins',
    'runtime',
    'runtime-validation',
  ],
  'src/mdx': leaves,
  'src/config': [...leaves, 'mdx', 'plugins'],
  'src/client-modules': [...leaves, 'plugins'],
  'src/theme': [...leaves, 'components', 'mdx', 'plugins'],
  'src/pages': [...leaves, 'components', 'player', 'playout', 'plugins'],
  plugins: leaves,
};

/** Relative imports name the file with its extension, as browsers and Node do. */
const withoutExtension = {
  regex: String.raw`^\.{1,2}(?:$|/)(?!.*\.(?:[cm]?[jt]sx?|css|json|mdx?|svg)(?:\?|$))`,
  message: 'Write the whole name of the file, such as ./frames.ts or ./Stage/index.tsx.',
};

/** Forbids imports and `import()` expressions of these addresses. */
const mustNotImport = (patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
  'no-restricted-syntax': [
    'error',
    ...patterns.map(({ regex, message }) => ({
      selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\/')}/]`,
      message,
    })),
  ],
});

const directions = Object.entries(mayImport).map(([folder, allowed]) => {
  const isInSrc = folder.startsWith('src/');
  const others = parts.filter((part) => !allowed.includes(part) && folder !== `src/${part}`);
  const denied = [
    ...others.map((part) => (isInSrc ? `(?:src/)?${part}` : `src/${part}`)),
    ...['scripts', 'tests', 'tools'],
    ...(isInSrc && !allowed.includes('plugins') ? ['plugins'] : []),
  ];
  return {
    files: [`${folder}/**/*.{ts,tsx}`],
    rules: mustNotImport([
      withoutExtension,
      {
        regex: `^(?:@site/|(?:\\.\\./)+)(?:${denied.join('|')})(?:[/.]|$)`,
        message:
          allowed.length === 0
            ? `${folder} imports nothing else from the project.`
            : `${folder} only imports ${allowed.join(', ')}.`,
      },
      ...(allowed.includes('plugins')
        ? [
            {
              regex: '(?:^|/)plugins/(?![^/]+/client/)',
              allowTypeImports: true,
              message: 'The site takes only types and client modules (plugins/*/client) from plugins.',
            },
          ]
        : []),
    ]),
  };
});

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

/** Words that a newcomer has to decode in a name, and what to use instead. */
const clearerWords = new Map([
  ['ask', 'request, get, or query'],
  ['asked', 'requested'],
  ['held', 'pending, or what the value is'],
  ['kept', 'cached, saved, or stored'],
  ['made', 'created, or what the value is'],
  ['say', 'log, print, or message'],
  ['taken', 'accepted, used, or what the value is'],
  ['told', 'reported, or what the value is'],
  ['written', 'what is written, such as text or files'],
]);

/** The names that code declares: variables, parameters, functions, types, and members. */
const declarations = [
  ':matches(VariableDeclarator, FunctionDeclaration, ClassDeclaration) > Identifier.id',
  ':matches(TSInterfaceDeclaration, TSTypeAliasDeclaration) > Identifier.id',
  ':matches(ArrowFunctionExpression, FunctionDeclaration, FunctionExpression) > Identifier.params',
  ':matches(PropertyDefinition, MethodDefinition, TSPropertySignature, TSMethodSignature) > Identifier.key',
].join();

/** Names of files and declarations consist of the field's words. Names in capitals are constants of a protocol. */
const clearNames = {
  create(context) {
    const check = (node, name) => {
      if (name === name.toUpperCase()) return;
      for (const word of name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)) {
        const clearer = clearerWords.get(word.toLowerCase());
        if (clearer)
          context.report({ node, message: `"${word}" in the name "${name}" is unclear. Use ${clearer}.` });
      }
    };
    return {
      Program: (node) => check(node, path.basename(context.filename).replace(/\..*/, '')),
      [declarations]: (node) => check(node, node.name),
    };
  },
};

export default ts.config(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      '**/.docusaurus*/',
      '**/.out/',
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
    // Long files are split by subject.
    rules: { 'max-lines': ['error', 300] },
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
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat['recommended-latest']],
    languageOptions: { globals: globals.browser },
  },
  { files: ['**/*.{ts,mts,tsx}'], rules: mustNotImport([withoutExtension]) },
  ...directions,
  {
    files: ['**/*.{ts,mts,tsx}'],
    // The code of examples is part of their exports.
    ignores: ['src/examples/**'],
    plugins: { names: { rules: { clear: clearNames } } },
    rules: { 'names/clear': 'error' },
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
