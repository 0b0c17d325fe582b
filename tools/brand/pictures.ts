// Brand pictures with fixed names: what each is drawn from, and how a test finds out that a picture is out of
// date.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteDir } from '../shared/site-dir.ts';
import { CARD_SIZE, cardPage } from './card-page.ts';
import { logo, smallLogo } from './mark.ts';
import type { Brand } from './tokens.ts';

/** Hashes of each picture and of what it was drawn from. Both can be compared without a browser. */
export const MANIFEST = 'tools/brand/pictures.json';

interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** The page that the picture is a screenshot of. */
  readonly html: string;
}

interface Drawn {
  readonly source: string;
  readonly picture: string;
}

export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The small logo in the middle of a dark square. */
function iconPage({ dark }: Brand, size: number, logoSize: number): string {
  return `<!doctype html><style>
body { display: grid; block-size: ${size}px; margin: 0; place-items: center; background: ${dark.paper} }
svg { inline-size: ${logoSize}px; block-size: ${logoSize}px }
</style>${smallLogo({ key: dark.ink, fill: dark.fill })}`;
}

export async function picturesOf(brand: Brand): Promise<readonly Picture[]> {
  const { line, surfaceStrong } = brand.dark;
  const behind = logo({ key: line, fill: surfaceStrong })
    .replace('<svg', '<svg class="behind"')
    .replaceAll('key"', 'key-behind"')
    .replace('#key)', '#key-behind)');
  return [
    { file: 'static/favicon.ico', width: 32, height: 32, html: iconPage(brand, 32, 32) },
    { file: 'static/img/apple-touch-icon.png', width: 180, height: 180, html: iconPage(brand, 180, 126) },
    {
      file: 'static/img/social-card.png',
      ...CARD_SIZE,
      html: await cardPage(
        {
          title: 'Live graphics, from the canvas to air',
          line: 'User Guide, Actions API, and Blog',
          behind,
        },
        brand,
      ),
    },
  ];
}

export function readDrawn(): Readonly<Record<string, Drawn>> {
  const file = path.join(siteDir, MANIFEST);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Drawn>) : {};
}

/** What the animations show: the player, the editor, their controls, and the template that's played and edited. */
const FILMED = [
  'src/components/LiveTemplate',
  'src/controls',
  'src/player',
  'src/playground/view',
  'src/examples/lower-third',
];

/** Returns the files that decide how the animations look: styles, labels, and the template, but not the player's code. */
const lookOf = (folder: string): readonly string[] =>
  readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(siteDir, folder, name))
    .filter((file) => /\.css$|[\\/](?:labels|texts|template|actions)\.ts$/.test(file))
    .sort();

/** The animations in README.md, and what each of them shows. `npm run animation` draws them. */
export function animationsOf(brand: Brand) {
  const look = FILMED.flatMap(lookOf).map((file) => readFileSync(file, 'utf8').replaceAll('\r', ''));
  return (['light', 'dark'] as const).map((scheme) => ({
    scheme,
    file: `.github/live-template-${scheme}.webp`,
    html: JSON.stringify([brand[scheme], ...look]),
  }));
}

/** Whether the committed picture is up to date. */
export function isDrawn(
  { file, html }: Pick<Picture, 'file' | 'html'>,
  drawn: Readonly<Record<string, Drawn>>,
): boolean {
  const at = path.join(siteDir, file);
  const { source, picture } = drawn[file] ?? {};
  return source === hashOf(html) && existsSync(at) && picture === hashOf(readFileSync(at));
}

/** Wraps a square PNG of at most 255 px in an icon file. */
export function toIcon(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // kind: icon
  head.writeUInt16LE(1, 4); // number of pictures
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
