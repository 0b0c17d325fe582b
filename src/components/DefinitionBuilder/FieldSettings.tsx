import { isFile, isNumeric, isTextual } from '../../playout/definition/field-types.ts';
import { titleOf } from '../../playout/definition/fields.ts';
import player from '../../live-template/controls/controls.module.css';
import ChoiceList from './ChoiceList.tsx';
import Control from './Control.tsx';
import { settingPath, type FormProblem } from './core/check-form.ts';
import { isDecorationRow, type FormField } from './core/form.ts';
import styles from './styles.module.css';
import TypeControl from './TypeControl.tsx';

interface Props {
  readonly field: FormField;
  readonly problems: readonly FormProblem[];
  readonly onChange: (change: Partial<FormField>) => void;
}

/** The settings of a row: first the ones that every field has, then the ones of its type. */
export default function FieldSettings({ field, problems, onChange }: Props): JSX.Element {
  const { type } = field;
  const problemOf = (setting: keyof FormField): string | undefined =>
    problems.find(({ place }) => place === settingPath(field, setting))?.message;
  if (isDecorationRow(field)) {
    return (
      <div className={styles.controls}>
        <TypeControl field={field} onChange={onChange} />
        {type !== 'spacer' && (
          <Control label="Text" value={field.title} onChange={(title) => onChange({ title })} />
        )}
      </div>
    );
  }
  const text = (setting: 'minimum' | 'maximum' | 'step' | 'minLength' | 'maxLength', label: string) => (
    <Control
      label={label}
      inputMode={isNumeric(type) ? 'decimal' : 'numeric'}
      value={field[setting]}
      problem={problemOf(setting)}
      onChange={(value) => onChange({ [setting]: value })}
    />
  );
  const isSwitch = type === 'checkbox' || type === 'dropdown';
  return (
    <div className={styles.controls}>
      <Control
        label="Key"
        isCode
        control={`key:${field.id}`}
        value={field.key}
        problem={problemOf('key')}
        onChange={(key) => onChange({ key })}
      />
      <Control
        label="Title"
        value={field.title}
        placeholder={titleOf(field.key.trim())}
        onChange={(title) => onChange({ title })}
      />
      <TypeControl field={field} onChange={onChange} />
      <Control
        label="Default value"
        value={field.value}
        isLong={type === 'multi-line'}
        onChange={(value) => onChange({ value })}
        {...(isSwitch && { options: <DefaultOptions field={field} /> })}
      />
      <div className={styles.across}>
        <Control
          label="Description"
          value={field.description}
          onChange={(description) => onChange({ description })}
        />
      </div>
      {type === 'dropdown' && (
        <div className={styles.across}>
          <ChoiceList
            choices={field.choices}
            problem={problemOf('choices')}
            onChange={(choices) => onChange({ choices })}
          />
        </div>
      )}
      {isNumeric(type) && (
        <>
          {text('minimum', 'Minimum')}
          {text('maximum', 'Maximum')}
          {text('step', 'Step')}
        </>
      )}
      {isFile(type) && (
        <>
          <Control
            label="Extensions"
            help="For example, png, jpg. Leave empty to allow any file"
            isCode
            value={field.extensions}
            onChange={(extensions) => onChange({ extensions })}
          />
          <Control
            label="Folder"
            help="Where SPX finds the files"
            isCode
            placeholder="./"
            value={field.folder}
            onChange={(folder) => onChange({ folder })}
          />
        </>
      )}
      {isTextual(type) && (
        <>
          {text('minLength', 'Min length')}
          {text('maxLength', 'Max length')}
          <div className={styles.across}>
            <Control
              label="Pattern"
              help="A JavaScript regular expression, without slashes around it"
              isCode
              value={field.pattern}
              onChange={(pattern) => onChange({ pattern })}
            />
          </div>
        </>
      )}
      <label className={player.switch}>
        <input
          type="checkbox"
          checked={field.isRequired}
          onChange={({ target }) => onChange({ isRequired: target.checked })}
        />
        Required
      </label>
      <label className={player.switch}>
        <input
          type="checkbox"
          checked={field.isInLabel}
          onChange={({ target }) => onChange({ isInLabel: target.checked })}
        />
        Show the value in labels
      </label>
    </div>
  );
}

/** The values that a checkbox or a dropdown can start with. */
function DefaultOptions({ field }: { readonly field: FormField }): JSX.Element {
  const choices =
    field.type === 'checkbox'
      ? [
          { value: 'true', label: 'on' },
          { value: 'false', label: 'off' },
        ]
      : field.choices;
  const isKnown = field.value === '' || choices.some(({ value }) => value === field.value);
  return (
    <>
      <option value="">not set</option>
      {!isKnown && <option value={field.value}>{field.value}</option>}
      {choices.map(({ value, label }, index) => (
        <option key={index} value={value}>
          {label || value}
        </option>
      ))}
    </>
  );
}
