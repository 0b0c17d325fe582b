// @vitest-environment jsdom
// Image loaders: which picture is shown, and what setSource's promise does.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Composition } from '../../../src/runtime/api/objects.ts';
import type { LayerDefinition } from '../../../src/runtime/definition/composition.ts';
import type { ImageLoaderDefinition } from '../../../src/runtime/definition/elements.ts';
import { composition, create, holdPictures, layer, mount, project } from './support.ts';

/** Ends the loading of each picture, by address. Those that start with "bad" fail until they're repaired. */
let arrive: Map<string, () => void>;
let isRepaired: boolean;

beforeEach(() => {
  isRepaired = false;
  arrive = holdPictures((address) => address.startsWith('bad') && !isRepaired);
});

/** Lets the pictures arrive, in this order. */
async function load(...addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    arrive.get(address)?.();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const photoIn = (element: LayerDefinition['element']) =>
  project(composition({ layers: [layer('photo', element)] }));
const loader = (more: Partial<ImageLoaderDefinition> = {}) =>
  photoIn({ type: 'image-loader', key: '_photo', ...more });

const photoOf = ({ findLayerByName }: Composition) => findLayerByName('photo')!.element;

const shown = (photo: ReturnType<typeof photoOf>): string | null | undefined =>
  photo.domNode.querySelector('img')?.getAttribute('src');

it('the promise of setSource leads to the newest picture even if an earlier one arrives later', async () => {
  const { main } = await mount(loader());
  const photo = photoOf(main);
  for (const url of ['slow.png', 'ada.png']) void photo.setSource(url);
  await load('ada.png', 'slow.png');
  expect(shown(photo)).toBe('ada.png');
});

it('the promise of setSource rejects if the picture fails, and the old one stays', async () => {
  const { main } = await mount(loader());
  const photo = photoOf(main);
  const first = photo.setSource('ada.png');
  await load('ada.png');
  await first;
  const outcome = expect(photo.setSource('bad.png')).rejects.toThrow('cannot be loaded');
  await load('bad.png');
  await outcome;
  expect(shown(photo)).toBe('ada.png');
});

describe('a picture that has failed', () => {
  const resources = [{ id: 'sequence', type: 'image-sequence', urls: ['bad.png'] }] as const;
  const projects: readonly (readonly [string, ReturnType<typeof project>])[] = [
    ['a source', loader({ source: 'bad.png' })],
    ['a placeholder', loader({ placeholder: 'bad.png' })],
    ['an image', photoIn({ type: 'image', source: 'bad.png' })],
    ['a sequence', { ...photoIn({ type: 'image-sequence', source: 'sequence' }), resources }],
  ];

  it.each(
    projects.flatMap(([name, own]) =>
      (['update', 'play'] as const).map((command) => [name, command, own] as const),
    ),
  )('is loaded again from the same address: %s, at the next %s', async (_name, command, own) => {
    const { template, main } = create(own);
    const loading = template.load();
    await load('bad.png');
    await loading;
    isRepaired = true;
    arrive.clear();
    template.next();
    expect(arrive.size).toBe(0);
    template[command]('{"_other": "1"}');
    template[command]();
    expect(arrive.size).toBe(1);
    await load('bad.png');
    expect(shown(photoOf(main))).toBe('bad.png');
    arrive.clear();
    template[command]();
    expect(arrive.size).toBe(0);
  });
});
