import { pause } from '../../../src/start/pause';
import { createTurns } from './turns';

/** The turns of the page that is open. */
export const turns = createTurns(
  () => performance.now(),
  (run) => void pause().then(run),
);
