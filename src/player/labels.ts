import type { Snapshot, Status } from './session/snapshot.ts';

/** Names of commands, as operators use them. */
export const COMMAND_LABELS = {
  load: 'Load',
  play: 'Play',
  next: 'Next',
  update: 'Update',
  stop: 'Stop',
} as const;

/** The state of a template in a few words. */
export const STATUS_TEXTS: Readonly<Record<Status, string>> = {
  loading: 'Loading',
  preview: 'Preview',
  playing: 'Playing',
  paused: 'Paused',
  waiting: 'Waiting for Next',
  resting: 'On air',
  'off-air': 'Off air',
};

/** Whether viewers would see the template. */
export const isOnAir = ({ status }: Snapshot): boolean => !['loading', 'preview', 'off-air'].includes(status);

/** Whether the last command was Next, which nothing in the template waits for. */
export const isNextIdle = ({ command, status }: Snapshot, hasSteps: boolean): boolean =>
  command.type === 'next' && !hasSteps && status !== 'playing';

export const NO_STEPS = 'This template has no steps';
