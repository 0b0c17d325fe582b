import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Audit {
  /** Only what is in here. */
  readonly within?: string;
  /** Only these rules; all when it is left out. */
  readonly rules?: readonly string[];
}

/** What axe finds wrong with a page: a line for each rule, with the places. */
export async function violationsOf(page: Page, { within, rules }: Audit = {}): Promise<string[]> {
  // Without frames there is nothing to gather in a page of its own, and only violations are read: a third of the time.
  const hasFrames = page.frames().length > 1;
  let axe = new AxeBuilder({ page })
    // WCAG 2.5.3: who speaks to the page says what stands there. Axe runs it only when asked.
    .options({ resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } })
    .setLegacyMode(!hasFrames);
  if (within !== undefined) axe = axe.include(within);
  if (rules !== undefined) axe = axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 120)}`).join(', ')}`,
  );
}
