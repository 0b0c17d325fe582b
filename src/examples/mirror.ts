import type { Keyfill } from '../runtime/api/keyfill.ts';
import type { Composition, TextElement } from '../runtime/api/objects.ts';

/**
 * Whether the first letter of a text is Hebrew, Arabic, or of another script that runs from right to left.
 */
const runsLeft = (text: string): boolean => /^\P{L}*[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u.test(text);

const OPPOSITE = { left: 'right', right: 'left', center: 'center', justify: 'justify' } as const;

function textsIn({ layers }: Composition): readonly TextElement[] {
  return layers.flatMap(({ element }) => {
    if (element.type === 'composition') return textsIn(element.composition);
    return element.type === 'text' ? [element] : [];
  });
}

/**
 * Mirrors a graphic while the text of a key runs from right to left: its
 * place, its tiles, their slants, and the side from which they open. The texts
 * themselves start at the opposite edge of their tiles.
 */
export function mirrorFor(keyfill: Keyfill, composition: Composition, key: string): void {
  // On a phone, the buttons of apps are on the right, and the safe area isn't in the middle.
  const shift = composition.height > composition.width ? -72 : 0;
  const texts = textsIn(composition).map((text) => [text, text.style.textAlign.value] as const);
  keyfill.useOnUpdate(key, (_key, value, next) => {
    next();
    const isMirrored = runsLeft(value);
    composition.domNode.style.transform = isMirrored ? `translateX(${shift}px) scaleX(-1)` : '';
    for (const [{ style, domNode }, align] of texts) {
      style.scaleX.value = isMirrored ? -1 : 1;
      style.textAlign.value = isMirrored ? OPPOSITE[align] : align;
      // A text in another script still runs in its own direction.
      domNode.firstElementChild?.setAttribute('dir', isMirrored ? 'auto' : 'ltr');
    }
  });
}
