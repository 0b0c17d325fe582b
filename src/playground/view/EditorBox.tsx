import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../shared/store.ts';
import { write, type Editing } from '../editing/editing.ts';
import { recognize } from '../editing/recipes.ts';
import { run } from '../editing/run.ts';
import { TAB_LABELS } from '../editing/texts.ts';
import { createEditor, type Editor, type EditorMark } from '../editor/create.ts';
import { TABS } from '../model/draft.ts';
import type { Item } from './ProblemList.tsx';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly editing: Editing;
  /** What went wrong in the actions while they ran. */
  readonly reports: readonly Item[];
}

/** The editor field. All tabs share it, but each has its own text, history, and scroll position. */
export default function EditorBox({ id, editing, reports }: Props): JSX.Element {
  const { view, tab, place, problems } = useStore(editing.state);
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();

  useEffect(() => {
    if (host.current === null) return undefined;
    const { state } = editing;
    /** The texts in the field. Texts that differ come from somewhere else. */
    let texts = state.get().draft;
    const created = createEditor({
      host: host.current,
      texts,
      labels: TAB_LABELS,
      helpId: `${id}-help`,
      onWrite(changed, text) {
        texts = { ...texts, [changed]: text };
        write(editing, changed, text);
      },
      onRun: () => void run(editing),
      onPaste: (changed, ...paste) => changed === 'actions' && recognize(editing, ...paste),
    });
    const unsubscribe = state.subscribe(() => {
      const { draft } = state.get();
      if (TABS.every((one) => draft[one] === texts[one])) return;
      texts = draft;
      created.replace(draft);
    });
    setEditor(created);
    return () => {
      unsubscribe();
      created.remove();
    };
  }, [id, editing]);

  useEffect(() => editor?.show(tab), [editor, tab]);

  useEffect(() => {
    for (const one of TABS) {
      const marks: EditorMark[] = problems
        .filter((problem) => problem.tab === one)
        .map(({ from, to, message }) => ({ from, to, message }));
      for (const { tab: own, text, offset } of reports)
        if (own === one && offset !== undefined) marks.push({ from: offset, to: offset + 1, message: text });
      editor?.mark(one, marks);
    }
  }, [editor, problems, reports, tab]);

  useEffect(() => {
    if (place) editor?.goTo(place.tab, place.offset);
  }, [editor, place]);

  const isHidden = view === 'look';
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
}
