import { translate } from '@docusaurus/Translate';
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
      return translate({ id: 'keyfill.liveTemplate.load', message: 'Load' });
    case 'play':
      return translate({ id: 'keyfill.liveTemplate.play', message: 'Play' });
    case 'next':
      return translate({ id: 'keyfill.liveTemplate.next', message: 'Next' });
    case 'stop':
      return translate({ id: 'keyfill.liveTemplate.stop', message: 'Stop' });
    case 'update':
      return translate({ id: 'keyfill.liveTemplate.update', message: 'Update' });
  }
}

/** Name of the color picker next to a color field. */
export const pickLabel = (title: string): string =>
  translate(
    { id: 'keyfill.liveTemplate.pickColor', message: 'Pick a color: {title}', description: 'Color picker' },
    { title },
  );

/** The state of a template in a few words. */
export function statusText(status: Status): string {
  switch (status) {
    case 'loading':
      return translate({ id: 'keyfill.liveTemplate.status.loading', message: 'Loading' });
    case 'preview':
      return translate({
        id: 'keyfill.liveTemplate.status.preview',
        message: 'Preview',
        description: 'The stage shows a frame, but nobody has played the template',
      });
    case 'playing':
      return translate({ id: 'keyfill.liveTemplate.status.playing', message: 'Playing' });
    case 'paused':
      return translate({ id: 'keyfill.liveTemplate.status.paused', message: 'Paused' });
    case 'waiting':
      return translate({ id: 'keyfill.liveTemplate.status.waiting', message: 'Waiting for Next' });
    case 'resting':
      return translate({ id: 'keyfill.liveTemplate.status.resting', message: 'On air' });
    case 'off-air':
      return translate({ id: 'keyfill.liveTemplate.status.offAir', message: 'Off air' });
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
    keyframes.includes(frame) && translate({ id: 'keyfill.liveTemplate.mark.keyframe', message: 'keyframe' }),
    step !== undefined &&
      translate({ id: 'keyfill.liveTemplate.mark.step', message: 'step {name}' }, { name: step.name }).trim(),
    outro === frame && translate({ id: 'keyfill.liveTemplate.mark.outro', message: 'outro' }),
  ];
  return marks.filter(Boolean).join(', ');
}

/** The presets that an example offers, with their names. */
export const presetsOf = (example: string): readonly (readonly [Preset, string])[] => [
  ['longest', translate({ id: 'keyfill.liveTemplate.preset.longest', message: 'Longest text' })],
  ...(offersFirst(example)
    ? [['first', translate({ id: 'keyfill.liveTemplate.preset.first', message: 'First line only' })] as const]
    : []),
  ['accents', translate({ id: 'keyfill.liveTemplate.preset.accents', message: 'Accents' })],
  ['rtl', translate({ id: 'keyfill.liveTemplate.preset.rtl', message: 'Right to left' })],
  ['row', translate({ id: 'keyfill.liveTemplate.preset.row', message: 'Several updates in a row' })],
];

/** Name of the preset with the values of the example. */
export const designedLabel = (): string =>
  translate({ id: 'keyfill.liveTemplate.preset.designed', message: 'As designed' });

/** What the list of presets shows once the reader has typed. */
export const ownDataLabel = (): string =>
  translate({ id: 'keyfill.liveTemplate.preset.own', message: 'Your own data' });

/** Names of backgrounds. */
export function backgroundLabel(background: Background): string {
  switch (background) {
    case 'studio':
      return translate({ id: 'keyfill.liveTemplate.background.studio', message: 'Studio' });
    case 'stadium':
      return translate({ id: 'keyfill.liveTemplate.background.stadium', message: 'Stadium' });
    case 'street':
      return translate({ id: 'keyfill.liveTemplate.background.street', message: 'Street' });
    case 'black':
      return translate({ id: 'keyfill.liveTemplate.background.black', message: 'Black' });
    case 'gray':
      return translate({ id: 'keyfill.liveTemplate.background.gray', message: 'Gray' });
    case 'checkerboard':
      return translate({ id: 'keyfill.liveTemplate.background.checkerboard', message: 'Checkerboard' });
  }
}

export const backgroundsLabel = (): string =>
  translate({ id: 'keyfill.liveTemplate.background', message: 'Background' });

/** Name of the group of backgrounds that are pictures. */
export const pictureLabel = (): string =>
  translate({ id: 'keyfill.liveTemplate.background.picture', message: 'Picture' });

/** Names of the menus. */
export function menuLabel(menu: Menu): string {
  switch (menu) {
    case 'view':
      return translate({ id: 'keyfill.liveTemplate.view', message: 'View and speed' });
    case 'download':
      return translate({ id: 'keyfill.liveTemplate.download', message: 'Download' });
    case 'calls':
      return translate({ id: 'keyfill.liveTemplate.calls', message: 'Playout commands' });
  }
}

export const scrubLabel = (): string =>
  translate({
    id: 'keyfill.liveTemplate.scrub',
    message: 'Scrub',
    description: 'Name of the row with which readers look at single frames',
  });

export const invokeLabel = (): string =>
  translate({ id: 'keyfill.liveTemplate.invoke', message: 'This template’s commands' });

/** Tells readers who come back that their changes still exist. */
export const savedDraftText = (): string =>
  translate({
    id: 'keyfill.liveTemplate.savedDraft',
    message: 'You changed this template earlier in this visit. To see your changes, click Edit.',
  });

export const playerLabel = (name: string): string =>
  translate(
    {
      id: 'keyfill.liveTemplate.player',
      message: 'Live template: {name}',
      description: 'Name of a player',
    },
    { name },
  );

export const posterLabel = (name: string, frame: number, description = ''): string =>
  translate(
    {
      id: 'keyfill.liveTemplate.poster',
      message: '{name}, frame {frame}. {description}',
      description: 'Description of the poster',
    },
    { name, frame, description },
  ).trim();

export const stageLabel = (): string =>
  translate({
    id: 'keyfill.liveTemplate.stage',
    message: 'Stage',
    description: 'The part of a player that shows the template',
  });

export const frameBackLabel = (): string =>
  translate({ id: 'keyfill.liveTemplate.frameBack', message: 'One frame back' });

export const frameForwardLabel = (): string =>
  translate({ id: 'keyfill.liveTemplate.frameForward', message: 'One frame forward' });

export const pauseLabel = (): string => translate({ id: 'keyfill.liveTemplate.pause', message: 'Pause' });

export const continueLabel = (): string =>
  translate({ id: 'keyfill.liveTemplate.continue', message: 'Continue' });

export const playWithMotionLabel = (): string =>
  translate({ id: 'keyfill.liveTemplate.playWithMotion', message: 'Play with motion' });

export const frameLabel = (): string =>
  translate({ id: 'keyfill.liveTemplate.frame', message: 'Frame', description: 'Name of the frame slider' });

export const frameOfLabel = (frame: number, last: number): string =>
  translate(
    {
      id: 'keyfill.liveTemplate.frameOf',
      message: '{frame} of {last}',
      description: 'Position of the playhead',
    },
    { frame, last },
  );

export const argumentLabel = (): string =>
  translate({
    id: 'keyfill.liveTemplate.argument',
    message: 'Argument',
    description: 'Field for the argument of an invoke command',
  });

export const dataLabel = (): string =>
  translate({ id: 'keyfill.liveTemplate.data', message: 'Template data' });

export const presetsLabel = (): string =>
  translate({ id: 'keyfill.liveTemplate.presets', message: 'Try other data' });

export const editLabel = (): string =>
  translate({
    id: 'keyfill.liveTemplate.edit',
    message: 'Edit',
    description: 'Button that opens the editor of a template',
  });

export const failedLabel = (): string =>
  translate({ id: 'keyfill.liveTemplate.failed', message: 'The player couldn’t be loaded.' });

export const noScriptLabel = (): string =>
  translate({
    id: 'keyfill.liveTemplate.noScript',
    message: 'To play the template, turn on JavaScript in your browser.',
  });

export const retryLabel = (): string => translate({ id: 'keyfill.liveTemplate.retry', message: 'Try again' });
