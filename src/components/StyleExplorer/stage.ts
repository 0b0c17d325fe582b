import brand from '../../../generated/brand.json';
import { createTemplate, type ProjectDefinition } from '../../runtime/index.ts';
import { STARTS, type Subject, type Value } from './properties.ts';

/** Size of the composition in px. */
const WIDTH = 480;
const HEIGHT = 270;

const BACKGROUND = {
  type: 'linear',
  angle: 120,
  stops: [
    { offset: 0, color: brand.fill },
    { offset: 1, color: '#27457f' },
  ],
};

/** The layer with the subject. */
const LAYERS: Readonly<Record<Subject, { readonly element: object; readonly masks?: readonly object[] }>> = {
  text: {
    element: {
      type: 'text',
      key: '_try',
      content: 'Mira Halvorsen reports from the harbor',
      autoSize: false,
      multiline: true,
      style: STARTS.text,
    },
  },
  rectangle: { element: { type: 'rectangle', key: '_try', style: STARTS.rectangle } },
  mask: {
    element: { type: 'rectangle', style: { width: WIDTH, height: HEIGHT, fill: BACKGROUND } },
    masks: [{ id: 'mask', name: 'Mask', shape: 'rectangle', style: STARTS.mask }],
  },
};

const projectOf = (subject: Subject): ProjectDefinition =>
  ({
    keyfill: 1,
    name: 'Style explorer',
    mainComposition: 'main',
    compositions: [
      {
        ...{ id: 'main', name: 'Main', width: WIDTH, height: HEIGHT, fps: 50, duration: 50 },
        layers: [{ id: 'layer', name: 'Picture', ...LAYERS[subject] }],
      },
    ],
  }) as ProjectDefinition;

/** A subject on the stage. */
export interface Stage {
  /**
   * Writes a property and paints.
   * @throws TypeError if the runtime refuses the value.
   */
  readonly set: (name: string, value: Value) => void;
  readonly remove: () => void;
}

/** Shows a subject in an element of the page, using the runtime. */
export async function openStage(host: HTMLElement, subject: Subject): Promise<Stage> {
  const template = createTemplate(host, projectOf(subject));
  await template.load();
  template.seek(0);
  const layer = template.keyfill.mainComposition.layers[0];
  const style = subject === 'mask' ? layer?.masks[0]?.style : layer?.element.style;
  return {
    set(name, value) {
      const property = (style as Readonly<Record<string, { value: unknown } | undefined>>)[name];
      if (property === undefined) return;
      property.value = value;
      template.flush();
    },
    remove: () => template.remove(),
  };
}
