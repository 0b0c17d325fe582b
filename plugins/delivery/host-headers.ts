import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

type HeaderRule = { matches: (address: string) => boolean; headers: [name: string, value: string][] };

/** Reads a `_headers` file: addresses, with `*` for the rest of a path, and the indented headers of each. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    if (/^\s/.test(line)) {
      const colon = line.indexOf(':');
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    } else {
      const address = line.trim();
      const pattern = new RegExp(`^${address.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);
      rules.push({ matches: (one: string) => pattern.test(one), headers: [] });
    }
  }
  return rules;
}

/** Combines all rules for an address and joins values of one header, as Netlify and Cloudflare Pages do. */
export function headersFor(rules: ReturnType<typeof parseHeaders>, address: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules.filter((one) => one.matches(address))) {
    for (const [name, value] of rule.headers) {
      const before = headers[name];
      headers[name] = before === undefined ? value : `${before}, ${value}`;
    }
  }
  return headers;
}

/** The rules of a built site; empty if it has no such file. */
export function headerRulesOf(folder: string) {
  const file = path.join(folder, '_headers');
  return existsSync(file) ? parseHeaders(readFileSync(file, 'utf8')) : [];
}
