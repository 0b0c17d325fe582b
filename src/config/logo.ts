import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns a picture as a data address. Characters that would end a tag or an address are percent-encoded. */
function inPlace(name: string): string {
  const svg = readFileSync(path.join(__dirname, '../../generated/static/img', name), 'utf8').trim();
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[#%<>]/g, encodeURIComponent)}`;
}

/** Each color mode's logo is in the page, which saves two requests before the first paint for 300 bytes. */
export const logo = { src: inPlace('logo-light.svg'), srcDark: inPlace('logo-dark.svg') };
