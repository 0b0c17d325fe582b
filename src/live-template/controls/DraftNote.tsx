import { memo, useSyncExternalStore } from 'react';
import type { Editing } from '../editing.ts';
import parts from './controls.module.css';

interface Props extends Pick<Editing, 'hasDraft'> {
  /** Name of the player. */
  readonly name: string;
}

const subscribe = () => () => undefined;

/** Tells readers who changed the template earlier in this visit that their changes are still there. */
export default memo(function DraftNote({ name, hasDraft }: Props): JSX.Element | null {
  const isNeeded = useSyncExternalStore(
    subscribe,
    () => hasDraft(name),
    () => false,
  );
  return isNeeded ? (
    <p className={parts.savedDraft}>
      You changed this template earlier in this visit. To see your changes, click Edit.
    </p>
  ) : null;
});
