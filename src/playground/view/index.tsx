import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import { originalOf } from '../model/original.ts';
import { retryLabel } from '../../player/labels.ts';
import player from '../../controls/controls.module.css';
import { loadText } from '../sandbox/own-files.ts';
import type { ExampleFile } from '../../playout/export/load-source.ts';
import type { PlaygroundProps } from './playground-props.ts';
import Workbench, { type OpenExample } from './Workbench.tsx';

/** The editor of an example. It keeps, checks, runs, shares, and exports what the reader writes. */
export default function Playground(props: PlaygroundProps): JSX.Element {
  const { exampleName } = props;
  const baseUrl = useBaseUrl('/');
  const [open, setOpen] = useState<OpenExample>();
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    if (isFailed) return;
    loadText(`playout/${exampleName}.json`, baseUrl).then(
      (text) => {
        const example = JSON.parse(text) as ExampleFile;
        setOpen({ example, original: originalOf(example) });
      },
      (error: unknown) => {
        console.error(error);
        setFailed(true);
      },
    );
  }, [exampleName, baseUrl, isFailed]);

  if (open) return <Workbench {...props} {...open} />;
  return isFailed ? (
    <p className={player.error} role="alert">
      The example couldn’t be loaded.{' '}
      <button type="button" className={player.button} onClick={() => setFailed(false)}>
        {retryLabel}
      </button>
    </p>
  ) : (
    <></>
  );
}
