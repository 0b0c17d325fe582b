import { isError } from '../../playout/validation/rules.ts';
import { toText } from '../../runtime-validation/problem.ts';
import { saveFiles } from '../../live-template/player/save.ts';
import CopyButton from '../../live-template/player/CopyButton.tsx';
import player from '../../live-template/controls/controls.module.css';
import CheckMark from './CheckMark.tsx';
import { counted, type Definition } from './core/definitions.ts';
import styles from './styles.module.css';

const download = ({ fileName, type, code }: Definition): void =>
  saveFiles([{ name: fileName, type, bytes: new TextEncoder().encode(code) }]);

interface Props {
  readonly definition: Definition;
  /** The number of errors in the form behind the definition. */
  readonly formErrors: number;
}

/** A definition with the validators' problems, and buttons to copy and download it. */
export default function DefinitionView({ definition, formErrors }: Props): JSX.Element {
  const { id, name, fileName, code, block, problems } = definition;
  return (
    <>
      {problems.length + formErrors === 0 ? (
        <p className={styles.good}>
          <CheckMark /> No errors, no warnings.
        </p>
      ) : (
        <ul className={styles.problems}>
          {formErrors > 0 && (
            <li data-error>
              <strong>Incomplete</strong> The form has {counted(formErrors, 'error')}. Fix{' '}
              {formErrors === 1 ? 'it' : 'them'}, because the definition leaves out invalid settings.
            </li>
          )}
          {problems.map((problem) => (
            <li key={`${problem.rule} ${problem.path} ${problem.message}`} data-error={isError(problem)}>
              <strong>{isError(problem) ? 'Error' : 'Warning'}</strong> {toText(problem)}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <CopyButton label={`Copy ${name}`} control={`copy:${id}`} text={() => code} />
        {block !== undefined && (
          <CopyButton label={`Copy ${name} for the head`} control={`block:${id}`} text={() => block} />
        )}
        <button
          type="button"
          className={player.button}
          data-control={`download:${id}`}
          onClick={() => download(definition)}
        >
          {`Download ${name}`}
        </button>
      </div>
      <p className={styles.fileName}>{fileName}</p>
      <pre
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keyboards scroll what has the focus
        tabIndex={0}
        className={styles.code}
        aria-label={`${name} definition`}
        role="region"
      >
        <code>{code}</code>
      </pre>
    </>
  );
}
