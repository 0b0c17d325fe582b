// The worker that tests patterns, so that a slow one can be ended.
import { testPattern } from '../playout/validation/pattern-test.ts';
import type { PatternMessage, PatternAnswer } from './patterns.ts';

const send = (answer: PatternAnswer): void => self.postMessage(answer);

self.addEventListener('message', ({ data: { pattern, value } }: MessageEvent<PatternMessage>) => {
  send('started');
  send(testPattern(pattern, value));
});
