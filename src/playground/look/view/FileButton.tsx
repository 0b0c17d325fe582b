import clsx from 'clsx';
import player from '../../../live-template/controls/controls.module.css';
import { look } from './styles.ts';

interface Props {
  readonly children: string;
  readonly label?: string;
  /** The kinds of files, as an `accept` attribute lists them. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A button that asks for a file. It's the browser's own file field, so it works like every other one. */
export default function FileButton({ children, label, accept, onFile }: Props): JSX.Element {
  return (
    <label className={clsx(player.button, look.file)}>
      {children}
      <input
        type="file"
        accept={accept}
        aria-label={label ?? children}
        onChange={({ currentTarget }) => {
          const [file] = Array.from(currentTarget.files ?? []);
          // The same file can be chosen again.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
