/** Everything that patches the framework, by the name under which `npm run bench -- mechanisms` switches it off. */
export const mechanisms = {
  'late-start': 'Loads scripts after the first paint or at the first input.',
  'paced-start': 'Runs the start of a page in short tasks.',
  'lean-registry': 'Removes server-only data from the chunk registry.',
  'shared-chunks': 'Puts modules that are always loaded together in one chunk.',
  'plain-order': 'Compares strings by character code in two modules.',
  'split-styles': 'Gives pages and tools that few readers open a style sheet of their own.',
  'unused-rules': 'Removes rules for classes and elements that no page has.',
  'custom-properties': "Writes out Infima's custom properties that have a single value.",
  'style-names': 'Shortens the hashes of classes and leaves rules in their order.',
  swc: 'Minifies scripts with SWC instead of Terser.',
  'build-order': 'Builds the modules for scripts before those that render pages.',
  'shared-mdx': 'Compiles each page once for both bundles.',
  'node-packages': 'Leaves packages that rendering never calls out of the bundle that renders pages.',
  'page-html': 'Minifies what pages share once, and keeps minified pages for the next build.',
  'build-cache': "Replaces webpack's search for changed build files with one hash.",
} as const;

/** Whether a build uses a mechanism: all but the one that `KEYFILL_WITHOUT` names. */
export const isOn = (name: keyof typeof mechanisms): boolean => process.env['KEYFILL_WITHOUT'] !== name;
