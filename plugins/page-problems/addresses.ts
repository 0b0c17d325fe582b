// Mistakes that only appear when all pages are compared.
import { lineOfKey } from './front-matter.ts';
import { parsePage } from './parse-page.ts';
import type { Problem } from './problem.ts';
import type { Redirect } from './redirects.ts';
import { referencesOf } from './references.ts';

interface AddressedPage {
  readonly file: string;
  readonly text: string;
  readonly address: string;
}

/** Finds shared addresses, old ones in use, and those that differ in case, which hosts treat differently. */
export function addressProblems(pages: readonly AddressedPage[], redirects: readonly Redirect[]): Problem[] {
  const first = new Map<string, AddressedPage>();
  const problems: Problem[] = [];
  const add = (file: string, line: number, message: string) => void problems.push({ file, line, message });
  for (const page of [...pages].sort((one, other) => (one.file < other.file ? -1 : 1))) {
    const other = first.get(page.address.toLowerCase());
    if (other === undefined) {
      first.set(page.address.toLowerCase(), page);
      continue;
    }
    const differs = other.address === page.address ? '' : ', apart from upper and lower case';
    const clash = `its address ${page.address} is also used by ${other.file}${differs}`;
    add(page.file, 1, `${clash}: rename one of the files, or change its slug`);
  }
  const texts = new Map(pages.map(({ file, text }) => [file, text]));
  const owners = new Map([...first].map(([address, { file }]) => [address, file]));
  for (const { file, from } of redirects) {
    const owner = owners.get(from.toLowerCase());
    owners.set(from.toLowerCase(), file);
    if (owner === undefined) continue;
    const line = lineOfKey(texts.get(file) ?? '', 'old_addresses');
    add(file, line, `the old address ${from} belongs to ${owner}: remove one of the two`);
  }
  const addresses = new Set(pages.map(({ address }) => address));
  for (const { file, text } of pages) {
    for (const { url, line } of referencesOf(parsePage(text))) {
      const address = url.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
      const meant = addresses.has(address) ? undefined : first.get(address.toLowerCase());
      if (meant === undefined) continue;
      add(file, line, `the link to ${address} has the wrong capitalization: write ${meant.address}`);
    }
  }
  return problems;
}
