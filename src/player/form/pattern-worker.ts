// The worker that tests patterns, so a slow one can be ended.
import { testPattern } from '../../playout/validation/pattern-test.ts';
import type { PatternMessage, PatternAnswer } from './patterns.ts';

// Docusaurus adds a line to each worker that fails without webpack's runtime, which this brings in.
declare const __webpack_public_path__: string;
void __webpack_public_path__;

const send = (answer: PatternAnswer): void => self.postMessage(answer);

self.addEventListener('message', ({ data: { pattern, value } }: MessageEvent<PatternMessage>) => {
  send('started');
  send(testPattern(pattern, value));
});
