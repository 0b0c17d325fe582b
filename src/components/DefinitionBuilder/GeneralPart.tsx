import Control from './Control';
import type { FormProblem } from './core/check-form';
import type { Form, OutMode } from './core/form';
import styles from './styles.module.css';

interface Props {
  readonly form: Form;
  readonly problems: readonly FormProblem[];
  readonly onChange: (change: Partial<Form>) => void;
}

/** Name, description, layer, steps and out mode. */
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
          help="On which it plays. SPX takes 1 to 5"
          inputMode="numeric"
          value={form.layer}
          placeholder="not set"
          problem={problemOf('layer')}
          onChange={(layer) => onChange({ layer })}
        />
        <Control
          label="Steps"
          help="The number of steps plus one"
          inputMode="numeric"
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
