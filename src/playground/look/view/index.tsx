import { useEffect, useMemo, type KeyboardEvent } from 'react';
import { useStore } from '../../../shared/useStore.ts';
import { say, type Editing } from '../../editing/editing.ts';
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

/** The most layers that Look shows. A link may contain thousands, and each is a row of controls. */
const MOST_LAYERS = 200;

/** Changes a template's colors, fonts, pictures, text, and positions without code. */
export default function Look({
  id,
  editing,
}: {
  readonly id: string;
  readonly editing: Editing;
}): JSX.Element {
  const { draft, offered, selected = offered } = useStore(editing.state);
  const { template, data } = draft;
  const project = useMemo(() => projectOf(template), [template]);
  const values = useMemo(() => (excessOf('data', data) ? undefined : parseData(data).data) ?? {}, [data]);
  const look = project && lookOf(editing, draft, project, values);
  // A box on the stage shows that layers can be dragged. A finger scrolls as long as none is selected.
  useEffect(() => {
    if (!window.matchMedia('(pointer: fine)').matches) return undefined;
    const shown = projectOf(editing.state.get().draft.template);
    editing.state.change({ offered: shown && shownLayersOf(shown).at(-1)?.layer.id });
    return () => editing.state.change({ offered: undefined });
  }, [editing]);

  const attempt = (work: () => Promise<void>): void => {
    say(editing, '');
    work().catch((error: unknown) => {
      if (!(error instanceof FileError)) console.error(error);
      say(editing, reasonOf(error));
    });
  };
  function onKeyDown(event: KeyboardEvent): void {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
    event.preventDefault();
    travel(editing, key === 'y' || event.shiftKey ? 'redo' : 'undo');
  }
  const isTooLarge = look && shownLayersOf(look.project).length > MOST_LAYERS;
  const props = look && !isTooLarge && { editing, look, selected, attempt };
  const parts = props && {
    Layers: <Layers {...props} />,
    Colors: <Colors {...props} />,
    Type: <Type {...props} />,
    Pictures: <Pictures {...props} />,
    'Other templates': <SavedLookButtons {...props} />,
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys undo anywhere in it.
    <div
      id={`${id}-panel`}
      className={`fades ${styles.look}`}
      role="tabpanel"
      aria-labelledby={`${id}-look`}
      onKeyDown={onKeyDown}
      onBlur={look?.finish}
    >
      {parts ? (
        Object.entries(parts).map(([title, part]) => (
          <div key={title} role="group" aria-label={title}>
            <div className={`ruled strong ${styles.title}`} aria-hidden="true">
              {title}
            </div>
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
