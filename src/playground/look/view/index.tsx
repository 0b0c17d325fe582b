import { useEffect, useRef, useState, type Dispatch, type KeyboardEvent } from 'react';
import { StyleModule } from 'style-mod';
import Button from '../../../ui/Button.tsx';
import type { EditorProps } from '../../../player/editing.ts';
import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import type { DraftAction, DraftState } from '../../model/drafts/draft-state.ts';
import { FileError } from '../model/svg.ts';
import { layersOf } from '../model/template.ts';
import Colors from './Colors.tsx';
import Layers from './Layers.tsx';
import Pictures from './Pictures.tsx';
import SavedLookButtons from './SavedLook.tsx';
import { sheet } from './styles.ts';
import Type from './Type.tsx';
import { useLook } from './useLook.ts';
import { useOutline } from './useOutline.ts';

interface Props extends Pick<EditorProps, 'host' | 'session'> {
  readonly id: string;
  readonly state: DraftState;
  readonly dispatch: Dispatch<DraftAction>;
  readonly original: ProjectDefinition;
}

/** The most layers that Look shows. A link may contain thousands, and each is a row of controls. */
const MOST_LAYERS = 200;

/** Changes a template's colors, fonts, pictures, text, and positions without code. */
export default function Look({ id, state, dispatch, original, host, session }: Props): JSX.Element {
  const editing = useLook(state.draft, dispatch);
  const panel = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState('');
  const [selected, select] = useOutline({ host, session, panel });

  useEffect(() => {
    StyleModule.mount(document, sheet);
  }, []);

  const attempt = (work: () => Promise<void>): void => {
    setMessage('');
    work().catch((error: unknown) => {
      if (!(error instanceof FileError)) console.error(error);
      setMessage(error instanceof Error ? error.message : String(error));
    });
  };
  const travel = (type: 'undo' | 'redo'): void => {
    setMessage('');
    dispatch({ type });
  };
  function onKeyDown(event: KeyboardEvent): void {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
    event.preventDefault();
    travel(key === 'y' || event.shiftKey ? 'redo' : 'undo');
  }
  const button = (type: 'undo' | 'redo', text: string, isOff: boolean): JSX.Element => (
    <Button data-control={type} aria-disabled={isOff} onClick={isOff ? undefined : () => travel(type)}>
      {text}
    </Button>
  );

  const isTooLarge = editing && layersOf(editing.project).length > MOST_LAYERS;
  const parts = editing &&
    !isTooLarge && {
      Colors: <Colors editing={editing} />,
      Type: <Type {...{ editing, original, attempt }} />,
      Pictures: <Pictures {...{ editing, attempt }} />,
      'Text and position': <Layers {...{ editing, selected }} onSelect={select} />,
    };
  return (
    // The keys undo wherever the focus is inside it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={panel}
      id={`${id}-panel`}
      className="kf-look-look"
      role="tabpanel"
      aria-labelledby={`${id}-look`}
      onKeyDown={onKeyDown}
      onBlur={editing?.finish}
    >
      <div className="kf-look-bar">
        {button('undo', 'Undo', state.past.length === 0)}
        {button('redo', 'Redo', state.future.length === 0)}
        {editing && <SavedLookButtons {...{ editing, attempt }} onMessage={setMessage} />}
      </div>
      <p className="kf-look-note" role="status">
        {message}
      </p>
      {parts ? (
        Object.entries(parts).map(([title, part]) => (
          <div key={title} role="group" aria-label={title}>
            <p className="kf-look-title" aria-hidden="true">
              {title}
            </p>
            {part}
          </div>
        ))
      ) : (
        <p>
          {isTooLarge
            ? `The template has more than ${MOST_LAYERS} layers. Change it in the Template tab.`
            : 'The template has a mistake. Fix it in the Template tab, or click Undo.'}
        </p>
      )}
    </div>
  );
}
