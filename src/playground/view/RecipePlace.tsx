import clsx from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import Button from '../../ui/Button.tsx';
import Options from '../../ui/Options.tsx';
import type { ActionPlace } from '../model/actions/recipe.ts';
import styles from './styles.module.css';

interface Props {
  readonly kind: 'composition' | 'frame';
  readonly places: readonly ActionPlace[];
  readonly onPut: (place: ActionPlace) => void;
  readonly onPaste: () => void;
  readonly onCancel: () => void;
}

/** Asks where a pasted action belongs. */
export default function RecipePlace({ kind, places, onPut, onPaste, onCancel }: Props): JSX.Element {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const likely = places.findIndex(({ frame }) => (frame === undefined) === (kind === 'composition'));
  const [index, setIndex] = useState(Math.max(0, likely));
  useEffect(() => {
    select.current?.focus();
  }, []);
  const place = places[index];
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape works in all of it.
    <div
      className={clsx('line', styles.recipe)}
      role="group"
      aria-label="Pasted action"
      onKeyDown={({ key }) => void (key === 'Escape' && onCancel())}
    >
      <label htmlFor={id}>This is the code of an action. Where does it belong?</label>
      <select
        ref={select}
        id={id}
        className="field-box"
        data-control="place"
        value={index}
        onChange={(event) => setIndex(Number(event.currentTarget.value))}
      >
        <Options of={places.map(({ label }, at) => [String(at), label])} />
      </select>
      <Button data-control="put" onClick={() => place && onPut(place)}>
        Put it there
      </Button>
      <Button data-control="paste" onClick={onPaste}>
        Paste as text
      </Button>
    </div>
  );
}
