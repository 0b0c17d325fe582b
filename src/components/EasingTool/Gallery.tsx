import { EASING_NAMES } from '../../runtime/model/easing.ts';
import { presetOf } from './curve.ts';
import styles from './styles.module.css';

interface Props {
  /** The name of the preset in the editor; empty for any other curve. */
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

/** All presets as curves. A click opens one in the editor, which shows its movement. */
export default function Gallery({ chosen, onChoose }: Props): JSX.Element {
  return (
    <div className={`stack across ${styles.gallery}`} role="group" aria-label="Presets">
      <p className="bare soft small">Choose a curve to edit it and to see how it moves.</p>
      {EASING_NAMES.map((name) => {
        const { p1x, p1y, p2x, p2y } = presetOf(name);
        return (
          <button
            key={name}
            type="button"
            className={`framed ${styles.preset}`}
            aria-pressed={name === chosen}
            onClick={() => onChoose(name)}
          >
            <svg viewBox="0 -1 1 1" preserveAspectRatio="none" strokeWidth={2} aria-hidden="true">
              <path d={`M0 0C${p1x} ${-p1y} ${p2x} ${-p2y} 1 -1`} />
            </svg>
            {name}
          </button>
        );
      })}
    </div>
  );
}
