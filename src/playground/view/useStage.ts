import { useEffect } from 'react';
import type { Session } from '../../player/session/session.ts';
import { useStore } from '../../shared/useStore.ts';
import { goTo, type Editing } from '../editing/editing.ts';
import { giveUp, lookOf, moveWithKey } from '../editing/look.ts';
import { moved } from '../look/model/arrange.ts';
import { offsetOfLayer } from '../look/model/places.ts';
import { layersOf, type PlacedLayer } from '../look/model/template.ts';
import { projectOf } from '../model/check.ts';
import { createOutline } from '../sandbox/outline.ts';
import { isRemote } from '../sandbox/remote-session.ts';

/** How far the pointer moves before it drags a layer, in pixels. A hand isn't still while it clicks. */
const STILL = 4;

/** What outlines and finds layers: the frame that has the template, or else the page. */
const outlineOf = (session: Session, host: HTMLElement) =>
  isRemote(session) ? session : createOutline(host, () => session.keyfill?.());

/** Shows a layer in the text of the template, or in Look, where the reader can type its text right away. */
function open({ state }: Editing, id: string, stage: Element): number | undefined {
  const { view, draft } = state.get();
  if (view === 'template') return offsetOfLayer(draft.template, id);
  const figure = stage.closest('figure');
  for (const shown of figure?.querySelectorAll('[data-layer][aria-pressed="true"], [data-arranged]') ?? [])
    shown.scrollIntoView({ block: 'nearest' });
  const text = figure?.querySelector<HTMLTextAreaElement>('[data-arranged] textarea');
  text?.focus({ preventScroll: true });
  text?.select();
  return undefined;
}

/** While a keyboard covers a part of the window, the stage and its state take half of the rest. */
function useKeyboard(host: HTMLElement, isOpen: boolean): void {
  useEffect(() => {
    const style = host.closest('figure')?.style;
    const view = window.visualViewport;
    if (!style || !view || !isOpen) return undefined;
    const fit = (isCovered: boolean): void => {
      style.setProperty('--edited-stage', isCovered ? `calc(${view.height / 2}px - 2.5rem)` : null);
      style.setProperty('--transport', isCovered ? 'none' : null);
    };
    // Zooming in also makes it lower.
    const look = (): void => fit(view.height * view.scale < 0.8 * window.innerHeight);
    look();
    view.addEventListener('resize', look);
    return () => {
      view.removeEventListener('resize', look);
      fit(false);
    };
  }, [host, isOpen]);
}

/** Outlines the selected layer on the stage. The stage selects layers, and the pointer and keys move them. */
export function useStage(editing: Editing, isOpen: boolean): void {
  const { host, store, state, meta } = editing;
  const session = useStore(store).shown?.session;
  const { view, offered, selected = offered, lit, caret } = useStore(state);
  useKeyboard(host, isOpen);
  const isMovable = isOpen && selected !== undefined && view === 'look';

  useEffect(() => {
    const stage = host.closest<HTMLElement>('[data-control="stage"]');
    // A finger scrolls until a layer is selected, and moves layers from then on.
    stage?.style.setProperty('touch-action', isMovable ? 'pinch-zoom' : '');
  }, [host, isMovable]);

  useEffect(() => {
    if (!session) return undefined;
    const { outline } = outlineOf(session, host);
    // While the reader types, the pointer may be anywhere.
    const isLit = view === 'look' && lit.length > 0 && caret === undefined;
    const isShown = isOpen && (view === 'look' || view === 'template');
    const shown = [selected ?? '', ...(isLit ? lit.filter((id) => id !== selected) : [])];
    outline(isShown && shown.some(Boolean) ? shown : [], caret);
    return () => outline([]);
  }, [host, session, isOpen, view, selected, lit, caret]);

  useEffect(() => {
    const stage = host.closest<HTMLElement>('[data-control="stage"]');
    if (!stage || !session || !isOpen) return undefined;
    const closing = new AbortController();
    const { signal } = closing;
    let isDragged = false;

    const pick = async ({ clientX, clientY }: MouseEvent): Promise<string | undefined> => {
      const box = host.getBoundingClientRect();
      // While the stage glides, the frame in it is as large as it will be.
      const scale = isRemote(session) ? host.offsetWidth / box.width : 1;
      const point = { x: (clientX - box.x) * scale, y: (clientY - box.y) * scale };
      const id = await outlineOf(session, host).pick(point);
      state.change({ selected: id, offered: undefined });
      return id;
    };
    const onClick = async (event: MouseEvent): Promise<void> => {
      const id = isDragged ? undefined : await pick(event);
      const offset = id === undefined ? undefined : open(editing, id, stage);
      if (offset !== undefined) goTo(editing, 'template', offset);
    };
    function onDown(down: PointerEvent): void {
      isDragged = false;
      const { draft, offered: first, selected: before = first, view: shown } = state.get();
      const { template } = draft;
      const isScroll = down.pointerType === 'touch' && before === undefined;
      const isDrag = down.button === 0 && !isScroll && shown === 'look';
      const project = isDrag ? projectOf(template) : undefined;
      if (!project) return;
      let placed: PlacedLayer | undefined;
      void pick(down).then((id) => (placed = layersOf(project).find(({ layer }) => layer.id === id)));
      const look = () => lookOf(editing, state.get().draft, project, {});
      const step = 'drag';
      const end = new AbortController();
      const stop = (): void => {
        end.abort();
        look().finish();
      };
      const listen = { signal: end.signal, capture: true };
      signal.addEventListener('abort', () => end.abort(), listen);
      const onMove = ({ clientX, clientY }: PointerEvent): void => {
        const [x, y] = [clientX - down.clientX, clientY - down.clientY];
        if (!placed || (!isDragged && Math.hypot(x, y) < STILL)) return;
        isDragged = true;
        const scale = meta.width / host.getBoundingClientRect().width;
        const changes = (['x', 'y'] as const).map((axis) =>
          placed ? moved(placed, axis, Math.round((axis === 'x' ? x : y) * scale)) : [],
        );
        look().edit(step, changes.flat(), [], template);
      };
      window.addEventListener('pointermove', onMove, listen);
      window.addEventListener('pointerup', stop, listen);
      window.addEventListener('pointercancel', stop, listen);
      window.addEventListener(
        'keydown',
        (event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          giveUp(editing, step);
          stop();
        },
        listen,
      );
    }
    function onKey(event: KeyboardEvent): void {
      const { offered: first, selected: id = first, view: shown } = state.get();
      if (event.target !== stage || id === undefined) return;
      if (event.key === 'Escape') state.change({ selected: undefined, offered: undefined });
      else if (shown === 'look') moveWithKey(editing, event, id);
    }
    stage.addEventListener('click', (event) => void onClick(event), { signal });
    stage.addEventListener('pointerdown', onDown, { signal });
    stage.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    stage.addEventListener('keydown', onKey, { signal });
    return () => closing.abort();
  }, [editing, host, session, state, meta, isOpen]);
}
