let pen: CanvasRenderingContext2D | null | undefined;

/** The hex color for a CSS color name. The browser knows all of them; only its color parser is used, nothing is drawn. */
export function browserColor(name: string): string | undefined {
  const drawing = (pen ??= document.createElement('canvas').getContext('2d'));
  if (!drawing || name === 'currentcolor') return undefined;
  // A name that the browser does not know leaves the color as it was.
  const [first, second] = ['#000', '#fff'].map((before) => {
    drawing.fillStyle = before;
    drawing.fillStyle = name;
    return drawing.fillStyle;
  });
  return first === second && typeof first === 'string' ? first : undefined;
}
