import { useMemo, useState, type KeyboardEvent } from 'react';
import IconButton from '../../../ui/IconButton.tsx';
import { useStore } from '../../../shared/useStore.ts';
import type { Editing } from '../../editing/editing.ts';
import { lookOf, travel } from '../../editing/look.ts';
import { projectOf } from '../../model/check.ts';
import { parseData } from '../../model/data.ts';
import { excessOf } from '../../model/draft.ts';
import { FileError } from '../model/svg.ts';
import { shownLayersOf } from '../model/template.ts';
import Colors from './Colors.tsx';
import Layers from './Layers.tsx';
import Pictures from './Pictures.tsx';
import SavedLookButtons from './SavedLook.tsx';
import styles from './styles.module.css';
import Type from './Type.tsx';
import { reasonOf } from '../../../shared/reason-of.ts';

interface Props {
  readonly id: string;
  readonly editing: Editing;
}

/** The most layers that Look shows. A link may contain thousands, and each is a row of controls. */
const MOST_LAYERS = 200;

const WAYS = {
  undo: { label: 'Undo', icon: 'M8 4 3 9l5 5M3 9h11a6 6 0 0 1 0 12H8' },
  redo: { label: 'Redo', icon: 'm16 4 5 5-5 5M21 9H10a6 6 0 0 0 0 12h6' },
};

/** Changes a template's colors, fonts, pictures, text, and positions without code. */
export default function Look({ id, editing }: Props): JSX.Element {
  const { draft, past, future, selected } = useStore(editing.state);
  const { template, data } = draft;
  const project = useMemo(() => projectOf(template), [template]);
  const values = useMemo(() => (excessOf('data', data) ? undefined : parseData(data).data) ?? {}, [data]);
  const look = project && lookOf(editing, draft, project, values);
  const [message, setMessage] = useState('');

  const attempt = (work: () => Promise<void>): void => {
    setMessage('');
    work().catch((error: unknown) => {
      if (!(error instanceof FileError)) console.error(error);
      setMessage(reasonOf(error));
    });
  };
  const go = (type: 'undo' | 'redo'): void => {
    setMessage('');
    travel(editing, type);
  };
  function onKeyDown(event: KeyboardEvent): void {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
    event.preventDefault();
    go(key === 'y' || event.shiftKey ? 'redo' : 'undo');
  }
  const isTooLarge = look && shownLayersOf(look.project).length > MOST_LAYERS;
  const parts = look &&
    !isTooLarge && {
      Colors: <Colors editing={look} />,
      Type: <Type {...{ attempt }} editing={look} original={editing.example.project} />,
      Pictures: <Pictures {...{ attempt }} editing={look} />,
      'Text and position': <Layers {...{ selected, look, editing }} />,
    };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys undo anywhere in it.
    <div
      id={`${id}-panel`}
      className={`framed fades ${styles.look}`}
      role="tabpanel"
      aria-labelledby={`${id}-look`}
      onKeyDown={onKeyDown}
      onBlur={look?.finish}
    >
      <div className={`line ${styles.bar}`}>
        <div className="line grow">
          {(['undo', 'redo'] as const).map((way) => (
            <IconButton
              key={way}
              control={way}
              {...WAYS[way]}
              isOff={(way === 'undo' ? past : future).length === 0}
              onClick={() => go(way)}
            />
          ))}
        </div>
        {look && <SavedLookButtons {...{ attempt }} editing={look} onMessage={setMessage} />}
      </div>
      <p className="bare note" role="status">
        {message}
      </p>
      {parts ? (
        Object.entries(parts).map(([title, part]) => (
          <div key={title} role="group" aria-label={title}>
            <p className={`ruled strong ${styles.title}`} aria-hidden="true">
              {title}
            </p>
            {part}
          </div>
        ))
      ) : (
        <p>
          {isTooLarge
            ? `The template has more than ${MOST_LAYERS} layers. Change it in the Template tab.`
            : 'The template has a mistake. Fix it in the Template tab, or press Undo.'}
        </p>
      )}
    </div>
  );
}
