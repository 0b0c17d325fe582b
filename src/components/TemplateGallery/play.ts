import { createExampleSession, loadExample } from '../../player/session/example.ts';
import type { SessionCommand } from '../../player/commands.ts';
import { initialData } from '../../playout/definition/fields.ts';
import type { Data } from '../../playout/commands/command.ts';

/**
 * Plays an example in several places at once.
 * @param base - The address of the folder with the files of the examples.
 * @param onShown - Called when the template is on all stages.
 * @param signal - Ends the playback and removes the template.
 * @param data - What the template shows instead of its own values.
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
): Promise<(command: SessionCommand) => void> {
  const example = await loadExample(name);
  const sessions = signal.aborted ? [] : hosts.map((host) => createExampleSession(host, example, base));
  const run = (command: SessionCommand): void => {
    if (!signal.aborted || command.type === 'remove') for (const session of sessions) session.run(command);
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
