import { createRequire } from 'node:module';
import type { Root } from 'hast';

/** The functions that turn HTML into trees, and trees into text. */
interface Packages {
  readonly parse: (html: string) => Root;
  readonly parseFragment: (html: string) => Root;
  readonly serialize: (tree: Root) => string;
  readonly toMarkdown: (tree: Root) => string;
}

// Not an `import()`: the configuration's loader would compile these packages, which takes a second.
const packages = createRequire(__filename)('./load-packages.cjs') as { load: () => Promise<Packages> };

export const loadPackages = packages.load;
