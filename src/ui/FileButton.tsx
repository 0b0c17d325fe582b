import { useRef, type ReactNode } from 'react';
import Button from './Button.tsx';

interface Props {
  readonly children: ReactNode;
  /** The name for screen readers, if the text doesn't say everything. */
  readonly label?: string;
  readonly control?: string;
  /** The kinds of files, as an `accept` attribute lists them. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

export default function FileButton({ children, label, control, accept, onFile }: Props): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button aria-label={label} data-control={control} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again, after it has changed or was refused.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
