import { useEffect, useRef, useState } from 'react';
import player from '../LiveTemplate/styles.module.css';
import type { FormProblem } from './core/check-form';
import { changed, moved, nextId, withField, withoutField, type Form, type FormField } from './core/form';
import FieldCard, { nameOf } from './FieldCard';
import styles from './styles.module.css';

interface Props {
  readonly form: Form;
  readonly problems: readonly FormProblem[];
  readonly onChange: (form: Form) => void;
}

/** One card for each field. The focus goes along with what is added, and stays near what is removed. */
export default function FieldList({ form, problems, onChange }: Props): JSX.Element {
  const list = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<string>();
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (wanted.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-control="${wanted.current}"]`)?.focus();
    wanted.current = undefined;
  }, [form]);

  function add(): void {
    wanted.current = `key:${nextId(form)}`;
    onChange(withField(form));
  }

  function remove(field: FormField, index: number): void {
    const neighbor = form.fields[index + 1] ?? form.fields[index - 1];
    wanted.current = neighbor === undefined ? 'add' : `remove:${neighbor.id}`;
    setSaid(`Removed: ${nameOf(field, index + 1)}.`);
    onChange(withoutField(form, field.id));
  }

  function move(field: FormField, index: number, by: -1 | 1): void {
    const next = moved(form, field.id, by);
    if (next === form) {
      setSaid(`${nameOf(field, index + 1)} is the ${by === 1 ? 'last' : 'first'} field.`);
      return;
    }
    wanted.current = `${by === 1 ? 'down' : 'up'}:${field.id}`;
    setSaid(`${nameOf(field, index + 1)} is field ${index + 1 + by} of ${form.fields.length}.`);
    onChange(next);
  }

  return (
    <fieldset className={styles.part} ref={list}>
      <legend>Fields</legend>
      {form.fields.map((field, index) => (
        <FieldCard
          key={field.id}
          field={field}
          place={index + 1}
          problems={problems}
          onChange={(change) => onChange(changed(form, field.id, change))}
          onMove={(by) => move(field, index, by)}
          onRemove={() => remove(field, index)}
        />
      ))}
      <div className={styles.actions}>
        <button type="button" className={player.button} data-control="add" onClick={add}>
          Add a field
        </button>
        <span role="status">{said}</span>
      </div>
    </fieldset>
  );
}
