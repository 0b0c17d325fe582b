import clsx from 'clsx';
import type { ExampleMeta } from './core/meta';
import Icon from './Icon';
import {
  argumentLabel,
  callsLabel,
  COMMANDS,
  commandLabel,
  dataLabel,
  downloadLabel,
  editLabel,
  frameBackLabel,
  frameForwardLabel,
  frameOfLabel,
  liveosNote,
  noScriptLabel,
  projectNote,
  continueLabel,
  presetLabels,
  presetsLabel,
  viewLabel,
} from './labels';
import styles from './styles.module.css';

interface Props {
  readonly meta: ExampleMeta;
  /** What can be downloaded. */
  readonly formats: readonly string[];
  /** A button was pressed before its script was there. */
  readonly onPress: (control: string) => void;
}

/**
 * The controls as they stand in the page before any script of the player is there: they keep the room of the real ones to
 * the pixel, take the focus, and remember what was pressed. What is only there for its room is hidden from readers and search.
 */
export default function StillControls({ meta, formats, onPress }: Props): JSX.Element {
  const button = (control: string, label: string, className?: string): JSX.Element => (
    <button
      key={control}
      type="button"
      className={clsx(styles.button, className)}
      data-control={control}
      onClick={() => onPress(control)}
    >
      {label}
    </button>
  );
  const icon = (control: 'back' | 'toggle' | 'forward', label: string): JSX.Element => (
    <button
      type="button"
      className={clsx(styles.button, styles.iconButton)}
      data-control={control}
      aria-label={label}
      onClick={() => onPress(control)}
    >
      <Icon sign={control === 'toggle' ? 'resume' : control} />
    </button>
  );
  return (
    <div className={styles.controls}>
      <noscript>
        <p className={styles.error}>{noScriptLabel()}</p>
      </noscript>
      <div className={styles.timeline} />
      <div className={styles.transport}>
        {icon('back', frameBackLabel())}
        {icon('toggle', continueLabel())}
        {icon('forward', frameForwardLabel())}
        <span className={styles.where} aria-hidden="true">
          <span className={styles.frame}>{frameOfLabel(meta.frame, meta.duration - 1)}</span>
        </span>
        {button('edit', editLabel())}
      </div>
      <div className={styles.commands}>
        {COMMANDS.map((command) =>
          button(command, commandLabel(command), command === 'play' ? styles.main : undefined),
        )}
      </div>
      {meta.invoke.length > 0 && (
        <div className={styles.commands}>
          {meta.invoke.map((name) => button(`invoke:${name}`, name, styles.code))}
          <span className={styles.argument} aria-hidden="true">
            <span className={styles.argumentLabel}>{argumentLabel()}</span>
            <span className={styles.input} />
          </span>
        </div>
      )}
      <div className={styles.section}>
        <p className={styles.legend} aria-hidden="true">
          {dataLabel()}
        </p>
        <div className={styles.fields} aria-hidden="true">
          {meta.fields.map(({ title, type, description }) => (
            <div key={title} className={clsx(styles.field, type === 'multi-line' && styles.wide)}>
              <span className={styles.label}>{title}</span>
              {description !== undefined && <span className={styles.help}>{description}</span>}
              <span className={clsx(styles.input, type === 'multi-line' && styles.area)} />
              <span className={styles.problem} />
            </div>
          ))}
        </div>
        <div className={styles.group} role="group" aria-label={presetsLabel()}>
          <span className={styles.groupLabel} aria-hidden="true">
            {presetsLabel()}
          </span>
          {Object.entries(presetLabels()).map(([preset, label]) =>
            button(`preset:${preset}`, label, styles.quiet),
          )}
        </div>
      </div>
      {formats.length > 0 && (
        <div className={styles.section}>
          <div className={styles.group} role="group" aria-label={downloadLabel()}>
            <span className={styles.groupLabel} aria-hidden="true">
              {downloadLabel()}
            </span>
            {formats.map((format) => button(`download:${format}`, format, styles.quiet))}
          </div>
          <p className={styles.note}>
            {liveosNote()} {projectNote()}
          </p>
        </div>
      )}
      <div className={styles.panel}>{button('panel:calls', callsLabel(), styles.fold)}</div>
      <div className={styles.panel}>{button('panel:view', viewLabel(), styles.fold)}</div>
    </div>
  );
}
