import type { Status } from './session/snapshot.ts';

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
