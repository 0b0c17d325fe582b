import { type ChangeEvent, useId, useState } from 'react';
import { filterRows } from './filter-rows.ts';

interface Props {
  /** The field's label, such as "Filter shortcuts". */
  readonly label: string;
  readonly example: string;
  /** A plural noun for the rows, such as "shortcuts". */
  readonly rows: string;
}

/** A field that filters the rows of all tables on its page. Without JavaScript, the tables are complete. */
export default function RowFilter({ label, example, rows }: Props): JSX.Element {
  const id = useId();
  const [found, setFound] = useState<ReturnType<typeof filterRows> | null>(null);

  function filter({ target }: ChangeEvent<HTMLInputElement>): void {
    const scope = target.closest('.markdown');
    if (scope === null) return;
    const result = filterRows(scope, target.value);
    setFound(target.value.trim() === '' ? null : result);
  }

  return (
    <div className="row-filter stuck screen-only line small margin-bottom--md">
      <label htmlFor={id}>{label}</label>
      <input
        className="field-box grow"
        id={id}
        type="search"
        placeholder={`For example, ${example}`}
        autoComplete="off"
        onChange={filter}
      />
      <span className="soft" role="status">
        {found !== null &&
          (found.shown === 0 ? `No ${rows} contain these words` : `${found.shown} of ${found.all} ${rows}`)}
      </span>
    </div>
  );
}
