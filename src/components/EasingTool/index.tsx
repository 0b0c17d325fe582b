import { useId, useState } from 'react';
import CodeBlock from '@theme/CodeBlock';
import { EASING_NAMES } from '../../runtime/model/easing.ts';
import { type Handle, keyframeCode, moved, nameOf, presetOf } from './curve.ts';
import Drawing from './Drawing.tsx';
import Preview from './Preview.tsx';
import ScreenTool from '../ScreenTool/index.tsx';
import styles from './styles.module.css';

const FIELDS = [
  { key: 'p1x', handle: 'p1', axis: 'x' },
  { key: 'p1y', handle: 'p1', axis: 'y' },
  { key: 'p2x', handle: 'p2', axis: 'x' },
  { key: 'p2y', handle: 'p2', axis: 'y' },
] as const;

/** Lets readers draw an easing, see how it moves an element, and copy the keyframe. */
export default function EasingTool(): JSX.Element {
  const id = useId();
  const [easing, setEasing] = useState(() => presetOf('ease-out-cubic'));

  function type(handle: Handle, axis: 'x' | 'y', text: string): void {
    const number = Number(text);
    if (text.trim() === '') return;
    const { x, y } = handle === 'p1' ? { x: easing.p1x, y: easing.p1y } : { x: easing.p2x, y: easing.p2y };
    setEasing(moved(easing, handle, axis === 'x' ? number : x, axis === 'y' ? number : y));
  }

  return (
    <ScreenTool className={styles.tool} aria-label="Easing tool">
      <Drawing easing={easing} onChange={setEasing} />
      <div className={styles.controls}>
        <label htmlFor={`${id}preset`}>Preset</label>
        <select
          id={`${id}preset`}
          value={nameOf(easing) ?? ''}
          onChange={({ target }) => setEasing(presetOf(target.value))}
        >
          {nameOf(easing) === null && <option value="">Custom</option>}
          {EASING_NAMES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <div className={styles.numbers}>
          {FIELDS.map(({ key, handle, axis }) => (
            <label key={key}>
              {key}
              <input
                type="number"
                step={0.01}
                {...(axis === 'x' && { min: 0, max: 1 })}
                value={easing[key]}
                onChange={({ target }) => type(handle, axis, target.value)}
              />
            </label>
          ))}
        </div>
        <Preview easing={easing} />
      </div>
      <div className={styles.code}>
        <CodeBlock language="js" title="Composition action">
          {keyframeCode(easing)}
        </CodeBlock>
      </div>
    </ScreenTool>
  );
}
