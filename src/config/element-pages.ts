import { ELEMENT_TYPES } from '../runtime/model/properties.ts';

/** The sidebar category with a page for each element type, in the user guide and in the reference. */
export const elementPages = {
  type: 'category' as const,
  label: 'Elements',
  link: { type: 'doc' as const, id: 'elements/index' },
  items: ELEMENT_TYPES.map((type) => `elements/${type}`),
};
