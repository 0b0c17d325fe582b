import { useEffect, useId, useState } from 'react';
import Button from '../../ui/Button.tsx';
import Select from '../../ui/Select.tsx';
import type { ActionPlace } from '../model/actions/recipe.ts';

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
  const likely = places.findIndex(({ frame }) => (frame === undefined) === (kind === 'composition'));
  const [index, setIndex] = useState(Math.max(0, likely));
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const place = places[index];
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape works in all of it.
    <div
      className="line inset framed"
      role="group"
      aria-label="Pasted action"
      onKeyDown={({ key }) => void (key === 'Escape' && onCancel())}
    >
      <label htmlFor={id}>This is the code of an action. Where does it belong?</label>
      <Select
        id={id}
        data-control="place"
        value={index}
        of={places.map(({ label }, at) => [String(at), label])}
        onChoose={(value) => setIndex(Number(value))}
      />
      <Button data-control="put" onClick={() => place && onPut(place)}>
        Put it there
      </Button>
      <Button data-control="paste" onClick={onPaste}>
        Paste as text
      </Button>
    </div>
  );
}
