import clsx from 'clsx';
import { shownLayersOf, shortName, type PlacedLayer } from '../model/template.ts';
import type { PartProps } from './Fields.tsx';
import LayerFields, { textOf } from './LayerFields.tsx';
import panel from '../../view/styles.module.css';
import styles from './styles.module.css';
import { lights, moveWithKey } from '../../editing/look.ts';

/** Drawings of the types of elements, in a square of 16. What comes from files is a picture. */
const ICONS: Readonly<Record<string, string>> = {
  text: 'M3 5V3h10v2M8 3v10M6 13h4',
  image: 'M2 3h12v10H2zm0 8 4-4 6 6M9 10l2-2 3 3',
  rectangle: 'M2 4h12v8H2z',
  ellipse: 'M2 8a6 5 0 1 0 12 0A6 5 0 1 0 2 8',
  path: 'M2 13C4 2 7 3 8 8s4 6 6-5',
  composition: 'M2 3h12v10H2zM4 8h5v3H4z',
};

/** Returns what layers in a row share: the name before a number, as in Slash 8, or their composition. */
function partOf({ layer: { id, name }, composition }: PlacedLayer, main: string): string {
  const numbered = /^.+ \d+(?= )|^.+(?= \d+$)/.exec(name)?.[0];
  return numbered ?? (composition.id === main ? id : composition.name);
}

/** The layers from front to back. Three of a part are one row, which opens. Below is what's selected. */
export default function Layers({ editing, look, selected }: PartProps): JSX.Element {
  const layers = [...shownLayersOf(look.project)].reverse();
  const placed = layers.find(({ layer }) => layer.id === selected);
  const parts: { name: string; rows: JSX.Element[] }[] = [];
  for (const one of layers) {
    const { id, element } = one.layer;
    const name = partOf(one, look.project.mainComposition);
    let part = parts.at(-1);
    if (part?.name !== name) parts.push((part = { name, rows: [] }));
    part.rows.push(
      <button
        key={id}
        type="button"
        className={clsx('link-button', styles.row, styles.layer)}
        data-layer={id}
        aria-pressed={selected === id}
        {...lights(editing, [id])}
        onClick={() => editing.state.change({ selected: id })}
        onKeyDown={(event) => moveWithKey(editing, event, id)}
      >
        <svg className="icon note" viewBox="0 0 16 16" aria-hidden="true">
          <path d={ICONS[element.type] ?? ICONS['image']} />
        </svg>
        <span className="medium text--truncate">{shortName(one.layer.name)}</span>
        <span className="note grow text--truncate" aria-hidden="true">
          {textOf(one, look)}
        </span>
      </button>,
    );
  }
  return (
    <>
      <div className={styles.layers}>
        {parts.map(({ name, rows }) =>
          rows.length < 3 ? (
            rows
          ) : (
            <details key={rows[0]?.key} open={rows.some(({ key }) => key === selected)}>
              <summary className={clsx(styles.row, styles.layer)}>
                <span className="medium text--truncate">{shortName(name)}</span>
                <span className="note">{rows.length}</span>
              </summary>
              {rows}
            </details>
          ),
        )}
      </div>
      {placed && (
        <div key={placed.layer.id} data-arranged>
          <div className={`ruled strong ${styles.title}`}>{shortName(placed.layer.name)}</div>
          <LayerFields {...{ editing, look, placed }} />
        </div>
      )}
      <p className={`note ${styles.hint} ${panel.help}`}>
        To move a layer, drag it, or press the arrow keys, with Shift by 10 pixels. To cancel, press Escape.
      </p>
    </>
  );
}
