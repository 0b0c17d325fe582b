import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Easing } from '../../runtime/api/values.ts';
import { HANDLES, HIGHEST, LOWEST, moved } from './curve.ts';
import styles from './styles.module.css';

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const SPAN = HIGHEST - LOWEST;

interface Props {
  readonly easing: Easing;
  readonly onChange: (easing: Easing) => void;
}

/** The curve in its square, with two handles that you can move with the pointer or the arrow keys. */
export default function Drawing({ easing, onChange }: Props): JSX.Element {
  const field = useRef<HTMLDivElement>(null);
  const { p1x, p1y, p2x, p2y } = easing;
  return (
    <div className={`holder ${styles.field}`} ref={field}>
      <svg
        className="cover"
        viewBox={`0 ${-HIGHEST} 1 ${SPAN}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.square} d="M0 0H1V-1H0Z" />
        <path className={styles.arm} strokeDasharray="4 3" d={`M0 0L${p1x} ${-p1y}M1 -1L${p2x} ${-p2y}`} />
        <path strokeWidth={3} d={`M0 0C${p1x} ${-p1y} ${p2x} ${-p2y} 1 -1`} />
      </svg>
      {HANDLES.map((handle) => {
        const [x, y] = [easing[handle.x], easing[handle.y]];
        const move = (toX: number, toY: number): void =>
          onChange(moved(easing, { [handle.x]: toX, [handle.y]: toY }));

        function drag({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLButtonElement>): void {
          if (!currentTarget.hasPointerCapture(pointerId) || field.current === null) return;
          const box = field.current.getBoundingClientRect();
          move((clientX - box.left) / box.width, HIGHEST - ((clientY - box.top) / box.height) * SPAN);
        }

        function press(event: KeyboardEvent): void {
          const arrow = ARROWS[event.key];
          if (arrow === undefined) return;
          event.preventDefault();
          const step = event.shiftKey ? 0.1 : 0.01;
          move(x + arrow[0] * step, y + arrow[1] * step);
        }

        return (
          <button
            key={handle.name}
            type="button"
            className={styles.handle}
            style={{ left: `${x * 100}%`, top: `${((HIGHEST - y) / SPAN) * 100}%` }}
            aria-label={`${handle.name}, x ${x}, y ${y}. Use the arrow keys to move it.`}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag}
            onKeyDown={press}
          />
        );
      })}
    </div>
  );
}
