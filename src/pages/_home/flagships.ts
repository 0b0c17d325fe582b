import type { SessionCommand } from '../../player/commands.ts';
import type { ExampleMeta } from '../../player/meta.ts';

/** The templates that the home page shows in turn, with what's behind them. */
export const FLAGSHIPS = [
  { example: 'lower-third', backdrop: 'harbor' },
  { example: 'score-bug', backdrop: 'stadium' },
  { example: 'full-screen', backdrop: 'studio' },
] as const;

/** How long each is shown, and when the commands of an operator arrive, in milliseconds. */
export const TURN = 6000;
const [FIRST, SECOND, LAST] = [1800, 3200, 5200];

/** Returns what an operator does with a template in its turn: its own command or its steps, and Stop at the end. */
export function scriptOf({ invoke, marks }: ExampleMeta): readonly (readonly [number, SessionCommand])[] {
  const [name] = invoke;
  const argument = 'Lindqvist 67′';
  const own: SessionCommand | undefined = name === undefined ? undefined : { type: 'invoke', name, argument };
  const steps = [FIRST, SECOND].slice(0, marks.steps.length);
  return [
    ...(own ? [[FIRST, own] as const] : steps.map((time) => [time, { type: 'next' }] as const)),
    [LAST, { type: 'stop' }],
  ];
}
