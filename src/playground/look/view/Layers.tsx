import clsx from 'clsx';
import { shownLayersOf, shortName } from '../model/template.ts';
import type { PartProps } from './Fields.tsx';
import LayerFields, { textOf } from './LayerFields.tsx';
import panel from '../../view/styles.module.css';
import styles from './styles.module.css';
import { lights, moveWithKey } from '../../editing/look.ts';

/** The layers from front to back. What's the selected one's own is below them, so no row moves. */
export default function Layers({ editing, look, selected }: PartProps): JSX.Element {
  const layers = [...shownLayersOf(look.project)].reverse();
  const placed = layers.find(({ layer }) => layer.id === selected);
  return (
    <>
      <div className={styles.layers}>
        {layers.map((one) => {
          const { id, name, element } = one.layer;
          return (
            <button
              key={id}
              type="button"
              className={clsx('link-button spread', styles.row, styles.layer)}
              data-layer={id}
              aria-pressed={selected === id}
              {...lights(editing, [id])}
              onClick={() => editing.state.change({ selected: id })}
              onKeyDown={(event) => moveWithKey(editing, event, id)}
            >
              <span className="medium">{shortName(name)}</span>
              <span className="note" aria-hidden="true">
                {textOf(one, look) ?? element.type}
              </span>
            </button>
          );
        })}
      </div>
      {placed && <LayerFields key={placed.layer.id} {...{ editing, look, placed }} />}
      <p className={`note margin-vert--sm ${panel.help}`}>
        To move a layer, drag it, or press the arrow keys, with Shift by 10 pixels. To cancel, press Escape.
      </p>
    </>
  );
}
