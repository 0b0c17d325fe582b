import LoadFailure from '../../ui/LoadFailure.tsx';
import { useLoaded } from '../../ui/useLoaded.ts';
import type { Editing, EditorProps } from '../editing.ts';
import layout from '../layout.module.css';

interface Props extends EditorProps, Pick<Editing, 'load'> {
  readonly id: string;
  /** Whether it has to load although it isn't open. */
  readonly isNeeded: boolean;
}

/** The editor's place. It loads when it opens or shows the reader's version, and then stays as it is. */
export default function Editor({ id, isNeeded, load, ...props }: Props): JSX.Element {
  const { isOpen } = props;
  const [Loaded, retry] = useLoaded(isOpen || isNeeded, load);
  return (
    <div id={id} className={`no-print ruled ${layout.editor}`} hidden={!isOpen && !retry}>
      {Loaded && <Loaded {...props} />}
      <LoadFailure text="The editor couldn’t be loaded." retry={retry} />
      {!Loaded && !retry && (
        <p className="note" role="status">
          {isOpen && 'The editor is loading.'}
        </p>
      )}
    </div>
  );
}
