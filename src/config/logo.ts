import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A picture as an address that holds it; characters that end a tag or an address are written as numbers. */
function inPlace(name: string): string {
  const svg = readFileSync(path.join(__dirname, '../../static/img', name), 'utf8').trim();
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[#%<>]/g, encodeURIComponent)}`;
}

/** The logo for each color mode stands in the page itself: two requests less before a page is painted, and 300 bytes more. */
export const logo = { src: inPlace('logo-light.svg'), srcDark: inPlace('logo-dark.svg') };
