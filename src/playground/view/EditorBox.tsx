import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../shared/useStore.ts';
import { write, type Editing } from '../editing/editing.ts';
import { recognize } from '../editing/recipes.ts';
import { run } from '../editing/run.ts';
import { TAB_LABELS } from '../editing/texts.ts';
import { createEditor, type Editor, type EditorMark, type EditorOptions } from '../editor/create.ts';
import { layerAt, tracksIn } from '../look/model/places.ts';
import { projectOf } from '../model/check.ts';
import { TABS } from '../model/draft.ts';
import type { Item } from './ProblemList.tsx';
import styles from './styles.module.css';

interface Props extends Pick<EditorOptions, 'onHistory'> {
  readonly id: string;
  readonly editing: Editing;
  /** What went wrong in the actions while they ran. */
  readonly reports: readonly Item[];
}

/** The editor field. All tabs share it, but each has its own text, history, and scroll position. */
export default function EditorBox({ id, editing, reports, onHistory }: Props): JSX.Element {
  const { view, tab, place, problems, draft } = useStore(editing.state);
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
      onHistory,
      onCursor(changed, offset) {
        if (changed === 'template')
          state.change(({ draft: { template } }) => ({ selected: layerAt(template, offset) }));
      },
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
  }, [id, editing, onHistory]);

  useEffect(() => editor?.show(tab), [editor, tab]);

  useEffect(() => {
    for (const one of TABS) {
      const marks: EditorMark[] = problems.filter((problem) => problem.tab === one);
      for (const { tab: own, text, offset } of reports)
        if (own === one && offset !== undefined) marks.push({ from: offset, to: offset + 1, message: text });
      editor?.mark(one, marks);
    }
  }, [editor, problems, reports, tab]);

  useEffect(() => {
    if (place) editor?.goTo(place.tab, place.offset);
  }, [editor, place]);

  const { template } = draft;
  const session = useStore(editing.store).shown?.session;
  useEffect(() => {
    const project = view === 'template' ? projectOf(template) : undefined;
    const tracks = project ? tracksIn(template, project) : [];
    let lit: readonly number[] = [];
    editor?.light(lit);
    return session?.subscribe(() => {
      const { frame, status } = session.snapshot();
      const reached = status === 'playing' ? frame : -Infinity;
      const active = tracks.flatMap((track) => track.filter((one) => one.frame <= reached).at(-1) ?? []);
      const next = active.map(({ offset }) => offset);
      if (String(next) !== String(lit)) editor?.light(next);
      lit = next;
    });
  }, [editor, session, template, view]);

  const isHidden = view === 'look';
  return (
    <div
      ref={host}
      id={isHidden ? undefined : `${id}-panel`}
      hidden={isHidden}
      className={`framed ${styles.editor}`}
      role="tabpanel"
      aria-labelledby={`${id}-${tab}`}
    />
  );
}
