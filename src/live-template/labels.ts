import type { Background } from './backgrounds.ts';
import type { Marks } from './marks.ts';
import type { Menu } from './player-state.ts';
import { offersFirst, type Preset } from './preset-names.ts';
import type { Status } from './snapshot.ts';

/** The commands that every template understands, in the order of the buttons. */
export const COMMANDS = ['play', 'next', 'update', 'stop'] as const;

type Command = (typeof COMMANDS)[number];

/** Names of the commands, as operators use them. */
export function commandLabel(command: Command | 'load'): string {
  switch (command) {
    case 'load':
      return 'Load';
    case 'play':
      return 'Play';
    case 'next':
      return 'Next';
    case 'stop':
      return 'Stop';
    case 'update':
      return 'Update';
  }
}

/** Name of the color picker next to a color field. */
export const pickLabel = (title: string): string => `Pick a color: ${title}`;

/** The state of a template in a few words. */
export function statusText(status: Status): string {
  switch (status) {
    case 'loading':
      return 'Loading';
    case 'preview':
      return 'Preview';
    case 'playing':
      return 'Playing';
    case 'paused':
      return 'Paused';
    case 'waiting':
      return 'Waiting for Next';
    case 'resting':
      return 'On air';
    case 'off-air':
      return 'Off air';
  }
}

/** The word next to the on-air lamp. */
export function lampText(status: Status): string {
  if (status === 'loading') return statusText('preview');
  return statusText(status === 'playing' ? 'resting' : status);
}

/** A description of a frame: its number and its marks. */
export function frameText(frame: number, { duration, keyframes, steps, outro }: Marks): string {
  const step = steps.find((candidate) => candidate.frame === frame);
  const marks = [
    frameOfLabel(frame, duration - 1),
    keyframes.includes(frame) && 'keyframe',
    step !== undefined && `step ${step.name}`.trim(),
    outro === frame && 'outro',
  ];
  return marks.filter(Boolean).join(', ');
}

/** The presets that an example offers, with their names. */
export const presetsOf = (example: string): readonly (readonly [Preset, string])[] => [
  ['longest', 'Longest text'],
  ...(offersFirst(example) ? [['first', 'First line only'] as const] : []),
  ['accents', 'Accents'],
  ['rtl', 'Right to left'],
  ['row', 'Several updates in a row'],
];

/** Name of the preset with the values of the example. */
export const designedLabel = 'As designed';

/** What the list of presets shows once the reader has typed. */
export const ownDataLabel = 'Your own data';

/** Names of backgrounds. */
export function backgroundLabel(background: Background): string {
  switch (background) {
    case 'studio':
      return 'Studio';
    case 'stadium':
      return 'Stadium';
    case 'street':
      return 'Street';
    case 'black':
      return 'Black';
    case 'gray':
      return 'Gray';
    case 'checkerboard':
      return 'Checkerboard';
  }
}

export const backgroundsLabel = 'Background';

/** Name of the group of backgrounds that are pictures. */
export const pictureLabel = 'Picture';

/** Names of the menus. */
export function menuLabel(menu: Menu): string {
  switch (menu) {
    case 'view':
      return 'View and speed';
    case 'download':
      return 'Download';
    case 'calls':
      return 'Playout commands';
  }
}

export const scrubLabel = 'Scrub';

export const invokeLabel = 'This template’s commands';

/** Tells readers who come back that their changes still exist. */
export const savedDraftText =
  'You changed this template earlier in this visit. To see your changes, click Edit.';

export const playerLabel = (name: string): string => `Live template: ${name}`;

export const posterLabel = (name: string, frame: number, description = ''): string =>
  `${name}, frame ${frame}. ${description}`.trim();

export const stageLabel = 'Stage';

export const frameBackLabel = 'One frame back';

export const frameForwardLabel = 'One frame forward';

export const pauseLabel = 'Pause';

export const continueLabel = 'Continue';

export const playWithMotionLabel = 'Play with motion';

export const frameLabel = 'Frame';

export const frameOfLabel = (frame: number, last: number): string => `${frame} of ${last}`;

export const argumentLabel = 'Argument';

export const dataLabel = 'Template data';

export const presetsLabel = 'Try other data';

export const editLabel = 'Edit';

export const failedLabel = 'The player couldn’t be loaded.';

export const noScriptLabel = 'To play the template, turn on JavaScript in your browser.';

export const retryLabel = 'Try again';
