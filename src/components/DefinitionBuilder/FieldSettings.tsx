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

/** The settings that a row's type has: first the ones that every field has, then its own. */
function settingsOf(field: FormField): readonly Setting<TextSetting | 'type'>[] {
  const { id, type } = field;
  if (isDecorationRow(field)) return type === 'spacer' ? [TYPE] : [TYPE, { name: 'title', label: 'Text' }];
  return [
    { name: 'title', label: 'Title', placeholder: titleOf(field.key.trim()), control: `title:${id}` },
    TYPE,
    { name: 'value', label: 'Default value', isLong: type === 'multi-line', options: defaultOptions(field) },
    { name: 'key', label: 'Key', isCode: true },
    { name: 'description', label: 'Description', className: 'across' },
    ...(types.isNumeric(type) ? RANGE : []),
    ...(types.isFile(type) ? FILES : []),
    ...(types.isTextual(type) ? TEXT : []),
  ];
}

const SWITCHES = [
  { name: 'isRequired', label: 'Required' },
  { name: 'isInLabel', label: 'Show the value in labels' },
] as const;

export default function FieldSettings({ field, problems, onChange }: SettingsProps): JSX.Element {
  return (
    <Settings {...{ problems, onChange }} settings={settingsOf(field)} values={field} place={`${field.id}.`}>
      {field.type === 'dropdown' && (
        <ChoiceList
          choices={field.choices}
          problem={problems.find(({ place }) => place === `${field.id}.choices`)?.message}
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
