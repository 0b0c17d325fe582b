import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Easing } from '../../runtime/api/values.ts';
import { type Handle, HIGHEST, LOWEST, moved } from './curve.ts';
import styles from './styles.module.css';

/** How far an arrow key moves a handle, without and with Shift. */
const STEP = 0.01;
const LARGE_STEP = 0.1;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const NAMES = { p1: 'First handle', p2: 'Second handle' } as const;
const SPAN = HIGHEST - LOWEST;

interface Props {
  readonly easing: Easing;
  readonly onChange: (easing: Easing) => void;
}

/** The curve in its square, with two handles that you can move with the pointer or the arrow keys. */
export default function Drawing({ easing, onChange }: Props): JSX.Element {
  const field = useRef<HTMLDivElement>(null);
  const { p1x, p1y, p2x, p2y } = easing;
  const place = (handle: Handle) => (handle === 'p1' ? { x: p1x, y: p1y } : { x: p2x, y: p2y });

  function drag(handle: Handle, event: PointerEvent<HTMLButtonElement>): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || field.current === null) return;
    const box = field.current.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width;
    const y = HIGHEST - ((event.clientY - box.top) / box.height) * SPAN;
    onChange(moved(easing, handle, x, y));
  }

  function press(handle: Handle, event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    if (arrow === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    const { x, y } = place(handle);
    onChange(moved(easing, handle, x + arrow[0] * step, y + arrow[1] * step));
  }

  return (
    <div className={styles.field} ref={field}>
      <svg viewBox={`0 ${-HIGHEST} 1 ${SPAN}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.square} d="M0 0H1V-1H0Z" />
        <path className={styles.arm} d={`M0 0L${p1x} ${-p1y}M1 -1L${p2x} ${-p2y}`} />
        <path className={styles.curve} d={`M0 0C${p1x} ${-p1y} ${p2x} ${-p2y} 1 -1`} />
      </svg>
      {(['p1', 'p2'] as const).map((handle) => {
        const { x, y } = place(handle);
        return (
          <button
            key={handle}
            type="button"
            className={styles.handle}
            style={{ left: `${x * 100}%`, top: `${((HIGHEST - y) / SPAN) * 100}%` }}
            aria-label={`${NAMES[handle]}, x ${x}, y ${y}. Use the arrow keys to move it.`}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => drag(handle, event)}
            onKeyDown={(event) => press(handle, event)}
          />
        );
      })}
    </div>
  );
}
