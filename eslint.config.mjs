import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import path from 'node:path';
import ts from 'typescript-eslint';

/**
 * Layers that a folder must not import from. Dependencies point one way: pages → components → playground →
 * playout → examples → runtime. The folders in `plugins` are outside this order.
 */
const mustNotImport = (files, folders, message) => ({
  files: [`${files}/**/*.{ts,tsx}`],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { patterns: [{ regex: `^(?:@site|(?:\\.\\./)+|@site/src)/?(?:${folders.join('|')})/`, message }] },
    ],
  },
});

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
    files: ['src/**/*.{ts,tsx}', 'plugins/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat['recommended-latest']],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '(?:^|/)plugins/(?![^/]+/client/)',
              allowTypeImports: true,
              message: 'The site takes only types and client modules (plugins/*/client) from plugins.',
            },
          ],
        },
      ],
    },
  },
  // Plugins may import their own theme components.
  mustNotImport(
    'plugins',
    ['src/components', 'src/pages', 'src/theme'],
    "Plugins don't depend on components.",
  ),
  mustNotImport(
    'src/playground',
    ['components', 'pages', 'plugins', 'theme'],
    'The playground depends on playout and what is below it.',
  ),
  mustNotImport(
    'src/playout',
    ['components', 'pages', 'playground', 'plugins', 'theme'],
    'Playout depends on examples and what is below them.',
  ),
  mustNotImport(
    'src/examples',
    ['components', 'pages', 'playground', 'playout', 'plugins', 'theme'],
    'Examples depend on the runtime only.',
  ),
  mustNotImport(
    'src/runtime',
    [
      'components',
      'examples',
      'mdx',
      'pages',
      'playground',
      'playout',
      'plugins',
      'runtime-validation',
      'theme',
    ],
    'The runtime depends on nothing else in the project.',
  ),
  {
    files: ['**/*.{ts,mts,tsx}'],
    // The code of examples is part of their exports.
    ignores: ['src/examples/**', '**/components/**', '**/playground/**'],
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
