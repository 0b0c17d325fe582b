import type { Data } from '../../../../src/player/deep-link.ts';
import type { Session, SessionOptions } from '../../../../src/player/session.ts';
import { FIRST_SNAPSHOT, type Snapshot } from '../../../../src/player/snapshot.ts';

/** A session without a template, which records its calls. The real one has its own test, with the real runtime. */
export function createFakeSession({ host }: Pick<SessionOptions, 'host'>): Session {
  const listeners = new Set<() => void>();
  let current = FIRST_SNAPSHOT;
  const set = (part: Partial<Snapshot>): void => {
    current = { ...current, ...part };
    for (const listener of listeners) listener();
  };
  const order = (command: Snapshot['command'], part: Partial<Snapshot> = {}): void =>
    set({ command, commandCount: current.commandCount + 1, ...part });
  const show = (data: Data): void => {
    host.replaceChildren(
      Object.assign(document.createElement('p'), { textContent: Object.values(data).join() }),
    );
  };
  return {
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async open({ data, frame }) {
      await Promise.resolve();
      show(data);
      set({ status: 'preview', frame });
    },
    async load(data) {
      set({ status: 'loading' });
      await Promise.resolve();
      show(data);
      order({ type: 'load', data }, { status: 'off-air' });
    },
    play: () => order({ type: 'play' }, { status: 'playing', isMoving: true }),
    next: () => order({ type: 'next' }),
    stop: () => order({ type: 'stop' }),
    update(data) {
      show(data);
      order({ type: 'update', data });
    },
    updateRow: (row) => show(row.at(-1) ?? {}),
    invoke: (name, argument) => order({ type: 'invoke', name, ...(argument !== undefined && { argument }) }),
    seek: (frame) => set({ frame }),
    step: (by) => set({ frame: current.frame + by }),
    toggle: () => set({ isMoving: !current.isMoving }),
    setSpeed: () => undefined,
    setFps: () => undefined,
    setStill: () => undefined,
    remove: () => host.replaceChildren(),
  };
}
