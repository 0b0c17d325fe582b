import { useState } from 'react';
import * as types from '../../playout/definition/field-types.ts';
import { titleOf } from '../../playout/definition/fields.ts';
import Options from '../../ui/Options.tsx';
import ChoiceList from './ChoiceList.tsx';
import type { FormProblem } from './core/check-form.ts';
import { isDecorationRow, typeName, type FieldType, type FormField, type TextSetting } from './core/form.ts';
import Settings, { type Setting } from './Settings.tsx';

export interface SettingsProps {
  readonly field: FormField;
  readonly problems: readonly FormProblem[];
  readonly onChange: (change: Partial<FormField>) => void;
}

const typeOptions = (all: readonly FieldType[]): JSX.Element => (
  <Options of={all.map((type) => [type, typeName(type)])} />
);

/** The type of a row: a kind of field, or a decoration. */
const TYPE: Setting<'type'> = {
  name: 'type',
  label: 'Field type',
  options: (
    <>
      <optgroup label="Fields">{typeOptions(types.FIELD_TYPES)}</optgroup>
      <optgroup label="Decorations, only for SPX">{typeOptions(types.DECORATION_TYPES)}</optgroup>
    </>
  ),
};

const RANGE: readonly Setting<TextSetting>[] = [
  { name: 'minimum', label: 'Minimum', inputMode: 'decimal' },
  { name: 'maximum', label: 'Maximum', inputMode: 'decimal' },
  { name: 'step', label: 'Step', inputMode: 'decimal' },
];

const FILES: readonly Setting<TextSetting>[] = [
  {
    name: 'extensions',
    label: 'Extensions',
    help: 'For example, png, jpg. Leave empty to allow any file.',
    isCode: true,
  },
  { name: 'folder', label: 'Folder', help: 'Where SPX finds the files', isCode: true, placeholder: './' },
];

const TEXT: readonly Setting<TextSetting>[] = [
  { name: 'minLength', label: 'Min length', inputMode: 'numeric' },
  { name: 'maxLength', label: 'Max length', inputMode: 'numeric' },
  {
    name: 'pattern',
    label: 'Pattern',
    help: 'A JavaScript regular expression, without slashes around it',
    isCode: true,
    className: 'across',
  },
];

/** The settings in sight, for everything but limits. */
function settingsOf(field: FormField): readonly Setting<TextSetting | 'type'>[] {
  const { id, type } = field;
  if (isDecorationRow(field)) return type === 'spacer' ? [TYPE] : [TYPE, { name: 'title', label: 'Text' }];
  return [
    { name: 'title', label: 'Title', placeholder: titleOf(field.key.trim()), control: `title:${id}` },
    { name: 'key', label: 'Key', isCode: true },
    TYPE,
    { name: 'value', label: 'Default value', isLong: type === 'multi-line', options: defaultOptions(field) },
    { name: 'description', label: 'Description', className: 'across' },
    ...(types.isFile(type) ? FILES : []),
  ];
}

const SWITCHES = [
  { name: 'isRequired', label: 'Required' },
  { name: 'isInLabel', label: 'Show the value in labels' },
] as const;

/** The settings of a field. Its limits are folded, unless one is wrong. The fold says which are set. */
export default function FieldSettings({ field, problems, onChange }: SettingsProps): JSX.Element {
  const { id, type } = field;
  const limits = types.isNumeric(type) ? RANGE : types.isTextual(type) ? TEXT : [];
  const set = limits.flatMap(({ name, label }) => (field[name] === '' ? [] : `${label} ${field[name]}`));
  const common = { problems, onChange, values: field, place: `${id}.` };
  const [isWrong] = useState(() =>
    problems.some(({ place }) => limits.some(({ name }) => place === `${id}.${name}`)),
  );
  return (
    <Settings {...common} settings={settingsOf(field)}>
      {type === 'dropdown' && (
        <ChoiceList
          choices={field.choices}
          problem={problems.find(({ place }) => place === `${id}.choices`)?.message}
          onChange={(choices) => onChange({ choices })}
        />
      )}
      {!isDecorationRow(field) &&
        SWITCHES.map(({ name, label }) => (
          <label key={name} className="switch">
            <input
              type="checkbox"
              checked={field[name]}
              onChange={({ target }) => onChange({ [name]: target.checked })}
            />
            {label}
          </label>
        ))}
      {limits.length > 0 && (
        <details className="across" open={isWrong}>
          <summary className="medium">
            Limits <span className="note">{set.join(', ')}</span>
          </summary>
          <Settings {...common} settings={limits} />
        </details>
      )}
    </Settings>
  );
}

/** The values that a checkbox or a dropdown can start with; undefined for other types. */
function defaultOptions({ type, value: current, choices }: FormField): JSX.Element | undefined {
  if (type !== 'checkbox' && type !== 'dropdown') return undefined;
  const onOff = [['true', 'On'] as const, ['false', 'Off'] as const];
  const own = choices.map(({ value, label }) => [value, label || value] as const);
  const known = type === 'dropdown' ? own : onOff;
  const isOther = current !== '' && known.every(([value]) => value !== current);
  return <Options of={[['', 'not set'], ...(isOther ? [current] : []), ...known]} />;
}
