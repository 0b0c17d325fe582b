import { createExampleSession, loadExample } from '../../live-template/session/example.ts';
import { initialData } from '../../playout/definition/fields.ts';

/**
 * Plays an example once.
 *
 * @param host - The element that the template fills.
 * @param base - The address of the folder with the files of the examples.
 * @param onShown - Called when the template is on the stage.
 * @param signal - Ends the playback and removes the template.
 */
export async function play(
  name: string,
  host: HTMLElement,
  base: string,
  onShown: () => void,
  signal: AbortSignal,
): Promise<void> {
  const example = await loadExample(name);
  if (signal.aborted) return;
  const session = createExampleSession(host, example, base);
  signal.addEventListener('abort', () => session.run({ type: 'remove' }), { once: true });
  await session.open({ data: initialData(example.project), frame: 0 });
  if (signal.aborted) return;
  session.run({ type: 'play' });
  onShown();
}
