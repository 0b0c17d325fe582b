import useIsBrowser from '@docusaurus/useIsBrowser';
import { memo, useMemo } from 'react';
import type { Editing, EditorRequest } from '../editing.ts';
import type { PlayerState } from '../player-state.ts';
import Button from '../../ui/Button.tsx';

interface Props
  extends Pick<Editing, 'savedDraft'>, Pick<PlayerState, 'draft' | 'isLinked' | 'isEditing' | 'needsEditor'> {
  readonly name: string;
  /** What the template is called. */
  readonly title: string;
  /** Whether the stage shows the reader's version. */
  readonly isOwn: boolean;
  readonly onRequest: (request: EditorRequest) => void;
}

/** Says which version is on the stage, and so in downloads, links, and commands, and offers the other one. */
export default memo(function Version(props: Props): JSX.Element | null {
  const { name, title, savedDraft, draft, isLinked, isEditing, needsEditor, isOwn, onRequest } = props;
  const isBrowser = useIsBrowser();
  // Read once, because drafts can be large.
  const stored = useMemo(() => (isBrowser ? savedDraft(name) : undefined), [isBrowser, savedDraft, name]);
  const saved = draft === undefined || draft === 'earlier' ? stored : undefined;
  const isDifferent = saved !== undefined || draft === 'different';
  const own = isLinked ? 'the version from this link' : 'your version';
  const goOn = typeof saved === 'object' ? `Continue with your version from ${saved.day}` : `Show ${own}`;
  if (!isEditing && !isDifferent && !isOwn) return null;
  const isLoading = needsEditor && draft === undefined && (saved !== undefined || isLinked);
  const text = isOwn ? own + (isDifferent ? ', before your last changes' : '') : 'original';
  return (
    <div className="no-print line">
      <span className="note" role="status">
        {isLoading ? 'Your version is loading.' : `${title}: ${text}`}
      </span>
      {(isOwn || isDifferent) && (
        <Button data-control="version" onClick={() => onRequest({ type: isOwn ? 'original' : 'run' })}>
          {isOwn ? 'Show the original' : goOn}
        </Button>
      )}
    </div>
  );
});
