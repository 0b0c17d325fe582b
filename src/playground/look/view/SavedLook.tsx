import useBaseUrl from '@docusaurus/useBaseUrl';
import { useState } from 'react';
import player from '../../../live-template/controls/controls.module.css';
import { applied, LOOK_KEY, lookOf, readLook, type SavedLook } from '../model/saved-look.ts';
import { embedded } from './Type.tsx';
import type { LookEditing } from './useLook.ts';

/** The look of this visit, for browsers that don't store anything. */
let kept: SavedLook | undefined;

function storedLook(): SavedLook | undefined {
  try {
    return readLook(window.localStorage.getItem(LOOK_KEY)) ?? kept;
  } catch {
    return kept;
  }
}

interface Props {
  readonly editing: LookEditing;
  readonly attempt: (work: () => Promise<void>) => void;
  readonly onMessage: (message: string) => void;
}

/** Saves a look, and puts it on another template. */
export default function SavedLookButtons({ editing, attempt, onMessage }: Props): JSX.Element {
  const { project, edit, finish, actions } = editing;
  const baseUrl = useBaseUrl('/');
  const [has, setHas] = useState(() => storedLook() !== undefined);

  const save = (): void =>
    attempt(async () => {
      const fonts = (project.resources ?? []).flatMap((one) => (one.type === 'font' ? [one] : []));
      const files = await embedded(fonts, baseUrl);
      kept = lookOf(
        project,
        Object.fromEntries(fonts.map(({ url }, index) => [url, files[index]?.url ?? url])),
      );
      setHas(true);
      try {
        window.localStorage.setItem(LOOK_KEY, JSON.stringify(kept));
        onMessage('Saved: the colors, fonts, and logo of this template.');
      } catch {
        onMessage(
          'This browser’s storage is full or blocked, so the look is only kept until you leave the page.',
        );
      }
    });
  function apply(): void {
    const saved = storedLook();
    if (!saved) return;
    edit('look', applied(project, saved, actions));
    finish();
    onMessage('Your look is on this template.');
  }

  return (
    <>
      <button type="button" className={player.button} data-control="save-look" onClick={save}>
        Save this look
      </button>
      <button
        type="button"
        className={player.button}
        data-control="apply-look"
        aria-disabled={!has}
        onClick={has ? apply : () => onMessage('Save a look first.')}
      >
        Apply my look
      </button>
    </>
  );
}
