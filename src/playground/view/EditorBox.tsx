import { forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import { TABS, type Draft, type Tab } from '../model/draft.ts';
import type { TextProblem } from '../model/text-problem.ts';
import { createEditor, type Editor, type EditorMark, type EditorOptions } from '../editor/create.ts';
import styles from './styles.module.css';
import { TAB_LABELS } from './texts.ts';

export interface EditorHandle {
  readonly goTo: (tab: Tab, offset: number) => void;
}

interface Props extends Pick<EditorOptions, 'onWrite' | 'onRun' | 'onPaste'> {
  readonly id: string;
  readonly tab: Tab;
  /** Whether another panel is shown instead. */
  readonly isHidden: boolean;
  readonly draft: Draft;
  /** Increases when the text is replaced from outside. */
  readonly revision: number;
  readonly problems: readonly TextProblem[];
  /** Places in the actions where something went wrong while they ran. */
  readonly runtimeProblems: readonly { readonly message: string; readonly from: number }[];
}

/** The editor field. All tabs share it, but each has its own text, history, and scroll position. */
export default forwardRef<EditorHandle, Props>(function EditorBox(props, ref) {
  const { id, tab, isHidden, draft, revision, problems, runtimeProblems, onWrite, onRun, onPaste } = props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>();
  const handlers = useRef({ onWrite, onRun, onPaste });
  handlers.current = { onWrite, onRun, onPaste };
  const first = useRef(draft);

  useEffect(() => {
    if (host.current === null) return undefined;
    const created = createEditor({
      host: host.current,
      texts: first.current,
      labels: TAB_LABELS,
      helpId: `${id}-help`,
      onWrite: (changed, text) => handlers.current.onWrite(changed, text),
      onRun: () => handlers.current.onRun(),
      onPaste: (...paste) => handlers.current.onPaste(...paste),
    });
    editor.current = created;
    return () => created.remove();
  }, [id]);

  useEffect(() => editor.current?.show(tab), [tab]);

  useEffect(() => {
    if (revision > 0) editor.current?.replace(draft);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The editor already has what the reader typed.
  }, [revision]);

  useEffect(() => {
    for (const one of TABS) {
      const marks: EditorMark[] = problems
        .filter((problem) => problem.tab === one)
        .map(({ from, to, message }) => ({ from, to, message }));
      if (one === 'actions')
        for (const { message, from } of runtimeProblems) marks.push({ from, to: from + 1, message });
      editor.current?.mark(one, marks);
    }
  }, [problems, runtimeProblems, tab, revision]);

  useImperativeHandle(ref, () => ({ goTo: (place, offset) => editor.current?.goTo(place, offset) }), []);

  return (
    <div
      ref={host}
      id={isHidden ? undefined : `${id}-panel`}
      hidden={isHidden}
      className={styles.editor}
      role="tabpanel"
      aria-labelledby={`${id}-${tab}`}
    />
  );
});
