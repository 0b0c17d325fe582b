import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decodePart } from '../../src/shared/decode.ts';

type CollectedLinks = Readonly<
  Record<string, { readonly links: readonly string[]; readonly anchors: readonly string[] }>
>;

interface LinkCheck {
  readonly collectedLinks: CollectedLinks;
  readonly onBrokenLinks: string;
  readonly onBrokenAnchors: string;
}

/** The module of the framework that checks links when all pages are built. */
interface LinkChecker {
  handleBrokenLinks(check: LinkCheck): Promise<void>;
}

function fileOf(address: string, outDir: string, baseUrl: string): string | undefined {
  const page = path.join(outDir, decodePart(address.replace(baseUrl, '/')).replace(/\/$/, ''));
  return [`${page}.html`, path.join(page, 'index.html')].find((file) => existsSync(file));
}

/**
 * Adds the anchors that links need and that exist in the built pages. The framework only knows the anchors of headings, so it
 * would report a link to `<span id="here">`.
 */
function withBuiltAnchors(collected: CollectedLinks, outDir: string, baseUrl: string): CollectedLinks {
  const anchors = new Map(Object.entries(collected).map(([page, one]) => [page, new Set(one.anchors)]));
  for (const [page, { links }] of Object.entries(collected)) {
    for (const link of links) {
      const { pathname, hash } = new URL(link, `https://site.example${page}`);
      const known = anchors.get(pathname);
      const id = decodePart(hash.slice(1));
      if (id === '' || known === undefined || known.has(id)) continue;
      const file = fileOf(pathname, outDir, baseUrl);
      const attribute = new RegExp(`\\sid=(["']?)${id.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}\\1[\\s/>]`);
      if (file !== undefined && attribute.test(readFileSync(file, 'utf8'))) known.add(id);
    }
  }
  return Object.fromEntries(
    Object.entries(collected).map(([page, one]) => [
      page,
      { ...one, anchors: [...(anchors.get(page) ?? [])] },
    ]),
  );
}

/** Makes the framework report broken links and broken anchors together, instead of the anchors once all links are correct. */
export function checkLinksTogether(checker: LinkChecker, outDir: string, baseUrl: string): void {
  const { handleBrokenLinks } = checker;
  checker.handleBrokenLinks = async (check) => {
    const collectedLinks = withBuiltAnchors(check.collectedLinks, outDir, baseUrl);
    const results = await Promise.allSettled([
      handleBrokenLinks({ ...check, collectedLinks, onBrokenAnchors: 'ignore' }),
      handleBrokenLinks({ ...check, collectedLinks, onBrokenLinks: 'ignore' }),
    ]);
    const messages = results.flatMap((result) =>
      result.status === 'rejected'
        ? [result.reason instanceof Error ? result.reason.message : String(result.reason)]
        : [],
    );
    if (messages.length > 0) throw new Error(messages.join('\n'));
  };
}
