import { useEffect, useRef, useState } from 'react';
import Button from '../../ui/Button.tsx';
import type { FormProblem } from './core/check-form.ts';
import { nameOf, nextField, type Form, type FormField } from './core/form.ts';
import FieldRow from './FieldRow.tsx';
import styles from './styles.module.css';

interface Props {
  readonly form: Form;
  readonly problems: readonly FormProblem[];
  readonly onChange: (form: Form) => void;
}

/** A row for each field, closed at first. The focus moves to a new field, or a removed one's neighbor. */
export default function FieldList({ form, problems, onChange }: Props): JSX.Element {
  const list = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<string>();
  const [said, setSaid] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());

  function toggle(id: string, isOpen: boolean): void {
    if (open.has(id) === isOpen) return;
    const others = [...open].filter((other) => other !== id);
    setOpen(new Set(isOpen ? [...others, id] : others));
  }

  useEffect(() => {
    if (wanted.current === undefined) return;
    const control = list.current?.querySelector<HTMLElement>(`[data-control="${wanted.current}"]`);
    control?.focus();
    // A new field's title, which the reader can replace at once. All of the field's settings are in view.
    if (control instanceof HTMLInputElement) control.select();
    control?.closest('details')?.scrollIntoView({ block: 'nearest' });
    wanted.current = undefined;
  }, [form]);

  const change = (fields: Form['fields']): void => onChange({ ...form, fields });

  function add(): void {
    const field = nextField(form.fields);
    wanted.current = `title:${field.id}`;
    toggle(field.id, true);
    change([...form.fields, field]);
  }

  function remove(field: FormField, index: number): void {
    const neighbor = form.fields[index + 1] ?? form.fields[index - 1];
    wanted.current =
      neighbor === undefined ? 'add' : `${open.has(neighbor.id) ? 'remove' : 'row'}:${neighbor.id}`;
    setSaid(`Removed: ${nameOf(field, index + 1)}.`);
    change(form.fields.filter((other) => other !== field));
  }

  function move(field: FormField, index: number, by: -1 | 1): void {
    const name = nameOf(field, index + 1);
    if (form.fields[index + by] === undefined)
      return setSaid(`${name} is the ${by === 1 ? 'last' : 'first'} field.`);
    wanted.current = `${by === 1 ? 'down' : 'up'}:${field.id}`;
    setSaid(`${name} is field ${index + 1 + by} of ${form.fields.length}.`);
    const fields = form.fields.filter((other) => other !== field);
    fields.splice(index + by, 0, field);
    change(fields);
  }

  return (
    <fieldset className={`bare ${styles.part}`} ref={list}>
      <legend className="strong">Fields</legend>
      <div className={`note ${styles.heads}`} aria-hidden="true">
        {['', 'Title', 'Type', 'Default value', 'Key'].map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      {form.fields.map((field, index) => (
        <FieldRow
          key={field.id}
          field={field}
          place={index + 1}
          problems={problems}
          isOpen={open.has(field.id)}
          onToggle={(isOpen) => toggle(field.id, isOpen)}
          onChange={(setting) =>
            change(form.fields.map((other) => (other === field ? { ...field, ...setting } : other)))
          }
          onMove={(by) => move(field, index, by)}
          onRemove={() => remove(field, index)}
        />
      ))}
      <div className="line holder ruled">
        <Button data-control="add" onClick={add}>
          Add a field
        </Button>
        <span role="status">{said}</span>
      </div>
    </fieldset>
  );
}
