import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState, type MutableRefObject } from 'react';
import { originalOf } from '../../playground/original.ts';
import type { EditedExport } from '../LiveTemplate/core/make-download';
import type { ExampleMeta } from '../LiveTemplate/core/meta';
import type { Shown } from '../LiveTemplate/Player/useSession';
import { retryLabel } from '../LiveTemplate/labels';
import player from '../LiveTemplate/styles.module.css';
import { loadExampleFile } from './core/own-files';
import { failedText } from './texts';
import Workbench, { type OpenExample } from './Workbench';

export interface PlaygroundProps {
  /** The name of the player, used in links and for saved drafts. */
  readonly name: string;
  readonly exampleName: string;
  readonly meta: ExampleMeta;
  /** The element that a template fills. */
  readonly host: HTMLElement;
  /** Shows another template on the stage; undefined shows the example itself. */
  readonly onShow: (shown: Shown | undefined) => void;
  /** Where downloads find the reader's changes. */
  readonly edited: MutableRefObject<EditedExport | undefined>;
  /** Whether the editor is visible. */
  readonly isOpen: boolean;
  /** Where the Run button goes: next to the playout commands, which stay in view. */
  readonly runSlot: HTMLElement | null;
}

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
