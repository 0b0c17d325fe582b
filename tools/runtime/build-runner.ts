// The page that runs edited templates.
import { bundleForFrame, folderOf, framePageFiles } from './frame-page.ts';

const NAME = 'runner';

/** Where the runner page is. */
export const FOLDER = folderOf(NAME);

/** The files, by path from the site's folder. */
export async function buildRunner(): Promise<ReadonlyMap<string, string>> {
  return framePageFiles({
    name: NAME,
    title: 'Runner of edited templates',
    script: await bundleForFrame('src/playground/sandbox/frame/main.ts', {
      banner: { js: '/*! Keyfill playground runner, MIT License */' },
    }),
    allowed: [
      "style-src 'unsafe-inline'",
      'img-src data: blob:',
      'font-src data:',
      'media-src data: blob:',
      "connect-src 'none'",
      "frame-src 'none'",
      "worker-src 'none'",
    ],
    head: '<style>html, body { margin: 0; background: transparent; overflow: hidden; } * { forced-color-adjust: none; }</style>',
  });
}
