import { DECORATION_TYPES, FIELD_TYPES } from '../../playout/definition/field-types.ts';
import Control from './Control.tsx';
import type { FieldType, FormField } from './core/form.ts';
import { TYPE_NAMES } from './type-names.ts';

interface Props {
  readonly field: FormField;
  readonly onChange: (change: Partial<FormField>) => void;
}

const optionsOf = (types: readonly FieldType[]): JSX.Element[] =>
  types.map((type) => (
    <option key={type} value={type}>
      {TYPE_NAMES[type]}
    </option>
  ));

/** The type of a row: a kind of field, or a decoration. */
export default function TypeControl({ field, onChange }: Props): JSX.Element {
  return (
    <Control
      label="Field type"
      control={`type:${field.id}`}
      value={field.type}
      onChange={(type) => onChange({ type: type as FieldType })}
      options={
        <>
          <optgroup label="Fields">{optionsOf(FIELD_TYPES)}</optgroup>
          <optgroup label="Decorations, only for SPX">{optionsOf(DECORATION_TYPES)}</optgroup>
        </>
      }
    />
  );
}
