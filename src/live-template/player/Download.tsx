import useBaseUrl from '@docusaurus/useBaseUrl';
import { Fragment, useId, useState } from 'react';
import { PLAYOUT_HOSTS, type PlayoutHost } from '../../playout/hosts.ts';
import type { Data } from '../../playout/commands/command.ts';
import type { EditedSource } from '../../playout/export/load-source.ts';
import { saveFiles } from './save.ts';
import parts from '../controls/controls.module.css';
import styles from './menus.module.css';

interface Props {
  readonly example: string;
  /** The template on the stage, if it isn't the example. */
  readonly edited: EditedSource | undefined;
  /** The values that the stage shows. */
  readonly data: Data;
}

/** Exports for playout. The browser makes the files of the version on the stage, with the values that it shows. */
export default function Download({ example, edited, data }: Props): JSX.Element {
  const baseUrl = useBaseUrl('/');
  const id = useId();
  const hosts: readonly PlayoutHost[] = PLAYOUT_HOSTS;
  const noteId = (host: PlayoutHost): string => `${id}-${host.id}`;
  const [result, setResult] = useState('');

  async function download(host: PlayoutHost): Promise<void> {
    setResult('');
    try {
      const { makeDownload } = await import('./make-download.ts');
      const files = await makeDownload(example, host, baseUrl, edited, data);
      saveFiles(files);
      setResult(`Saved: ${files.map(({ name }) => name).join(', ')}`);
    } catch (error) {
      console.error(error);
      setResult(`The file couldn’t be created: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  return (
    <>
      <div className={parts.line} role="group" aria-label="Download">
        {hosts.map((host) => (
          <button
            key={host.id}
            type="button"
            className={parts.button}
            data-control={`download:${host.label}`}
            aria-describedby={host.note === undefined ? undefined : noteId(host)}
            onClick={() => void download(host)}
          >
            {host.label}
          </button>
        ))}
      </div>
      <p className={parts.note}>
        {hosts.map(
          (host) =>
            host.note !== undefined && (
              <Fragment key={host.id}>
                <span id={noteId(host)}>{host.note}</span>{' '}
              </Fragment>
            ),
        )}
      </p>
      <p className={styles.result} role="status">
        {result}
      </p>
    </>
  );
}
