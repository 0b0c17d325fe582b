import useBaseUrl from '@docusaurus/useBaseUrl';
import type { EditorProps } from '../../live-template/editing.ts';
import LoadFailure from '../../live-template/LoadFailure.tsx';
import { useLoaded } from '../../live-template/useLoaded.ts';
import { originalOf } from '../model/original.ts';
import type { ExampleFile } from '../../playout/export/load-source.ts';
import { loadText } from '../sandbox/own-files.ts';
import type { OpenExample } from './useRun.ts';
import Workbench from './Workbench.tsx';

/** The editor of an example. It keeps, checks, runs, shares, and exports what the reader writes. */
export default function Playground(props: EditorProps): JSX.Element {
  const { exampleName } = props;
  const baseUrl = useBaseUrl('/');
  const load = async (): Promise<OpenExample> => {
    const example = JSON.parse(await loadText(`playout/${exampleName}.json`, baseUrl)) as ExampleFile;
    return { example, original: originalOf(example) };
  };
  const [open, retry] = useLoaded(true, load);
  return open ? (
    <Workbench {...props} {...open} />
  ) : (
    <LoadFailure text="The example couldn’t be loaded." retry={retry} />
  );
}
