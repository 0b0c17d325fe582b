import { useEffect, useState, type RefObject } from 'react';
import { useStore } from '../../../shared/store.ts';
import type { Editing } from '../../editing/editing.ts';
import type { StagePoint } from '../../sandbox/messages.ts';
import { createOutline } from '../../sandbox/outline.ts';
import { isRemote } from '../../sandbox/remote-session.ts';

/** The selected layer, which is outlined on the stage. A click on the stage selects the layer there. */
export function useOutline(
  { host, store }: Editing,
  panel: RefObject<HTMLElement>,
): readonly [string | undefined, (layer: string) => void] {
  const session = useStore(store).shown?.session;
  const [selected, select] = useState<string>();

  useEffect(() => {
    if (!session) return undefined;
    if (isRemote(session)) {
      session.outline(selected);
      // A frame that hasn't loaded yet gets it with the first thing that it reports.
      const unsubscribe = session.subscribe(() => {
        session.outline(selected);
        unsubscribe();
      });
      return () => {
        unsubscribe();
        session.outline(undefined);
      };
    }
    const outline = createOutline(host, () => session.keyfill?.());
    outline.show(selected);
    return () => outline.show(undefined);
  }, [host, session, selected]);

  useEffect(() => {
    const stage = host.closest<HTMLElement>('[data-control="stage"]');
    const pick = async (event: MouseEvent): Promise<void> => {
      if (!session) return;
      const box = host.getBoundingClientRect();
      const point: StagePoint = { x: event.clientX - box.x, y: event.clientY - box.y };
      const layer = isRemote(session)
        ? await session.pick(point)
        : createOutline(host, () => session.keyfill?.()).pick(point);
      if (layer === undefined) return;
      select(layer);
      const rows = Array.from(panel.current?.querySelectorAll<HTMLElement>('[data-selected]') ?? []);
      rows.find(({ dataset }) => dataset['layer'] === layer)?.scrollIntoView({ block: 'nearest' });
    };
    const onClick = (event: MouseEvent): void => void pick(event);
    stage?.addEventListener('click', onClick);
    return () => stage?.removeEventListener('click', onClick);
  }, [host, session, panel]);

  return [selected, select];
}
