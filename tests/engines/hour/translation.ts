import { expect, it } from 'vitest';
import { translate, useEveryControl } from '../../helpers/translation.ts';
import { call, open, type Hour } from './reading.ts';

/** Where React replaces the most text: the search and copying. Chromium uses all controls. */
const CONTROLS = { '/api/layer': 'main button', '/': '.navbar button[aria-keyshortcuts], [role="combobox"]' };

/** Pages that the browser translates. Each engine removes a node that isn't there anymore in its own way. */
export function translation(hour: Hour): void {
  it('the search and copying work while the page is translated', async () => {
    for (const [route, controls] of Object.entries(CONTROLS)) {
      await open(hour, route);
      await call(hour.page(), translate);
      const { used, problems } = await call(hour.page(), useEveryControl, controls);
      expect(used.length, route).toBeGreaterThan(0);
      expect(problems, route).toEqual([]);
    }
  });
}
