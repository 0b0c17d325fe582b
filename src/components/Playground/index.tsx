import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import { originalOf } from '../../playground/original.ts';
import { retryLabel } from '../LiveTemplate/labels';
import player from '../LiveTemplate/styles.module.css';
import { loadExampleFile } from './core/own-files';
import type { PlaygroundProps } from './playground-props';
import { failedText } from './texts';
import Workbench, { type OpenExample } from './Workbench';

/** The editor of an example. It keeps, checks, runs, shares, and exports what the reader writes. */
export default function Playground(props: PlaygroundProps): JSX.Element {
  const { exampleName } = props;
  const baseUrl = useBaseUrl('/');
  const [open, setOpen] = useState<OpenExample>();
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    if (isFailed) return undefined;
    let isLeft = false;
    loadExampleFile(exampleName, baseUrl).then(
      (example) => {
        if (!isLeft) setOpen({ example, original: originalOf(example) });
      },
      (error: unknown) => {
        console.error(error);
        if (!isLeft) setFailed(true);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [exampleName, baseUrl, isFailed]);

  if (open) return <Workbench {...props} {...open} />;
  return isFailed ? (
    <p className={player.error} role="alert">
      {failedText()}{' '}
      <button type="button" className={player.button} onClick={() => setFailed(false)}>
        {retryLabel()}
      </button>
    </p>
  ) : (
    <></>
  );
}
