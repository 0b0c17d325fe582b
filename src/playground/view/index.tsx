import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import type { EditorProps } from '../../player/editing.ts';
import { showOriginal } from '../../player/player-state.ts';
import type { ExampleFile } from '../../playout/export/load-source.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import Button from '../../ui/Button.tsx';
import LoadFailure from '../../ui/LoadFailure.tsx';
import { useLoaded } from '../../ui/useLoaded.ts';
import { openEditing, resetDraft, type OpenExample } from '../editing/editing.ts';
import { connect } from '../editing/requests.ts';
import { originalOf } from '../model/original.ts';
import { loadText } from '../sandbox/own-files.ts';
import type { Lesson } from './lesson.ts';
import Workbench from './Workbench.tsx';

interface Props extends EditorProps {
  /** The project that takes the place of the example's. */
  readonly project?: ProjectDefinition | undefined;
  readonly lesson?: Lesson;
}

/** Opens the example in the editor, and closes it with the page. */
function OpenPlayground(props: Props & OpenExample): JSX.Element {
  const { requests, lesson, isOpen, name, meta, host, store, example, original } = props;
  const baseUrl = useBaseUrl('/');
  const [editing] = useState(() =>
    openEditing({ name, meta, host, store, example, original, baseUrl, opening: lesson?.opening }),
  );
  const isLesson = lesson !== undefined;
  useEffect(() => connect(editing, requests, isLesson), [editing, requests, isLesson]);
  return <Workbench {...{ editing, isOpen, lesson }} />;
}

/** The editor of an example. It keeps, checks, runs, shares, and exports what the reader writes. */
export default function Playground(props: Props): JSX.Element {
  const { name, project, store } = props;
  const baseUrl = useBaseUrl('/');
  const load = async (): Promise<OpenExample> => {
    const file = JSON.parse(await loadText(`playout/${store.get().example}.json`, baseUrl)) as ExampleFile;
    const example = project ? { ...file, project } : file;
    return { example, original: originalOf(example) };
  };
  const [open, retry] = useLoaded(true, load);
  return open ? (
    // The browser keeps a draft, so an error because of it would come back after a reload.
    <ErrorBoundary
      fallback={({ error, tryAgain }) => (
        <p className="error-box" role="alert">
          {`The editor can’t show your version: ${error.message} Press Reset to show the original. ` +
            'Then Restore my changes brings your version back. '}
          <Button
            data-control="reset"
            onClick={() => {
              resetDraft(name, { ...open.original, ...props.lesson?.opening });
              showOriginal(store);
              tryAgain();
            }}
          >
            Reset
          </Button>
        </p>
      )}
    >
      <OpenPlayground {...props} {...open} />
    </ErrorBoundary>
  ) : (
    <LoadFailure text="The example couldn’t be loaded." retry={retry} />
  );
}
