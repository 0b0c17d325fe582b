import clsx from 'clsx';
import { moved, retexted, scaled } from '../model/arrange.ts';
import { shownLayersOf, numberOf, shortName, type PlacedLayer } from '../model/template.ts';
import { NumberField, type PartProps } from './Fields.tsx';
import LayerColors from './LayerColors.tsx';
import panel from '../../view/styles.module.css';
import styles from './styles.module.css';
import { giveUp, lights, moveWithKey } from '../../editing/look.ts';

/** Each layer's name, default text, position, and scale. Using a row selects its layer, with its colors. */
export default function Layers({ editing, look, selected }: PartProps): JSX.Element {
  const { project, data, edit } = look;
  const select = (id: string): void => editing.state.change({ selected: id });
  const move = (placed: PlacedLayer, axis: 'x' | 'y', by: number): void =>
    void (by !== 0 && edit(`${axis} ${placed.layer.id}`, moved(placed, axis, by)));

  return (
    <>
      <p className={`note margin-bottom--sm ${panel.help}`}>
        To move a layer, drag it on the stage, or press its name, then the arrow keys. Hold Shift to move it
        10 pixels at a time. Escape gives up a text or a drag.
      </p>
      {shownLayersOf(project).map((placed) => {
        const { id, name: whole, element } = placed.layer;
        const name = shortName(whole);
        const shown = element.key && Object.hasOwn(data, element.key) ? data[element.key] : '';
        return (
          <div
            key={id}
            className={clsx('ruled', styles.row, styles.layer)}
            data-layer={id}
            data-selected={selected === id}
            {...lights(editing, [id])}
            onFocus={() => select(id)}
          >
            <button
              type="button"
              className={clsx('link-button medium', styles.name)}
              aria-pressed={selected === id}
              onClick={() => select(id)}
              onKeyDown={(event) => moveWithKey(editing, event, id)}
            >
              {name}
            </button>
            {element.type === 'text' && (
              <input
                type="text"
                className={clsx('field-box', styles.text)}
                aria-label={`Default text of ${name}`}
                dir="auto"
                value={element.content ?? shown}
                onChange={({ currentTarget }) => {
                  const changes = retexted(project, placed, currentTarget.value, data);
                  edit(`text ${id}`, changes.template, changes.data);
                }}
                onSelect={({ currentTarget: { selectionEnd } }) =>
                  editing.state.change({ caret: selectionEnd ?? undefined })
                }
                onBlur={() => editing.state.change({ caret: undefined })}
                onKeyDown={(event) => {
                  if (event.key !== 'Escape') return;
                  giveUp(editing, `text ${id}`);
                  event.currentTarget.select();
                }}
              />
            )}
            {(['x', 'y'] as const).map((axis) => (
              <NumberField
                key={axis}
                short={axis}
                unit="px"
                label={`${axis} of ${name}, in pixels`}
                value={numberOf(placed, axis)}
                onChange={(next) => move(placed, axis, next - numberOf(placed, axis))}
              />
            ))}
            <NumberField
              short="Scale"
              unit="%"
              label={`Scale of ${name} as a percentage`}
              minimum={1}
              value={numberOf(placed, 'scaleX') * 100}
              onChange={(next) => edit(`scale ${id}`, scaled(placed, ['scaleX', 'scaleY'], next / 100))}
            />
            {selected === id && <LayerColors {...{ look, placed }} />}
          </div>
        );
      })}
    </>
  );
}
