import type { Report } from './lib/report.ts';
import { log } from '../shared/log.ts';
import { deploySite } from './lib/deployed-site.ts';
import { openLighthouse, type Audited } from './lib/lighthouse.ts';

/** One page of each kind. */
const PAGES = {
  home: '/',
  'docs page, long': '/user-guide/best-practices',
  'docs page with a live template': '/user-guide/examples/crawler',
  'API page': '/api/composition',
  'blog list': '/blog',
  'blog post': '/blog/keyfill-2.3-release-notes',
  tags: '/blog/tags',
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Measures each kind of page under Lighthouse's mobile settings: the median of five runs. */
export default async function measurePages(report: Report): Promise<void> {
  const lighthouse = await openLighthouse();
  if ('problem' in lighthouse) {
    log(`pages were not measured: ${lighthouse.problem}`);
    return;
  }
  const site = await deploySite();
  if ('problem' in site) {
    log(`pages were not measured: ${site.problem}`);
    return;
  }
  try {
    for (const [kind, address] of Object.entries(PAGES)) {
      reportPage(report, kind, await lighthouse.audit(new URL(address, site.server.url).href, CATEGORIES));
    }
  } finally {
    await site.close();
  }
}

function reportPage(report: Report, kind: string, { score, value, failing }: Audited): void {
  report(
    kind,
    `${CATEGORIES.map((category) => `${category} ${score(category)}`).join(', ')}; LCP ${Math.round(value('largest-contentful-paint'))} ms, blocking ${Math.round(value('total-blocking-time'))} ms, CLS ${value('cumulative-layout-shift').toFixed(3)}, ${Math.round(value('total-byte-weight') / 1000)} kB`,
    "performance ≥ 0.99, the others 1; LCP below Starlight's (bench -- scale), blocking ≤ 100 ms, better 50 ms, CLS 0; a docs page ≤ 165 kB",
  );
  const wrong = CATEGORIES.slice(1).flatMap(failing);
  if (wrong.length > 0) report(`${kind}, not right`, [...new Set(wrong)].join(', '));
}
