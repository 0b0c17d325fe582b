import clsx from 'clsx';
import { useId, useState } from 'react';
import CodeBlock from '@theme/CodeBlock';
import player from '../../live-template/controls/controls.module.css';
import { EASING_NAMES } from '../../runtime/model/easing.ts';
import { HANDLES, keyframeCode, moved, nameOf, presetOf } from './curve.ts';
import Drawing from './Drawing.tsx';
import Preview from './Preview.tsx';
import ScreenTool from '../ScreenTool/index.tsx';
import styles from './styles.module.css';

/** Lets readers draw an easing, see how it moves an element, and copy the keyframe. */
export default function EasingTool(): JSX.Element {
  const id = useId();
  const [easing, setEasing] = useState(() => presetOf('ease-out-cubic'));
  const name = nameOf(easing);
  return (
    <ScreenTool className={clsx(player.player, styles.tool)} aria-label="Easing tool">
      <Drawing easing={easing} onChange={setEasing} />
      <div className={styles.controls}>
        <label className={player.label} htmlFor={`${id}preset`}>
          Preset
        </label>
        <select
          id={`${id}preset`}
          className={player.input}
          value={name}
          onChange={({ target }) => setEasing(presetOf(target.value))}
        >
          {name === '' && <option value="">Custom</option>}
          {EASING_NAMES.map((preset) => (
            <option key={preset}>{preset}</option>
          ))}
        </select>
        <div className={styles.numbers}>
          {HANDLES.flatMap(({ x, y }) => [x, y]).map((key) => (
            <label key={key} className={player.label}>
              {key}
              <input
                className={player.input}
                type="number"
                step={0.01}
                {...(key.endsWith('x') && { min: 0, max: 1 })}
                value={easing[key]}
                onChange={({ target: { value } }) =>
                  value.trim() !== '' && setEasing(moved(easing, { [key]: Number(value) }))
                }
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
