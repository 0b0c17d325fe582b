import { editor } from './controls.ts';
import { forgetChoices, open, type Hour } from './reading.ts';

/** A page with a lower third. */
const ADDRESS = '/user-guide/animation';

/** Returns actions that do something in a composition action. */
export const acting = (code: string): string => `export const actions = (keyfill) => ({
  'lower-third': {
    composition() {
      ${code}
    },
  },
});
`;
/** Actions without problems. */
export const SOUND = acting(`keyfill.useOnPlay((next) => {
        next();
        this.findElementByKey('_name').content = 'From the actions';
      });`);

/** Opens the editor of an unchanged lower third. */
export async function openEditorOf(hour: Hour): Promise<void> {
  await open(hour, ADDRESS);
  await forgetChoices(hour);
  await editor.open(hour.page());
}
