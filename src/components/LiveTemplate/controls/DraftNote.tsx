import { useEffect, useState } from 'react';
import { hasSavedDraft } from '../core/saved-draft';
import { savedDraftText } from '../labels';
import parts from '../styles.module.css';

interface Props {
  /** Name of the player. */
  readonly name: string;
  readonly isEditing: boolean;
}

/** Tells readers who changed the template earlier in this visit that their changes are still there. */
export default function DraftNote({ name, isEditing }: Props): JSX.Element | null {
  const [hasDraft, setHasDraft] = useState(false);
  useEffect(() => setHasDraft(!isEditing && hasSavedDraft(name)), [name, isEditing]);
  return hasDraft ? (
    <p className={parts.noteRow} data-draft>
      {savedDraftText()}
    </p>
  ) : null;
}
