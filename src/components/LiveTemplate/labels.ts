import { translate } from '@docusaurus/Translate';

/** The commands that every template takes, in the order of the buttons. */
export const COMMANDS = ['load', 'play', 'next', 'stop', 'update'] as const;

export type Command = (typeof COMMANDS)[number];

/** Names of the commands, as an operator says them. */
export function commandLabel(command: Command): string {
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

/** The presets' names; their order is that of `core/presets.ts`. */
export const presetLabels = (): Readonly<
  Record<'longest' | 'empty' | 'accents' | 'rtl' | 'row', string>
> => ({
  longest: translate({ id: 'keyfill.liveTemplate.preset.longest', message: 'Longest name' }),
  empty: translate({ id: 'keyfill.liveTemplate.preset.empty', message: 'Empty' }),
  accents: translate({ id: 'keyfill.liveTemplate.preset.accents', message: 'Accents' }),
  rtl: translate({ id: 'keyfill.liveTemplate.preset.rtl', message: 'Right to left' }),
  row: translate({ id: 'keyfill.liveTemplate.preset.row', message: 'Several updates' }),
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
      description: 'Text for the picture of a template that is not running yet',
    },
    { name, frame, description },
  ).trim();

export const stageLabel = (): string =>
  translate({
    id: 'keyfill.liveTemplate.stage',
    message: 'Stage',
    description: 'Where the template is seen',
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

export const viewLabel = (): string =>
  translate({ id: 'keyfill.liveTemplate.view', message: 'View and speed' });

export const callsLabel = (): string =>
  translate({ id: 'keyfill.liveTemplate.calls', message: 'The same from playout' });

export const downloadLabel = (): string =>
  translate({ id: 'keyfill.liveTemplate.download', message: 'Download' });

/** What a reader has to know before taking the LiveOS download: its format is not public. */
export const liveosNote = (): string =>
  translate({
    id: 'keyfill.liveTemplate.liveosNote',
    message: 'LiveOS is our own export, by our own reading of its format: check with NETON.LIVE.',
  });

/** What the Project download is: a `.keyfill` file does not hold the code of its actions, nor its files. */
export const projectNote = (): string =>
  translate({
    id: 'keyfill.liveTemplate.projectNote',
    message: 'Project is a zip with the .keyfill file, its actions and the files that it names.',
  });

export const failedLabel = (): string =>
  translate({ id: 'keyfill.liveTemplate.failed', message: 'The player could not be loaded.' });

export const noScriptLabel = (): string =>
  translate({
    id: 'keyfill.liveTemplate.noScript',
    message: 'The template plays here in a browser with JavaScript on.',
  });

export const retryLabel = (): string => translate({ id: 'keyfill.liveTemplate.retry', message: 'Try again' });
