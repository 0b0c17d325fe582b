import clsx from 'clsx';
import { useRef } from 'react';
import bar from './bar.module.css';
import styles from './controls.module.css';

interface Props {
  readonly onFile: (file: File) => void;
}

/** The button that opens a project file in the player. A file that's dropped on the stage opens, too. */
export default function OpenProject({ onFile }: Props): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={clsx(styles.line, bar.project)}>
      <button
        type="button"
        className={styles.button}
        data-control="open-project"
        onClick={() => input.current?.click()}
      >
        Open a project
      </button>
      <span className={styles.help}>Choose a .keyfill file, or drop it on the stage.</span>
      <input
        ref={input}
        type="file"
        hidden
        accept=".keyfill"
        aria-label="Project file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Readers may choose the same file again after changing it.
          target.value = '';
        }}
      />
    </div>
  );
}
