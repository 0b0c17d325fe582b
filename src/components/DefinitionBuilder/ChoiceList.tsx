import { useEffect, useRef, useState } from 'react';
import Button from '../../ui/Button.tsx';
import Control from './Control.tsx';
import Problem from './Problem.tsx';
import type { FormField } from './core/form.ts';

type Choices = FormField['choices'];

interface Props {
  readonly choices: Choices;
  readonly problem: string | undefined;
  readonly onChange: (choices: Choices) => void;
}

/** How many choices are drawn at first. */
const MOST_SHOWN = 50;

/** The choices of a dropdown. Each row has the value for the template and the label for the operator. */
export default function ChoiceList({ choices, problem, onChange }: Props): JSX.Element {
  const list = useRef<HTMLFieldSetElement>(null);
  const isAdded = useRef(false);
  const [showsAll, setShowsAll] = useState(false);
  const hidden = showsAll ? 0 : Math.max(0, choices.length - MOST_SHOWN);

  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    list.current?.querySelector<HTMLElement>(`[data-control="choice:${choices.length - 1}"]`)?.focus();
  }, [choices]);

  const change = (index: number, part: Partial<Choices[number]>): void =>
    onChange(choices.map((choice, place) => (place === index ? { ...choice, ...part } : choice)));

  function add(): void {
    isAdded.current = true;
    setShowsAll(true);
    onChange([...choices, { value: '', label: '' }]);
  }

  return (
    <fieldset className="bare across stack" ref={list}>
      <legend className="medium small">Choices</legend>
      {choices.slice(0, choices.length - hidden).map((choice, index) => (
        <div key={index} className="line level">
          <Control
            className="grow"
            label={`Value ${index + 1}`}
            isCode
            control={`choice:${index}`}
            value={choice.value}
            onChange={(value) => change(index, { value })}
          />
          <Control
            className="grow"
            label={`Label ${index + 1}`}
            value={choice.label}
            placeholder={choice.value}
            onChange={(label) => change(index, { label })}
          />
          <Button
            className="button--quiet"
            onClick={() => onChange(choices.filter((_, place) => place !== index))}
          >
            Remove <span className="visually-hidden">choice {index + 1}</span>
          </Button>
        </div>
      ))}
      {hidden > 0 && <Button onClick={() => setShowsAll(true)}>{`Show ${hidden} more choices`}</Button>}
      <div className="line">
        <Button onClick={add}>Add a choice</Button>
      </div>
      <div role="status">{problem !== undefined && <Problem>{problem}</Problem>}</div>
    </fieldset>
  );
}
