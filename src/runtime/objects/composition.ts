import type { AnyElement, Composition, FrameAction, PlayOptions } from '../api/objects.ts';
import type { CompositionDefinition, FrameActionDefinition } from '../definition/composition.ts';
import type { Action } from '../definition/actions.ts';
import { createBox } from '../dom/view.ts';
import { MAX_DURATION, MAX_FRAME_RATE } from '../model/limits.ts';
import { DEFAULT_FRAME_RATE, exactFrameRate } from '../model/time.ts';
import { inOrder } from '../model/track.ts';
import { createPlayhead, isFollowing, isMoving, isShown } from '../playback/playhead.ts';
import { combine, finite, flag, isObject, refuse, text, wholeFrame } from '../state/checks.ts';
import type { ActionNode, CompositionNode, ElementNode } from '../state/nodes.ts';
import type { RuntimeContext } from './context.ts';

/** Returns the composition and all nested ones, in layer order. */
export const compositionsOf = (composition: CompositionNode): readonly CompositionNode[] => [
  composition,
  ...composition.layers.flatMap(({ element }) => (element.nested ? compositionsOf(element.nested) : [])),
];

/** Returns all elements of a composition: its own layers' first, then those of nested ones, depth first. */
export const elementsOf = (composition: CompositionNode): readonly ElementNode[] =>
  compositionsOf(composition).flatMap(({ layers }) => layers.map(({ element }) => element));

function actionsOf(
  definition: CompositionDefinition,
  code: Readonly<Record<number, Action>>,
): ReadonlyMap<number, ActionNode> {
  const places: FrameActionDefinition[] = [
    ...Object.keys(code).map((frame) => ({ frame: Number(frame) })),
    ...(definition.frameActions ?? []),
  ];
  return new Map(
    inOrder(places).map(({ frame, name = '', isStep = false, isOutro = false }) => [
      frame,
      { frame, name, isStep, isOutro, run: code[frame] },
    ]),
  );
}

function isReverse(member: string, options: PlayOptions | undefined): boolean {
  if (options === undefined) return false;
  if (!isObject(options)) refuse(member, 'options (an object)', options);
  return options.reverse !== undefined && flag(`${member} reverse`, options.reverse);
}

/** Creates a composition without its layers, because a layer needs its composition. */
export function createComposition(
  definition: CompositionDefinition,
  isMain: boolean,
  isDetached: boolean,
  code: Readonly<Record<number, Action>>,
  context: RuntimeContext,
): CompositionNode {
  const { id, name, width, height } = definition;
  const actions = actionsOf(definition, code);
  const frameActions: readonly FrameAction[] = Object.freeze(
    Array.from(actions.values(), ({ run: _, ...shown }) => Object.freeze(shown)),
  );
  const rate = (fps: number): number => exactFrameRate(fps) ?? fps;
  const playhead = createPlayhead(isMain, isDetached);
  const frameOf = (member: string, frame: unknown): number => wholeFrame(member, frame, 0, node.duration - 1);
  const byKey = (member: string, key: string): AnyElement[] => {
    text(member, key);
    return elementsOf(node).flatMap((element) => (element.key === key ? [element.api] : []));
  };
  const dom = createBox(width, height);
  dom.style.overflow = 'hidden';
  const fixed = Object.freeze({ id, name, domNode: dom, width, height, startFrame: 0, frameActions });
  const api = combine<Composition>(fixed, {
    get fps() {
      return node.fps;
    },
    set fps(fps) {
      if (!(finite('composition.fps', fps) > 0)) refuse('composition.fps', 'a number above 0', fps);
      context.engine?.retime(node, node, { fps: rate(Math.min(fps, MAX_FRAME_RATE)) });
    },
    get duration() {
      return node.duration;
    },
    set duration(frames) {
      const duration = wholeFrame('composition.duration', frames, 1, MAX_DURATION);
      context.engine?.retime(node, node, { duration });
    },
    get outroFrame() {
      return node.outroFrame;
    },
    set outroFrame(frame) {
      const outroFrame = frame === null ? null : wholeFrame('composition.outroFrame', frame, 1, MAX_DURATION);
      context.engine?.retime(node, node, { outroFrame });
    },
    get activeFrame() {
      return playhead.frame;
    },
    get isPlaying() {
      return isFollowing(playhead) ? (node.shownBy?.composition.api.isPlaying ?? false) : isMoving(playhead);
    },
    get isComputed() {
      return context.isComputed;
    },
    get isVisible() {
      return isShown(playhead);
    },
    get layers() {
      return Object.freeze(node.layers.map((layer) => layer.api));
    },
    play: (options) => context.engine?.play(node, isReverse('play', options)),
    pause: () => context.engine?.pause(node),
    stop: () => context.engine?.stop(node),
    goToFrame: (frame) => context.engine?.goTo(node, frameOf('goToFrame', frame)),
    goToAndPlay: (frame, options) =>
      context.engine?.goToAndPlay(node, frameOf('goToAndPlay', frame), isReverse('goToAndPlay', options)),
    findElementByKey: (key) => byKey('findElementByKey', key)[0],
    findElementsByKey: (key) => byKey('findElementsByKey', key),
    findLayerByName(layerName) {
      text('findLayerByName', layerName);
      return node.layers.find((layer) => layer.name === layerName)?.api;
    },
  } satisfies Partial<Composition>);
  const outro = frameActions.find((action) => action.isOutro);
  const node: CompositionNode = {
    id,
    name,
    width,
    height,
    fps: rate(definition.fps ?? DEFAULT_FRAME_RATE),
    duration: definition.duration,
    outroFrame: outro ? Math.max(1, outro.frame) : null,
    layers: [],
    actions,
    playhead,
    dom,
    api,
    shownBy: null,
  };
  return node;
}
