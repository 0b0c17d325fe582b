import { editor } from './controls.ts';
import { forgetChoices, open, type Hour } from './reading.ts';

/** A page with a lower third. */
const ADDRESS = '/user-guide/animation';

/** Actions whose composition action does something. */
export const acting = (code: string): string => `export const actions = (keyfill) => ({
  'lower-third': {
    composition() {
      ${code}
    },
  },
});
`;
/** Actions with nothing wrong. */
export const SOUND = acting(`keyfill.useOnPlay((next) => {
        next();
        this.findElementByKey('_name').content = 'From the actions';
      });`);

/** Opens the editor of a lower third that nobody has changed. */
export async function openEditorOf(hour: Hour): Promise<void> {
  await open(hour, ADDRESS);
  await forgetChoices(hour);
  await editor.open(hour.page());
}
