import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import type { EditedExport } from '../core/make-download';
import { saveFiles } from '../core/save';
import { FORMAT_NAMES } from '../formats';
import { downloadLabel, liveosNote, projectNote } from '../labels';
import styles from '../styles.module.css';

interface Props {
  readonly example: string;
  readonly edited: EditedExport;
}

/** Takes the template to playout: each button makes its files here, in the browser. What the reader has changed is in them. */
export default function Download({ example, edited }: Props): JSX.Element {
  const baseUrl = useBaseUrl('/');
  const labelId = useId();
  const noteId = useId();
  const [result, setResult] = useState('');
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  async function download(index: number): Promise<void> {
    setResult('');
    try {
      const { makeDownload } = await import('../core/make-download');
      const files = await makeDownload(example, index, baseUrl, edited);
      if (isLeft.current) return;
      saveFiles(files);
      setResult(
        translate(
          { id: 'keyfill.liveTemplate.saved', message: 'Saved: {files}' },
          { files: files.map(({ name }) => name).join(', ') },
        ),
      );
    } catch (error) {
      console.error(error);
      if (!isLeft.current)
        setResult(
          translate(
            { id: 'keyfill.liveTemplate.notSaved', message: 'The file could not be made: {reason}' },
            { reason: error instanceof Error ? error.message : String(error) },
          ),
        );
    }
  }

  return (
    <div className={styles.section}>
      <div className={styles.group} role="group" aria-labelledby={labelId}>
        <span className={styles.groupLabel} id={labelId}>
          {downloadLabel()}
        </span>
        {FORMAT_NAMES.map((name, index) => (
          <button
            key={name}
            type="button"
            className={clsx(styles.button, styles.quiet)}
            data-control={`download:${name}`}
            aria-describedby={name === 'LiveOS' ? noteId : undefined}
            onClick={() => void download(index)}
          >
            {name}
          </button>
        ))}
      </div>
      <p className={styles.note} id={noteId}>
        {liveosNote()} {projectNote()}
      </p>
      <p className={styles.result} role="status">
        {result}
      </p>
    </div>
  );
}
