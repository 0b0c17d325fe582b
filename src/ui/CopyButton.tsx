import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { copyResult } from './copy-text.ts';
import Button from './Button.tsx';

interface Props {
  readonly label: string;
  readonly control: string;
  readonly isQuiet?: boolean;
  /** Returns the text when the reader clicks the button. */
  readonly text: () => string;
}

/** How long the result is visible, in milliseconds. */
const SHOWN = 2000;

/** Copies text to the clipboard and shows whether that worked. */
export default function CopyButton({ label, control, isQuiet, text }: Props): JSX.Element {
  const [result, setResult] = useState('');
  useEffect(() => {
    if (result === '') return undefined;
    const timer = setTimeout(() => setResult(''), SHOWN);
    return () => clearTimeout(timer);
  }, [result]);

  return (
    <span className="line">
      <Button
        className={clsx(isQuiet && 'button--quiet')}
        data-control={control}
        onClick={() => void copyResult(text()).then(setResult)}
      >
        {label}
      </Button>
      <span role="status">{result}</span>
    </span>
  );
}
