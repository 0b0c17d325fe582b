import { it } from 'vitest';
import { DEFINITIONS } from '../../../src/playout/hosts.ts';
import { fill, labeled, press, showsText } from './controls.ts';
import { call, open, until, type Hour } from './reading.ts';

const BUILDER = '[data-definition-builder]';
const EASING = '[aria-label="Easing tool"]';
const EXPLORER = '[aria-label="Style property explorer"]';

/** The definition builder, the easing tool, and the style property explorer. */
export function tools(hour: Hour): void {
  const { page } = hour;

  it('builds definitions from a form', async () => {
    await open(hour, '/user-guide/exporting/template-definition-builder');
    const show = (id: string): Promise<void> =>
      press(page(), { within: BUILDER, selector: `[role="tab"][id$="-${id}"]` });
    await until(
      page(),
      'the builder is ready',
      (own: string) => document.querySelector(`${own} [data-ready]`) !== null,
      BUILDER,
    );
    await fill(page(), await labeled(page(), BUILDER, 'Name'), 'Final score');
    for (const { id } of DEFINITIONS) {
      await show(id);
      await showsText(page(), `${BUILDER} [data-definition="${id}"] code`, 'Full name');
    }
    await show('ograf');
    await showsText(page(), `${BUILDER} [data-definition="ograf"] code`, '"id": "final-score"');
    await press(page(), { within: BUILDER, selector: 'button', name: 'Add a field' });
    await page().type('_clubLogo');
    await show('gdd');
    await showsText(page(), `${BUILDER} [data-definition="gdd"] code`, '"title": "Club logo"');
  });

  it('draws an easing and moves an element with it', async () => {
    await open(hour, '/user-guide/animation');
    await fill(page(), await labeled(page(), EASING, 'Preset'), 'ease-in-expo');
    await showsText(page(), `${EASING} pre`, 'p1x: 0.7');
    await press(page(), { within: EASING, selector: 'button', name: 'Play the animation' });
    await until(
      page(),
      'the element has arrived',
      (own: string) =>
        document.querySelector<HTMLElement>(`${own} [class*="element_"]`)?.style.left === '60%',
      EASING,
    );
  });

  it('paints the style properties that a reader tries', async () => {
    await open(hour, '/api/style-property/all-properties');
    // It starts when it's in view.
    await call(
      page(),
      (own: string) => document.querySelector(own)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      EXPLORER,
    );
    await fill(page(), await labeled(page(), EXPLORER, 'Property'), 'textTransform');
    await fill(page(), await labeled(page(), EXPLORER, 'Value'), 'uppercase');
    await showsText(page(), `${EXPLORER} code`, ".style.textTransform.value = 'uppercase'");
    await until(
      page(),
      'the text is in capitals',
      (own: string) =>
        [...document.querySelectorAll(`${own} [class*="host_"] *`)].some(
          (one) => getComputedStyle(one).textTransform === 'uppercase',
        ),
      EXPLORER,
    );
    await fill(page(), await labeled(page(), EXPLORER, 'Apply to'), 'mask');
    await fill(page(), await labeled(page(), EXPLORER, 'Property'), 'feather');
    await fill(page(), await labeled(page(), EXPLORER, 'Value'), '60');
    await until(
      page(),
      'the mask is soft',
      (own: string) =>
        [...document.querySelectorAll<HTMLElement>(`${own} [class*="host_"] *`)].some(({ style }) =>
          style.mask.includes('url('),
        ),
      EXPLORER,
    );
  });
}
