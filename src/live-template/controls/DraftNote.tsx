import { memo, useSyncExternalStore } from 'react';
import { hasSavedDraft } from '../../../playground/model/drafts/saved-draft.ts';
import { savedDraftText } from '../../../player/labels.ts';
import parts from '../../../controls/controls.module.css';

interface Props {
  /** Name of the player. */
  readonly name: string;
  readonly isEditing: boolean;
}

const subscribe = () => () => undefined;

/** Tells readers who changed the template earlier in this visit that their changes are still there. */
export default memo(function DraftNote({ name, isEditing }: Props): JSX.Element | null {
  const hasDraft = useSyncExternalStore(
    subscribe,
    () => !isEditing && hasSavedDraft(name),
    () => false,
  );
  return hasDraft ? <p className={parts.savedDraft}>{savedDraftText}</p> : null;
});
