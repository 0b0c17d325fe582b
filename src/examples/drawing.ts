import type {
  CompositionDefinition,
  LayerDefinition,
  MaskDefinition,
} from '../runtime/definition/composition.ts';
import type { ElementDefinition } from '../runtime/definition/elements.ts';
import type { ProjectDefinition, TemplateDefinition } from '../runtime/definition/project.ts';
import type {
  EasingDefinition,
  ElementStyleDefinition,
  MaskStyleDefinition,
} from '../runtime/definition/style.ts';
import { archivo, FONT } from './fonts.ts';

/** A frame, the value there, and the easing to the next keyframe. */
type Point<Value> = readonly [frame: number, value: Value, easing?: EasingDefinition];

/** Returns a style property that changes from keyframe to keyframe. */
export function keyframes<Value>(...points: readonly Point<Value>[]) {
  return { keyframes: points.map(([frame, value, easing]) => ({ frame, value, ...(easing && { easing }) })) };
}

/** The whole picture. */
export const FULL = { width: 1920, height: 1080, fps: 50 } as const;

/** Most graphics are in by frame 75, and rest there until Stop. */
export const USUAL = { duration: 87, frameActions: [{ frame: 75, name: 'Outro', isOutro: true }] };

type Main = Pick<CompositionDefinition, 'layers'> &
  Partial<Pick<CompositionDefinition, 'duration' | 'frameActions'>>;
type Operation = Pick<TemplateDefinition, 'description' | 'layer' | 'commands' | 'fields'>;

/** Returns a template whose main composition has the template's name and fills the picture. */
export function template(
  name: string,
  own: Main & Operation & Partial<Pick<ProjectDefinition, 'resources' | 'compositions'>>,
): ProjectDefinition {
  const { resources = archivo, compositions = [], description, layer, commands, fields, ...main } = own;
  const id = name.toLowerCase().replaceAll(' ', '-');
  return {
    keyfill: 1,
    name,
    mainComposition: id,
    resources,
    ...(commands && { invokeCommands: commands.map((command) => command.name) }),
    compositions: [{ id, name, ...FULL, ...USUAL, ...main }, ...compositions],
    templateDefinition: { description, layer, outMode: 'manual', ...(commands && { commands }), fields },
  };
}

/** A layer with the ID that the app gives it: its name in lowercase. */
export const layer = (
  name: string,
  element: ElementDefinition,
  more: Pick<LayerDefinition, 'masks' | 'startFrame' | 'isVisible'> = {},
): LayerDefinition => ({ id: name.toLowerCase(), name, element, ...more });

/** A mask that shows a rectangle of its layer. */
export const clip = (id: string, name: string, style: MaskStyleDefinition<'rectangle'>): MaskDefinition => ({
  id,
  name,
  shape: 'rectangle',
  style,
});

/** A text that's centered in its box from top to bottom, and narrows to fit it. */
export const text = (
  name: string,
  own: Partial<Extract<ElementDefinition, { type: 'text' }>>,
  style: ElementStyleDefinition<'text'>,
): LayerDefinition => ({
  id: name,
  name,
  element: {
    type: 'text',
    autoSize: false,
    autoSqueeze: true,
    ...own,
    style: { verticalTextAlign: 'middle', fontFamily: FONT, lineHeight: 1, ...style },
  },
});

/** A composition that plays on its own in another one. */
export const nested = (
  name: string,
  composition: string,
  style: ElementStyleDefinition<'composition'>,
): LayerDefinition => layer(name, { type: 'composition', composition, detachedPlayhead: true, style });
