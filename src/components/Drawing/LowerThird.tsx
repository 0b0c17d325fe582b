import useBaseUrl from '@docusaurus/useBaseUrl';
import { useId } from 'react';
import { PARTS } from '../../examples/first-lower-third/parts.ts';
import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import type { StyleDefinition } from '../../runtime/definition/style.ts';
import { toEasing } from '../../runtime/model/easing.ts';
import { createSampler } from '../../runtime/model/track.ts';
import Drawing from './index.tsx';
import { Flag, Keyframe, Label, Playhead, Rest, Span } from './Parts.tsx';
import styles from './styles.module.css';

/** The drawing of each part of the page, and the frame that it shows. */
const STAGES = {
  drawn: { name: 'lowerThirdDrawn', playhead: 0 },
  animated: { name: 'lowerThirdAnimated', playhead: 16 },
  outro: { name: 'lowerThirdOutro', playhead: 74 },
} as const;

type Style = Readonly<Record<string, StyleDefinition<number> | string | undefined>>;

const rowHeight = 26;
const LINEAR = { p1x: 0, p1y: 0, p2x: 1, p2y: 1 };

/** What a layer of the project looks like at a frame, in the pixels of the composition. */
function Picture({ layer, frame }: { readonly layer: LayerDefinition; readonly frame: number }): JSX.Element {
  const { element } = layer;
  const style = (element.style ?? {}) as Style;
  const value = (name: string, missing?: number): number => {
    const own = style[name] ?? missing;
    if (typeof own !== 'object') return Number(own);
    const keyframes = own.keyframes.map((one) => ({ ...one, easing: toEasing(one.easing) ?? LINEAR }));
    return Number(createSampler(keyframes)(frame));
  };
  if (element.type !== 'text') {
    const box = Object.fromEntries(['x', 'y', 'width', 'height'].map((name) => [name, value(name)]));
    const fill = String(style['fill']);
    if (element.type !== 'path') return <rect {...box} fill={fill} />;
    const { x, y, width } = box;
    // The data starts with the upper edge, which is as wide as the path.
    const scale = Number(width) / Number(/H(\d+)/.exec(element.data ?? '')?.[1]);
    return <path transform={`translate(${x} ${y}) scale(${scale} 1)`} d={element.data} fill={fill} />;
  }
  return (
    <text
      fill="var(--kf-scene-white)"
      transform={`translate(${value('x')} ${value('y') + value('fontSize')})`}
      fontSize={value('fontSize')}
      fontWeight={value('fontWeight')}
      fontFamily={String(style['fontFamily'])}
      opacity={value('opacity', 1)}
    >
      {element.content}
    </text>
  );
}

interface TrackProps {
  readonly layer: LayerDefinition;
  readonly left: number;
  readonly y: number;
  readonly at: (frame: number) => number;
}

/** A row of the Timeline: the layer's name, its span, and its keyframes. */
function Track({ layer, left, y, at }: TrackProps): JSX.Element {
  const style = (layer.element.style ?? {}) as Style;
  const animated = Object.entries(style).flatMap(([name, definition]) =>
    typeof definition === 'object'
      ? [{ name: name.charAt(0).toUpperCase() + name.slice(1), keyframes: definition.keyframes }]
      : [],
  );
  return (
    <g>
      <Label x={left} y={y + 17} look="strong" text={layer.name} />
      <Span x={at(0)} y={y + 4} width={at(100) - at(0)} />
      {animated.map(({ name, keyframes }) => (
        <g key={name}>
          <Label x={at(0) - 12} y={y + 17} look="soft" anchor="end" text={name} />
          {keyframes.map(({ frame }) => (
            <Keyframe key={frame} x={at(frame)} y={y + rowHeight / 2} />
          ))}
        </g>
      ))}
    </g>
  );
}

/** The project of "Your first lower third" after a part of that page: the Canvas above the Timeline. */
export default function LowerThird({ part }: { readonly part: keyof typeof STAGES }): JSX.Element {
  const checkers = useId();
  const harbor = useBaseUrl('/img/backgrounds/harbor.svg');
  const { name, playhead } = STAGES[part];
  const composition = PARTS.find(({ file }) => file.endsWith(`-${part}.keyfill`))?.project.compositions[0];
  const layers = composition?.layers ?? [];
  const outro = composition?.frameActions?.find(({ isOutro }) => isOutro);
  const rows = layers.length + (outro ? 2 : 0);
  return (
    <Drawing of={name} heights={[278 + rows * rowHeight, Math.max(193, 82 + rows * rowHeight)]}>
      {(isWide) => {
        const canvas = { x: 12, y: 12, width: isWide ? 300 : 336, height: isWide ? 168.75 : 189 };
        const [left, rulerY] = isWide ? [332, 26] : [12, 230];
        const at = (frame: number): number => left + 104 + frame * (isWide ? 2.6 : 2.3);
        const layersY = rulerY + 10 + rowHeight;
        const bottom = layersY + layers.length * rowHeight + 4;
        return (
          <>
            <svg {...canvas} viewBox="40 160 1636 920">
              {outro ? (
                <image href={harbor} width="1920" height="1080" />
              ) : (
                <>
                  {/* Checkers mean transparent. They have the colors of the player's checkerboard. */}
                  <pattern id={`${checkers}${isWide}`} width="120" height="120" patternUnits="userSpaceOnUse">
                    <rect fill="var(--kf-surface-strong)" width="120" height="120" />
                    <path fill="var(--kf-line)" d="M0 0h60v120h60V60H0z" />
                  </pattern>
                  <rect width="1920" height="1080" fill={`url(#${checkers}${isWide})`} />
                </>
              )}
              {layers.map((layer) => (
                <Picture key={layer.id} layer={layer} frame={playhead} />
              ))}
            </svg>
            <rect className={outro ? styles.onAir : styles.leader} {...canvas} />

            {[0, 25, 50, 75, 99].map((frame) => (
              <g key={frame}>
                <path className={styles.rule} d={`M${at(frame)} ${rulerY + 6}V${bottom}`} />
                <Label x={at(frame)} y={rulerY} anchor="middle" look="soft" text={frame} />
              </g>
            ))}
            <Label x={left} y={rulerY} look="strong" text={`Frame ${playhead}`} />
            <Label x={left} y={rulerY + 27} text="Actions" />
            {outro && <Flag x={at(outro.frame)} y={rulerY + 13} width={52} text="Outro" />}
            {[...layers].reverse().map((layer, row) => (
              <Track key={layer.id} layer={layer} left={left} y={layersY + row * rowHeight} at={at} />
            ))}
            <Playhead x={at(playhead)} y={rulerY + 8} bottom={bottom} />
            {outro &&
              [
                { command: 'play', from: 0, to: outro.frame - 1 },
                { command: 'stop', from: outro.frame, to: 100 },
              ].map(({ command, from, to }, row) => {
                const y = bottom + (row + 0.5) * rowHeight;
                return (
                  <g key={command}>
                    <Label x={left} y={y + 4.5} look="code" text={command} />
                    <Span x={at(from)} y={y - 6} width={at(to) - at(from)} height={12} />
                    {row === 0 && <Rest x={at(to)} y={y} />}
                  </g>
                );
              })}
          </>
        );
      }}
    </Drawing>
  );
}
