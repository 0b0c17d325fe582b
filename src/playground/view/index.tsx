import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Button from '../../ui/Button.tsx';
import styles from '../../ui/ui.module.css';
import type { EditorProps } from '../../player/editing.ts';
import LoadFailure from '../../ui/LoadFailure.tsx';
import { useLoaded } from '../../ui/useLoaded.ts';
import { originalOf } from '../model/original.ts';
import type { ExampleFile } from '../../playout/export/load-source.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { loadText } from '../sandbox/own-files.ts';
import type { Lesson } from './lesson.ts';
import { resetDraft } from './useDraft.ts';
import type { OpenExample } from './useRun.ts';
import Workbench from './Workbench.tsx';

interface Props extends EditorProps {
  /** The project that takes the place of the example's. */
  readonly project?: ProjectDefinition | undefined;
  readonly lesson?: Lesson;
}

/** The editor of an example. It keeps, checks, runs, shares, and exports what the reader writes. */
export default function Playground(props: Props): JSX.Element {
  const { exampleName, name, project, onShow } = props;
  const baseUrl = useBaseUrl('/');
  const load = async (): Promise<OpenExample> => {
    const file = JSON.parse(await loadText(`playout/${exampleName}.json`, baseUrl)) as ExampleFile;
    const example = project ? { ...file, project } : file;
    return { example, original: originalOf(example) };
  };
  const [open, retry] = useLoaded(true, load);
  return open ? (
    // A draft stays in the tab, so an error because of it would come back after a reload.
    <ErrorBoundary
      fallback={({ error, tryAgain }) => (
        <p className={styles.error} role="alert">
          {`The editor can’t show your version: ${error.message} Click Reset to show the original. Then Restore my changes brings your version back. `}
          <Button
            data-control="reset"
            onClick={() => {
              resetDraft(name, { ...open.original, ...props.lesson?.opening });
              onShow(undefined);
              tryAgain();
            }}
          >
            Reset
          </Button>
        </p>
      )}
    >
      <Workbench {...props} {...open} />
    </ErrorBoundary>
  ) : (
    <LoadFailure text="The example couldn’t be loaded." retry={retry} />
  );
}
