import { createTemplate, type ProjectDefinition } from '../../runtime/index.ts';
import { STARTS, type Subject, type Value } from './properties.ts';

/** The layers' elements, from back to front. */
const LOWER_THIRD = [
  { type: 'rectangle', style: { x: 24, y: 208, width: 196, height: 34, fill: '#ffd23f' } },
  {
    type: 'text',
    content: 'Harbor reporter',
    style: { x: 40, y: 215, fontFamily: 'Archivo', fontSize: 16, fontWeight: 500, color: '#0b0e14' },
  },
  { type: 'rectangle', key: '_plate', style: STARTS.rectangle },
  {
    type: 'text',
    key: '_name',
    content: 'Mira Halvorsen',
    autoSize: false,
    multiline: true,
    style: STARTS.text,
  },
];

const SIZE = { width: 480, height: 270, fps: 50, duration: 50 };

/** The lower third is its own composition, so a mask clips all of it. Other subjects may leave the box. */
const projectOf = (subject: Subject): ProjectDefinition =>
  ({
    keyfill: 1,
    name: 'Style explorer',
    mainComposition: 'main',
    compositions: [
      {
        ...{ ...SIZE, id: 'main', name: 'Main' },
        layers: [
          {
            ...{ id: 'lower-third', name: 'Lower third' },
            element: { type: 'composition', composition: 'lower-third' },
            masks: subject === 'mask' ? [{ id: 'mask', shape: 'rectangle', style: STARTS.mask }] : [],
          },
        ],
      },
      {
        ...{ ...SIZE, id: 'lower-third', name: 'Lower third' },
        layers: LOWER_THIRD.map((element, at) => ({ id: `layer-${at}`, name: `Layer ${at}`, element })),
      },
    ],
  }) as ProjectDefinition;

/** Shows a subject in an element of the page, using the runtime. */
export async function openStage(host: HTMLElement, subject: Subject) {
  const template = createTemplate(host, projectOf(subject));
  await template.load();
  template.seek(0);
  const main = template.keyfill.mainComposition;
  const style =
    subject === 'mask'
      ? main.findLayerByName('Lower third')?.masks[0]?.style
      : main.findElementByKey(subject === 'text' ? '_name' : '_plate')?.style;
  return {
    /**
     * Writes a property and paints.
     * @throws TypeError if the runtime refuses the value.
     */
    set(name: string, value: Value): void {
      const property = (style as Readonly<Record<string, { value: unknown } | undefined>>)[name];
      if (property === undefined) return;
      property.value = value;
      template.flush();
    },
    remove: (): void => template.remove(),
  };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;
