import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Audit {
  /** Only check what's inside this. */
  readonly within?: string;
  /** Only check these rules. The default is all rules. */
  readonly rules?: readonly string[];
}

/** Returns the problems that axe finds on a page: a line for each rule, with the places. */
export async function violationsOf(page: Page, { within, rules }: Audit = {}): Promise<string[]> {
  // Legacy mode without an extra page for frames, and only violations, take a third of the time.
  const hasFrames = page.frames().length > 1;
  let axe = new AxeBuilder({ page })
    // WCAG 2.5.3: people who use speech input say what the label shows. Axe only checks this when asked.
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
