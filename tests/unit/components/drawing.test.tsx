import DataPath from '@site/src/components/Drawing/DataPath';
import LowerThird from '@site/src/components/Drawing/LowerThird';
import MiddlewareChain from '@site/src/components/Drawing/MiddlewareChain';
import Panels from '@site/src/components/Drawing/Panels';
import Playhead from '@site/src/components/Drawing/Playhead';
import Stacking from '@site/src/components/Drawing/Stacking';
import { drawingTexts } from '@site/src/components/Drawing/texts';
import Timeline from '@site/src/components/Drawing/Timeline';
import TransformOrigin from '@site/src/components/Drawing/TransformOrigin';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

const drawings = {
  panels: Panels,
  timeline: Timeline,
  stacking: Stacking,
  transformOrigin: TransformOrigin,
  playhead: Playhead,
  middleware: MiddlewareChain,
  dataPath: DataPath,
  lowerThirdStart: () => <LowerThird part="start" />,
  lowerThirdDrawn: () => <LowerThird part="drawn" />,
  lowerThirdAnimated: () => <LowerThird part="animated" />,
  lowerThirdOutro: () => <LowerThird part="outro" />,
};

test('has a drawing for every entry of the texts', () => {
  expect(Object.keys(drawings)).toEqual(Object.keys(drawingTexts));
});

test.each(Object.entries(drawings))('%s is an image with a name and a caption', (key, Drawing) => {
  const { title, caption } = drawingTexts[key as keyof typeof drawingTexts];
  render(<Drawing />);
  expect(screen.getByRole('img').getAttribute('aria-labelledby')).not.toBeNull();
  expect(screen.getByRole('img', { name: title })).toBeInTheDocument();
  expect(screen.getByText(caption)).toBeInTheDocument();
});

test('keeps every label inside its drawing', () => {
  for (const Drawing of Object.values(drawings)) {
    const { container, unmount } = render(<Drawing />);
    const [, , width, height] = container
      .querySelector('svg')!
      .getAttribute('viewBox')!
      .split(' ')
      .map(Number);
    for (const label of container.querySelectorAll('text')) {
      expect(Number(label.getAttribute('x'))).toBeLessThan(width!);
      expect(Number(label.getAttribute('y'))).toBeLessThan(height!);
    }
    unmount();
  }
});
