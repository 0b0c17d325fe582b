import useBaseUrl from '@docusaurus/useBaseUrl';
import { useId } from 'react';
import { PARTS } from '../../examples/first-lower-third/parts.ts';
import type { LayerDefinition } from '../../runtime/definition/composition.ts';
import type { StyleDefinition } from '../../runtime/definition/style.ts';
import Drawing from './index.tsx';
import { Box, Flag, Keyframe, Label, Playhead } from './Parts.tsx';
import styles from './styles.module.css';
import { valueAt } from './value-at.ts';

/** The drawing of each part of the page, and the frame that it shows. */
const STAGES = {
  start: { name: 'lowerThirdStart', playhead: 0 },
  drawn: { name: 'lowerThirdDrawn', playhead: 0 },
  animated: { name: 'lowerThirdAnimated', playhead: 16 },
  outro: { name: 'lowerThirdOutro', playhead: 74 },
} as const;

type Style = Readonly<Record<string, StyleDefinition<number> | string | undefined>>;

const canvas = { x: 10, y: 10, width: 340, height: 191.25 };
const rulerY = 230;
const rowHeight = 26;

/** Returns the left edge of a frame: 100 frames take 235 units. */
function at(frame: number): number {
  return 110 + frame * 2.35;
}

/** What a layer of the project looks like at a frame, in the pixels of the composition. */
function Picture({ layer, frame }: { readonly layer: LayerDefinition; readonly frame: number }): JSX.Element {
  const { element } = layer;
  const style = (element.style ?? {}) as Style;
  // Easings hardly make a difference at the frames in `STAGES`.
  const value = (name: string, missing?: number): number => {
    const own = style[name] ?? missing;
    return typeof own === 'object' ? valueAt(own.keyframes, frame) : Number(own);
  };
  if (element.type !== 'text') {
    const box = Object.fromEntries(['x', 'y', 'width', 'height'].map((name) => [name, value(name)]));
    return <rect {...box} fill={String(style['fill'])} />;
  }
  return (
    <text
      fill="var(--kf-scene-white)"
      transform={`translate(${value('x')} ${value('y') + value('fontSize')})`}
      fontSize={value('fontSize')}
      opacity={value('opacity', 1)}
    >
      {element.content}
    </text>
  );
}

/** A row of the Timeline: the layer's name, its span, and its keyframes. */
function Track({ layer, y }: { readonly layer: LayerDefinition; readonly y: number }): JSX.Element {
  const style = (layer.element.style ?? {}) as Style;
  const animated = Object.entries(style).flatMap(([name, definition]) =>
    typeof definition === 'object'
      ? [{ name: name.charAt(0).toUpperCase() + name.slice(1), keyframes: definition.keyframes }]
      : [],
  );
  return (
    <g>
      <Label x={10} y={y + 17} look="strong" text={layer.name} />
      <Box x={at(0)} y={y + 3} width={at(100) - at(0)} height={rowHeight - 6} look="strong" />
      {animated.map(({ name, keyframes }) => (
        <g key={name}>
          <Label x={102} y={y + 17} look="soft" anchor="end" text={name} />
          {keyframes.map(({ frame }) => (
            <Keyframe key={frame} x={at(frame)} y={y + rowHeight / 2} />
          ))}
        </g>
      ))}
    </g>
  );
}

interface CommandProps {
  readonly name: string;
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

function Command({ name, y, from, to }: CommandProps): JSX.Element {
  return (
    <g>
      <Label x={10} y={y + 17} look="code" text={name} />
      <rect
        className={styles.bar}
        x={at(from)}
        y={y + rowHeight / 2 - 4}
        width={at(to) - at(from)}
        height="8"
      />
    </g>
  );
}

/** The project of "Your first lower third" after a part of that page: the Canvas above the Timeline. */
export default function LowerThird({ part }: { readonly part: keyof typeof STAGES }): JSX.Element {
  const checkers = useId();
  const harbor = useBaseUrl('/img/backgrounds/harbor.svg');
  const { name, playhead } = STAGES[part];
  const found = PARTS.find(({ file }) => file.endsWith(`-${part}.keyfill`));
  const composition = found?.project.compositions[0];
  const layers = composition?.layers ?? [];
  const outro = composition?.frameActions?.find(({ isOutro }) => isOutro);
  const layersY = rulerY + 10 + rowHeight;
  const bottom = layersY + layers.length * rowHeight + 4;
  return (
    <Drawing of={name} height={bottom + (outro ? 2 * rowHeight : 0) + 8}>
      <svg {...canvas} viewBox="0 0 1920 1080">
        {outro ? (
          <image href={harbor} width="1920" height="1080" />
        ) : (
          <>
            {/* Checkers mean transparent. They have the colors of the player's checkerboard. */}
            <pattern id={checkers} width="120" height="120" patternUnits="userSpaceOnUse">
              <rect fill="var(--kf-surface-strong)" width="120" height="120" />
              <path fill="var(--kf-line)" d="M0 0h60v120h60V60H0z" />
            </pattern>
            <rect width="1920" height="1080" fill={`url(#${checkers})`} />
          </>
        )}
        {layers.map((layer) => (
          <Picture key={layer.id} layer={layer} frame={playhead} />
        ))}
      </svg>
      <rect className={styles.leader} {...canvas} />

      {[0, 25, 50, 75].map((frame) => (
        <g key={frame}>
          <line className={styles.rule} x1={at(frame)} x2={at(frame)} y1={rulerY + 6} y2={bottom} />
          <Label x={at(frame)} y={rulerY} anchor="middle" look="soft" text={frame} />
        </g>
      ))}
      <Label x={at(99)} y={rulerY} anchor="middle" look="soft" text="99" />
      <Label x={10} y={rulerY} look="strong" text={`Frame ${playhead}`} />
      <Label x={10} y={rulerY + 27} text="Actions" />
      {outro && <Flag x={at(outro.frame)} y={rulerY + 13} width={48} text="Outro" />}
      {[...layers].reverse().map((layer, row) => (
        <Track key={layer.id} layer={layer} y={layersY + row * rowHeight} />
      ))}
      <Playhead x={at(playhead)} y={rulerY + 8} bottom={bottom} />
      {outro && (
        <>
          <Command name="play" y={bottom} from={0} to={outro.frame - 1} />
          <circle className={styles.rest} cx={at(outro.frame - 1)} cy={bottom + rowHeight / 2} r="6" />
          <Command name="stop" y={bottom + rowHeight} from={outro.frame} to={100} />
        </>
      )}
    </Drawing>
  );
}
