import clsx from 'clsx';
import { memo, useState, useSyncExternalStore, type Ref } from 'react';
import type { Editing, EditorRequest } from '../editing.ts';
import type { PlayerState } from '../player-state.ts';
import styles from './commands.module.css';
import Button from '../../ui/Button.tsx';

interface Props
  extends Pick<Editing, 'savedDraft'>, Pick<PlayerState, 'draft' | 'isLinked' | 'isEditing' | 'needsEditor'> {
  readonly name: string;
  /** Whether the stage shows the reader's version. */
  readonly isOwn: boolean;
  /** Gets the place where the editor puts Run, so it's always in view. */
  readonly runSlot: Ref<HTMLSpanElement>;
  readonly onRequest: (request: EditorRequest) => void;
}

const subscribe = () => () => undefined;

/** Says which version is on the stage, and so in downloads, links, and commands, and offers the other one. */
export default memo(function Version(props: Props): JSX.Element | null {
  const { name, savedDraft, draft, isLinked, isEditing, needsEditor, isOwn, runSlot, onRequest } = props;
  // Read once, because drafts can be large and each rendering asks several times.
  const [readSaved] = useState(() => {
    let found: readonly [ReturnType<typeof savedDraft>] | undefined;
    return () => (found ??= [savedDraft(name)])[0];
  });
  const saved = useSyncExternalStore(
    subscribe,
    () => (draft === undefined || draft === 'earlier' ? readSaved() : undefined),
    () => undefined,
  );
  const isDifferent = saved !== undefined || draft === 'different';
  const own = isLinked ? 'the version from this link' : 'your version';
  const goOn = typeof saved === 'object' ? `Continue with your version from ${saved.day}` : `Show ${own}`;
  if (!isEditing && !isDifferent && !isOwn) return null;
  const isLoading = needsEditor && draft === undefined;
  const title = own.charAt(0).toUpperCase() + own.slice(1);
  const text = isOwn ? title + (isDifferent ? ', before your last changes' : '') : 'Original';
  return (
    <div className={clsx('no-print line ruled', styles.version, (isOwn || isDifferent) && styles.isOwn)}>
      <span role="status">{isLoading ? 'Your version is loading.' : text}</span>
      <span ref={runSlot} />
      {isOwn && isDifferent && !isEditing && (
        <Button
          data-control="version:run"
          onClick={({ currentTarget: { nextElementSibling: next } }) => {
            onRequest({ type: 'run' });
            // The button disappears, and the focus would be lost with it.
            if (next instanceof HTMLElement) next.focus();
          }}
        >
          Run
        </Button>
      )}
      {(isOwn || isDifferent) && (
        <Button data-control="version" onClick={() => onRequest({ type: isOwn ? 'original' : 'run' })}>
          {isOwn ? 'Show the original' : goOn}
        </Button>
      )}
    </div>
  );
});
