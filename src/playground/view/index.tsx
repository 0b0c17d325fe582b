import useBaseUrl from '@docusaurus/useBaseUrl';
import type { EditorProps } from '../../live-template/editing.ts';
import LoadFailure from '../../live-template/LoadFailure.tsx';
import { useLoaded } from '../../live-template/useLoaded.ts';
import { originalOf } from '../model/original.ts';
import type { ExampleFile } from '../../playout/export/load-source.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { loadText } from '../sandbox/own-files.ts';
import type { Lesson } from './lesson.ts';
import type { OpenExample } from './useRun.ts';
import Workbench from './Workbench.tsx';

interface Props extends EditorProps {
  /** The project that takes the place of the example's. */
  readonly project?: ProjectDefinition | undefined;
  readonly lesson?: Lesson;
}

/** The editor of an example. It keeps, checks, runs, shares, and exports what the reader writes. */
export default function Playground(props: Props): JSX.Element {
  const { exampleName, project } = props;
  const baseUrl = useBaseUrl('/');
  const load = async (): Promise<OpenExample> => {
    const file = JSON.parse(await loadText(`playout/${exampleName}.json`, baseUrl)) as ExampleFile;
    const example = project ? { ...file, project } : file;
    return { example, original: originalOf(example) };
  };
  const [open, retry] = useLoaded(true, load);
  return open ? (
    <Workbench {...props} {...open} />
  ) : (
    <LoadFailure text="The example couldn’t be loaded." retry={retry} />
  );
}
