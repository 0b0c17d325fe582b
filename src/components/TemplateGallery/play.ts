import { createExampleSession, loadExample } from '../../player/session/example.ts';
import { marksOf, restFrame } from '../../player/session/marks.ts';
import type { Session } from '../../player/session/session.ts';
import type { SessionCommand } from '../../player/commands.ts';
import { initialData } from '../../playout/definition/fields.ts';
import type { Data } from '../../playout/commands/command.ts';

/**
 * Plays an example in several places at once.
 * @param base - The address of the folder with the files of the examples.
 * @param signal - Ends the playback and removes the template.
 * @param isStill - Whether it shows the frame on which it rests, without moving.
 */
export async function play(
  name: string,
  hosts: readonly HTMLElement[],
  base: string,
  onShown: () => void,
  signal: AbortSignal,
  data: Data = {},
  isStill = false,
): Promise<(command: SessionCommand, isTyped?: boolean) => void> {
  const example = await loadExample(name);
  const sessions = signal.aborted ? [] : hosts.map((host) => createExampleSession(host, example, base));
  const wait = marksOf(example.project).steps[0]?.frame ?? restFrame(example.project);
  /** Shows a change at once, because somebody who types doesn't wait until the graphic has come in. */
  const comeIn = (session: Session): void => {
    const { status, frame } = session.snapshot();
    if (status === 'playing' && frame < wait) session.run({ type: 'seek', frame: wait });
  };
  const run = (command: SessionCommand, isTyped = false): void => {
    if (signal.aborted && command.type !== 'remove') return;
    if (command.type === 'update') sessions.forEach(comeIn);
    for (const session of sessions) session.run(command);
    if (isTyped) sessions.forEach(comeIn);
  };
  signal.addEventListener('abort', () => run({ type: 'remove' }), { once: true });
  const opening = { data: { ...initialData(example.project), ...data }, frame: 0 };
  await Promise.all(sessions.map((session) => session.open(opening)));
  if (signal.aborted) return run;
  run({ type: 'motion', speed: 1, fps: undefined, isStill });
  run({ type: 'play' });
  onShown();
  return run;
}
