import clsx from 'clsx';
import { useRef, useState } from 'react';
import CodeBlock from '@theme/CodeBlock';
import { HANDLES, keyframeCode, moved, nameOf, presetOf } from './curve.ts';
import Drawing from './Drawing.tsx';
import Gallery from './Gallery.tsx';
import Preview from './Preview.tsx';
import { highlightAction } from '../../shared/highlight.ts';
import ScreenTool from '../ScreenTool/index.tsx';
import styles from './styles.module.css';

/** Shows all presets, and lets readers draw an easing, see how it moves an element, and copy the keyframe. */
export default function EasingTool(): JSX.Element {
  const controls = useRef<HTMLDivElement>(null);
  const [easing, setEasing] = useState(() => presetOf('ease-out-cubic'));
  const code = keyframeCode(easing);
  return (
    <ScreenTool className={clsx('tool line padded', styles.tool)} aria-label="Easing tool">
      <Gallery
        chosen={nameOf(easing)}
        onChoose={(name) => {
          setEasing(presetOf(name));
          controls.current?.scrollIntoView({ block: 'nearest' });
        }}
      />
      <Drawing easing={easing} onChange={setEasing} />
      <div ref={controls} className={clsx('stack flush', styles.controls)}>
        <div className={clsx('stack', styles.numbers)}>
          {HANDLES.flatMap(({ x, y }) => [x, y]).map((key) => (
            <label key={key} className="medium">
              {key}
              <input
                className="field-box"
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
        <CodeBlock {...{ title: 'Composition action', language: 'js', highlighted: highlightAction(code) }}>
          {code}
        </CodeBlock>
      </div>
    </ScreenTool>
  );
}
