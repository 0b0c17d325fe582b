import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { changeTexts } from '../change.ts';

/** The sky as the data of a path, in a square of 96. */
const ICONS = new Map([
  [
    'sun',
    'M48,0v14m0,68v14M0,48h14m68,0h14M14,14l10,10m48,48l10,10M82,14l-10,10m-48,48l-10,10M48,26a22,22,0,1,0,.1,0z',
  ],
  [
    'cloud',
    'M20,96a20,20,0,0,1-2-40a26,26,0,0,1,49-4a22,22,0,0,1,1,44zM78,44a40,40,0,0,0-26-20a17,17,0,1,1,26,20zM68-2v8M92,30h6M87,11l5-5M49,11l-5-5',
  ],
  ['rain', 'M22,62a22,22,0,0,1-2-44a28,28,0,0,1,53-2a23,23,0,0,1,1,46zM26,74l-8,22m32-22l-8,22m32-22l-8,22'],
  [
    'snow',
    'M22,62a22,22,0,0,1-2-44a28,28,0,0,1,53-2a23,23,0,0,1,1,46zM22,76v12m-6-6h12M48,82v12m-6-6h12M74,76v12m-6-6h12',
  ],
  ['storm', 'M22,62a22,22,0,0,1-2-44a28,28,0,0,1,53-2a23,23,0,0,1,1,46zM54,68l-16,16h12l-8,12'],
]);

/** Draws each day’s sky, and writes temperatures with a real minus sign. */
export const actions: ActionsFactory = (keyfill) => ({
  'weather-map': {
    composition() {
      // Names of places have one size, and so do those of days. Old ones keep theirs.
      for (const rows of ['Place', 'Day']) {
        const names = keyfill.compositions
          .filter(({ name }) => name.startsWith(rows))
          .map((own) => ['Name', 'Name before'].map((name) => own.findLayerByName(name)?.element));
        for (const [own, before] of names) {
          keyfill.useOnUpdate(own?.key ?? '', (_key, _value, next) => {
            if (own && before) before.style.fontSize.value = own.style.fontSize.value;
            next();
            let size = 60;
            for (const [text] of names) {
              if (!text) continue;
              text.style.fontSize.value = 60;
              size = Math.min(size, (text.style.width.value / text.measure().width) * 70);
            }
            for (const [text] of names) if (text) text.style.fontSize.value = Math.max(36, size);
          });
        }
      }
      for (const own of keyfill.compositions) {
        // The board rests with the main composition.
        changeTexts(keyfill, own, own.name === 'Board' ? keyfill.mainComposition : own);

        for (const { name, element } of own.layers) {
          const { key } = element;
          if (!key) continue;
          // Without next(), which would draw the name of the sky.
          if (name === 'Icon') {
            keyfill.useOnUpdate(key, (_key, value) => {
              element.data = ICONS.get(value) ?? '';
            });
          }
          if (!['Degrees', 'High', 'Low'].includes(name)) continue;
          keyfill.useOnUpdate(key, (_key, value, next) => {
            next();
            const celsius = value.trim().replace('-', '−');
            element.content = celsius === '' ? '' : `${celsius}°`;
          });
        }
      }
    },
  },
});
