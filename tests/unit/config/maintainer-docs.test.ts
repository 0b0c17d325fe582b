import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const DOCS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md'];

/** Folders that tools write, and hidden ones. */
const NOT_SOURCE = /^(?:\..*|build|build-delivery|node_modules|test-results)$/;

/** Names that look like a file of the repository, but are written by the build. */
const WRITTEN =
  /^(?:build|build-delivery|node_modules|client-manifest\.json|generated|globalData\.json|licenses\.txt|llms\.txt|sw\.js)(?:\/|$)/;

/** Everything in a folder, such as `src/css` and `src/css/tokens.css`. */
const placesIn = (folder: string): string[] =>
  readdirSync(folder || '.', { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCE.test(name))
    .flatMap((entry) => {
      const place = folder + entry.name;
      return entry.isDirectory() ? [place, ...placesIn(`${place}/`)] : [place];
    });

const places = new Set(placesIn(''));

const PATH = /^\w[\w.-]*(?:\/[\w.-]+)*\/?$/;
const FILE = /\.(?:[cm]?[jt]sx?|json|css|mdx?|conf|txt|yml)$/;

/** Whether text in backticks is the path of a file or folder, not an address, a package, or a placeholder. */
const isPath = (code: string): boolean =>
  PATH.test(code) && (code.includes('/') || FILE.test(code)) && !WRITTEN.test(code) && !code.includes('YYYY');

/** Whether a path exists, from the root, from the section's folder, or as the end of a longer path. */
function exists(named: string, folder: string | undefined): boolean {
  const path = named.replace(/\/$/, '');
  if (places.has(path) || (folder !== undefined && places.has(`${folder}/${path}`))) return true;
  const top = path.split('/')[0] ?? '';
  return folder === undefined && !places.has(top) && [...places].some((place) => place.endsWith(`/${path}`));
}

const sectionsOf = (text: string): string[] => text.replace(/^```[\s\S]*?^```/gm, '').split(/^(?=#)/m);

it.each(DOCS)('%s only names files and folders that exist', (file) => {
  const missing = sectionsOf(readFileSync(file, 'utf8')).flatMap((section) => {
    const folder = /Paths in this section are relative to `([^`]+)`/.exec(section)?.[1];
    return [...section.matchAll(/`([^`\n]+)`/g)]
      .map((match) => match[1] ?? '')
      .filter((code) => isPath(code) && !exists(code, folder));
  });
  expect(missing).toEqual([]);
});

describe('the map in ARCHITECTURE.md', () => {
  const text = readFileSync('ARCHITECTURE.md', 'utf8');
  const map = sectionsOf(text).find((section) => section.startsWith('## Map')) ?? '';
  const drawing = /```mermaid\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
  const drawn = [...drawing.matchAll(/\b(?:src|plugins)\/[\w-]+/g)].map(([path]) => path);

  it.each(['src', 'plugins'])('names every folder in %s', (parent) => {
    const folders = readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${parent}/${name}`);
    const named = (folder: string): boolean => drawn.includes(folder) || map.includes(`\`${folder}\``);
    expect(folders.filter((folder) => !named(folder))).toEqual([]);
  });
});
