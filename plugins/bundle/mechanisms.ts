/**
 * Everything in a build that patches the framework, by the name under which `npm run bench -- mechanisms` switches it off.
 * ARCHITECTURE.md has a table with what each of them is worth.
 */
export const mechanisms = {
  'late-start': 'Loads scripts after the first paint or at the first input.',
  'paced-start': 'Runs the start of a page in several short tasks.',
  'split-styles': 'Gives pages and tools that few readers open their own style sheets.',
  'shared-chunks': 'Puts modules that several kinds of page share into three chunks.',
  swc: 'Minifies scripts with SWC instead of Terser.',
} as const;

/** Whether a build uses a mechanism: all of them, except the one that the environment variable `KEYFILL_WITHOUT` names. */
export const isOn = (name: keyof typeof mechanisms): boolean => process.env['KEYFILL_WITHOUT'] !== name;
