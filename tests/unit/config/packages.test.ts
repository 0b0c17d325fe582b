import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Versions = Readonly<Record<string, string>>;

const { dependencies, devDependencies, overrides } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Record<'dependencies' | 'devDependencies' | 'overrides' | 'scripts', Versions>;
const all = { ...dependencies, ...devDependencies };

test('workflows pin actions to commits and images to digests, and no checkout keeps its credentials', () => {
  const workflows = readdirSync('.github/workflows').map((file) =>
    readFileSync(`.github/workflows/${file}`, 'utf8'),
  );
  const steps = workflows.flatMap((text) => text.split(/^ +- /m)).filter((step) => step.includes('uses: '));
  expect(steps.length).toBeGreaterThan(4);
  expect(steps.filter((step) => !/uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/m.test(step))).toEqual([]);
  const keepers = steps.filter(
    (step) => /actions\/checkout@/.test(step) && !/persist-credentials: false/.test(step),
  );
  expect(keepers).toEqual([]);
  const images = workflows.flatMap((text) => text.match(/(?<=^ +(?:container|image): ).+/gm) ?? []);
  expect(images.filter((image) => !/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/.test(image))).toEqual([]);
  expect(images).toHaveLength(1);
});

test('packages are pinned to exact versions', () => {
  const loose = Object.entries({ ...all, ...overrides }).filter(([, one]) => !/^\d+\.\d+\.\d+$/.test(one));
  expect(loose).toEqual([]);
});

test('packages install the whole framework in one version', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  const versions = Object.entries(packages)
    .filter(([place]) => /(?:^|\/)node_modules\/@docusaurus\/(?!react-loadable$)[^/]+$/.test(place))
    .map(([place, { version }]) => `${place.split('@docusaurus/').at(-1)} ${version}`);
  expect(versions.length).toBeGreaterThan(15);
  expect(versions.filter((one) => !one.endsWith(` ${all['@docusaurus/core']}`))).toEqual([]);
});
