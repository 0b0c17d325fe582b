import { useEffect, useRef, useState } from 'react';
import player from '../../live-template/controls/controls.module.css';
import type { FormProblem } from './core/check-form.ts';
import { changed, moved, nextId, withField, withoutField, type Form, type FormField } from './core/form.ts';
import FieldRow, { nameOf } from './FieldRow.tsx';
import styles from './styles.module.css';

interface Props {
  readonly form: Form;
  readonly problems: readonly FormProblem[];
  readonly onChange: (form: Form) => void;
}

/**
 * A row for each field, closed until the reader opens it. The focus moves to a new field, and to a neighbor
 * when a field is removed.
 */
export default function FieldList({ form, problems, onChange }: Props): JSX.Element {
  const list = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<string>();
  const [said, setSaid] = useState('');
  /** The IDs of the open rows. */
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());

  function toggle(id: string, isOpen: boolean): void {
    if (open.has(id) === isOpen) return;
    const others = [...open].filter((other) => other !== id);
    setOpen(new Set(isOpen ? [...others, id] : others));
  }

  useEffect(() => {
    if (wanted.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-control="${wanted.current}"]`)?.focus();
    wanted.current = undefined;
  }, [form]);

  function add(): void {
    const id = nextId(form);
    wanted.current = `key:${id}`;
    toggle(id, true);
    onChange(withField(form));
  }

  function remove(field: FormField, index: number): void {
    const neighbor = form.fields[index + 1] ?? form.fields[index - 1];
    wanted.current =
      neighbor === undefined ? 'add' : `${open.has(neighbor.id) ? 'remove' : 'row'}:${neighbor.id}`;
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
        <FieldRow
          key={field.id}
          field={field}
          place={index + 1}
          problems={problems}
          isOpen={open.has(field.id)}
          onToggle={(isOpen) => toggle(field.id, isOpen)}
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
