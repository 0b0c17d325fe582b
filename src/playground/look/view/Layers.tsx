import clsx from 'clsx';
import type { KeyboardEvent } from 'react';
import ui from '../../../ui/ui.module.css';
import { moved, retexted, scaled } from '../model/arrange.ts';
import { layersOf, numberOf, type PlacedLayer } from '../model/template.ts';
import { NumberField } from './Fields.tsx';
import styles from './styles.module.css';
import type { Look } from '../../editing/look.ts';

interface Props {
  readonly editing: Look;
  readonly selected: string | undefined;
  readonly onSelect: (layer: string) => void;
}

const ARROWS: Readonly<Record<string, readonly ['x' | 'y', number]>> = {
  ArrowLeft: ['x', -1],
  ArrowRight: ['x', 1],
  ArrowUp: ['y', -1],
  ArrowDown: ['y', 1],
};

/** Name, default text, position, and scale of each layer. Using a row selects its layer. */
export default function Layers({ editing, selected, onSelect }: Props): JSX.Element {
  const { project, data, edit } = editing;
  const move = (placed: PlacedLayer, axis: 'x' | 'y', by: number): void =>
    void (by !== 0 && edit(`${axis} ${placed.layer.id}`, moved(placed, axis, by)));

  function onKeyDown(event: KeyboardEvent, placed: PlacedLayer): void {
    const [axis, by] = ARROWS[event.key] ?? [];
    if (axis === undefined || by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move(placed, axis, by * (event.shiftKey ? 10 : 1));
  }

  return (
    <>
      <p className={styles.note}>
        To move a layer, click its name, then press the arrow keys. Hold Shift to move it 10 pixels at a time.
      </p>
      {layersOf(project).map((placed) => {
        const { id, name, element } = placed.layer;
        const shown = element.key ? (data[element.key] ?? '') : '';
        return (
          <div
            key={id}
            className={styles.row}
            data-layer={id}
            data-selected={selected === id}
            onFocus={() => onSelect(id)}
          >
            <button
              type="button"
              className={styles.name}
              aria-pressed={selected === id}
              onClick={() => onSelect(id)}
              onKeyDown={(event) => onKeyDown(event, placed)}
            >
              {name}
            </button>
            {element.type === 'text' && (
              <input
                className={clsx(ui.input, styles.text)}
                aria-label={`Default text of ${name}`}
                dir="auto"
                value={element.content ?? shown}
                onChange={({ currentTarget }) => {
                  const changes = retexted(project, placed, currentTarget.value, data);
                  edit(`text ${id}`, changes.template, changes.data);
                }}
              />
            )}
            {(['x', 'y'] as const).map((axis) => (
              <NumberField
                key={axis}
                short={axis}
                label={`${axis} of ${name}, in pixels`}
                value={numberOf(placed, axis)}
                onChange={(next) => move(placed, axis, next - numberOf(placed, axis))}
              />
            ))}
            <NumberField
              short="Scale"
              label={`Scale of ${name}, in percent`}
              minimum={1}
              value={numberOf(placed, 'scaleX') * 100}
              onChange={(next) => edit(`scale ${id}`, scaled(placed, ['scaleX', 'scaleY'], next / 100))}
            />
          </div>
        );
      })}
    </>
  );
}
