import useBaseUrl from '@docusaurus/useBaseUrl';
import type { EditorProps } from '../../live-template/editing.ts';
import LoadFailure from '../../live-template/LoadFailure.tsx';
import { useLoaded } from '../../live-template/useLoaded.ts';
import { originalOf } from '../model/original.ts';
import { loadExampleFile } from '../sandbox/own-files.ts';
import { failedText } from './texts.ts';
import Workbench, { type OpenExample } from './Workbench.tsx';

/** The editor of an example. It keeps, checks, runs, shares, and exports what the reader writes. */
export default function Playground(props: EditorProps): JSX.Element {
  const { exampleName } = props;
  const baseUrl = useBaseUrl('/');
  const load = async (): Promise<OpenExample> => {
    const example = await loadExampleFile(exampleName, baseUrl);
    return { example, original: originalOf(example) };
  };
  const [open, retry] = useLoaded(true, load);
  return open ? <Workbench {...props} {...open} /> : <LoadFailure text={failedText} retry={retry} />;
}
