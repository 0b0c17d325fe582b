import { readFileSync } from 'node:fs';
import path from 'node:path';

const outDir = path.resolve('tests/fixture-site/.out');

/** Returns the output, without colors, of building a variant of the fixture site in `npm test`. */
export function fixtureBuild(variant: string) {
  const file = path.join(outDir, `${variant}.json`);
  try {
    const { code, output } = JSON.parse(readFileSync(file, 'utf8')) as { code: number; output: string };
    return { code, output, dir: path.join(outDir, variant) };
  } catch {
    throw new Error(`The fixture variant "${variant}" is not built. Run "npm run fixtures -- ${variant}".`);
  }
}
