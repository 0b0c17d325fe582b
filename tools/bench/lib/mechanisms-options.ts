// The options of `npm run bench -- mechanisms`.

/** The number of generated pages in the build that shows how a mechanism scales. */
const SCALE = 1000;
/** How much slower Lighthouse makes the processor by default. */
const SLOWDOWN = 4;

/**
 * @param args - the arguments of the command line
 * @returns `scale` is the number of generated pages, or 0 if none are built; `slowdown` is how much slower
 *   Lighthouse makes the processor
 * @throws if `--scale` isn't a positive whole number, or `--slowdown` is less than 1
 */
export function optionsOf(args: readonly string[]): {
  only: readonly string[] | undefined;
  pages: boolean;
  scale: number;
  slowdown: number;
} {
  const valueOf = (name: string) => args.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
  const scale = Number(valueOf('scale') ?? SCALE);
  if (!Number.isInteger(scale) || scale < 1)
    throw new Error(`--scale=${valueOf('scale')}: enter the number of generated pages, such as --scale=100.`);
  const slowdown = Number(valueOf('slowdown') ?? SLOWDOWN);
  if (!(slowdown >= 1))
    throw new Error(`--slowdown=${valueOf('slowdown')}: enter a number of at least 1, such as --slowdown=9.`);
  return {
    slowdown,
    only: valueOf('only')
      ?.split(',')
      .filter((name) => name !== ''),
    pages: !args.includes('--no-pages'),
    scale: args.includes('--no-scale') ? 0 : scale,
  };
}

/**
 * The variants to build: null for the site with everything, then one for each mechanism that is switched off.
 * @param names - of all mechanisms
 * @param only - all of them by default
 * @throws if `only` names a mechanism that doesn't exist
 */
export function variantsOf(names: readonly string[], only: readonly string[] = names): (string | null)[] {
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Error(
      `--only: there's no mechanism "${unknown.join('", "')}". The mechanisms are: ${names.join(', ')}.`,
    );
  return [null, ...only];
}
