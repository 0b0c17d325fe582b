import Control from './Control.tsx';
import type { FormProblem } from './core/check-form.ts';
import type { Form, OutMode } from './core/form.ts';
import styles from './styles.module.css';

interface Props {
  readonly form: Form;
  readonly problems: readonly FormProblem[];
  readonly onChange: (change: Partial<Form>) => void;
}

/** The row colors in SPX's rundown, by number. Source: spx_accents.css in SPX 1.4.1. */
const UI_COLORS = ['gray', 'red', 'brown', 'green', 'blue', 'pink', 'purple', 'black'];

/** The name, the description, where the template plays, its steps, and its out mode. */
export default function GeneralPart({ form, problems, onChange }: Props): JSX.Element {
  const problemOf = (place: string): string | undefined =>
    problems.find((problem) => problem.place === place)?.message;
  return (
    <fieldset className={styles.part}>
      <legend>General</legend>
      <div className={styles.controls}>
        <Control
          label="Name"
          control="name"
          value={form.name}
          problem={problemOf('name')}
          onChange={(name) => onChange({ name })}
        />
        <Control
          label="Description"
          value={form.description}
          onChange={(description) => onChange({ description })}
        />
        <Control
          label="Layer"
          help="The layer that the template plays on. SPX has layers 1 to 5"
          inputMode="numeric"
          value={form.layer}
          placeholder="not set"
          problem={problemOf('layer')}
          onChange={(layer) => onChange({ layer })}
        />
        <Control
          label="Channel"
          help="The channel that the template plays on. Only CasparCG and SPX use it"
          inputMode="numeric"
          value={form.playChannel}
          placeholder="not set"
          problem={problemOf('playChannel')}
          onChange={(playChannel) => onChange({ playChannel })}
        />
        <Control
          label="Play server"
          help="The server’s name in the SPX configuration, or a hyphen (-) for none. Only SPX uses it"
          value={form.playServer}
          placeholder="OVERLAY"
          isCode
          onChange={(playServer) => onChange({ playServer })}
        />
        <Control
          label="UI color"
          help="The color of the row in the rundown. Only SPX uses it"
          value={form.uiColor}
          onChange={(uiColor) => onChange({ uiColor })}
          options={
            <>
              <option value="">not set</option>
              {UI_COLORS.map((name, number) => (
                <option key={name} value={number}>
                  {`${number}: ${name}`}
                </option>
              ))}
            </>
          }
        />
        <Control
          label="Steps"
          help="The number of frame actions marked as steps, plus one; 0 if the graphic leaves by itself, -1 if the number varies"
          value={form.steps}
          problem={problemOf('steps')}
          onChange={(steps) => onChange({ steps })}
        />
        <Control
          label="Out mode"
          value={form.outMode}
          onChange={(outMode) => onChange({ outMode: outMode as OutMode })}
          options={
            <>
              <option value="manual">manual</option>
              <option value="none">none</option>
              <option value="time">after milliseconds</option>
            </>
          }
        />
        {form.outMode === 'time' && (
          <Control
            label="Milliseconds"
            inputMode="numeric"
            value={form.duration}
            problem={problemOf('duration')}
            onChange={(duration) => onChange({ duration })}
          />
        )}
      </div>
    </fieldset>
  );
}
