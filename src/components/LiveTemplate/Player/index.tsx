import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { initialData } from '../../../playout/definition/fields.ts';
import { codeInHash } from '../../../playground/share/link.ts';
import { fromLink } from '../core/deep-link';
import type { Example } from '../core/load-example';
import type { EditedExport } from '../core/make-download';
import type { ExampleMeta } from '../core/meta';
import type { View } from '../Stage';
import Controls from './Controls';
import Editor from './Editor';
import { useShown } from './useSession';

export interface PlayerProps {
  /** Name in links. */
  readonly name: string;
  /** Name of the example: that of the template on a server. */
  readonly exampleName: string;
  readonly example: Example;
  readonly meta: ExampleMeta;
  readonly figure: HTMLElement;
  readonly host: HTMLElement;
  readonly view: View;
  readonly onView: (view: View) => void;
  /** The control that had the focus before these were there. */
  readonly focused: string | undefined;
  /** The control that was pressed before these were there. */
  readonly pressed: string | undefined;
}

const control = (figure: HTMLElement, name: string | undefined): HTMLElement | null =>
  name === undefined ? null : figure.querySelector<HTMLElement>(`[data-control="${CSS.escape(name)}"]`);

/** Whether the editor is open. A link that shares a changed example opens it. */
function useEditor(name: string, figure: HTMLElement): readonly [boolean, () => void] {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const openLinked = (): void => {
      if (codeInHash(window.location.hash, name) === undefined) return;
      setOpen(true);
      figure.scrollIntoView();
    };
    openLinked();
    window.addEventListener('hashchange', openLinked);
    return () => window.removeEventListener('hashchange', openLinked);
  }, [name, figure]);
  return [isOpen, useCallback(() => setOpen((before) => !before), [])];
}

/** The player itself: it comes when the reader wants it, takes the place of the still controls and opens the template. */
export default function Player(props: PlayerProps): JSX.Element {
  const { name, exampleName, example, meta, figure, host, focused, pressed } = props;
  const editorId = useId();
  const opening = useMemo(() => {
    const link = fromLink(window.location.search, name);
    const initial = initialData(example.project);
    return {
      initial,
      data: { ...initial, ...link?.data },
      frame: Math.min(link?.frame ?? meta.frame, meta.duration - 1),
    };
  }, [name, example, meta]);
  const [shown, show] = useShown(host, example, opening);
  const [isOpen, toggle] = useEditor(name, figure);
  /** Set by the editor; without it there are no changes. */
  const edited = useRef<EditedExport>();

  useLayoutEffect(() => {
    control(figure, focused)?.focus({ preventScroll: true });
  }, [figure, focused]);

  useEffect(() => {
    control(figure, pressed)?.click();
  }, [figure, pressed]);

  return (
    <Controls
      {...props}
      shown={shown}
      initial={opening.initial}
      edited={async () => edited.current?.()}
      toggle={{ id: editorId, isOpen, onToggle: toggle }}
    >
      <Editor id={editorId} isOpen={isOpen} {...{ name, exampleName, host, meta, edited }} onShow={show} />
    </Controls>
  );
}
