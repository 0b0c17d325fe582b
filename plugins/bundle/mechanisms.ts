/**
 * Everything in a build that patches the framework, by the name that switches it off in `npm run bench --
 * mechanisms`. ARCHITECTURE.md lists what each of them is worth.
 */
export const mechanisms = {
  'late-start': 'Loads scripts after the first paint or at the first input.',
  'paced-start': 'Splits the startup code of a page into several short tasks.',
  swc: 'Minifies scripts with SWC instead of Terser.',
} as const;

/** Whether a build uses a mechanism: all of them, except the one that the environment variable `KEYFILL_WITHOUT` names. */
export const isOn = (name: keyof typeof mechanisms): boolean => process.env['KEYFILL_WITHOUT'] !== name;
