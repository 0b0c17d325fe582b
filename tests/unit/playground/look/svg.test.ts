// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { readSvg } from '../../../../src/playground/look/model/svg.ts';

describe('SVG files', () => {
  const svg = (inner: string, attributes = 'viewBox="0 0 40 20"'): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;

  test('keeps a drawing, with its size, and removes what drawing programs add', () => {
    const result = readSvg(
      svg(
        '<metadata>x</metadata><i:x xmlns:i="urn:i"/><path d="M0 0h9" fill="url(#a)"/><use xlink:href="#b"/>',
      ),
    );
    expect(result).toMatchObject({ width: 40, height: 20 });
    expect(result).toHaveProperty('text', expect.not.stringMatching(/metadata|urn:i"\/>/) as string);
  });
  test.each([
    '<script>1</script>',
    '<script xmlns="http://www.w3.org/1999/xhtml">1</script>',
    '<path onclick="a()"/>',
    '<foreignObject/>',
    '<a href="#x"/>',
    '<animate attributeName="href" to="x"/>',
    '<image href="https://a.example/b.png"/>',
    '<image href="data:image/svg+xml;base64,AAAA"/>',
    '<use xlink:href="a.svg#b"/>',
    '<style>@import "a.css"</style>',
    '<style>a{fill:url("https://a.example")}</style>',
    '<style>a{fill:u\\72l(//a.example)}</style>',
    '<rect fill="url(//a.example)"/>',
    '<rect style="background:image-set(\'//a.example\' 1x)"/>',
  ])('refuses %s', (inner) => expect(readSvg(svg(inner))).toHaveProperty('refused'));
  test.each([
    '<svg',
    '<html/>',
    `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`,
    `<?xml-stylesheet href="a.css"?>${svg('')}`,
    svg('', ''),
  ])('refuses the file %s', (file) => expect(readSvg(file)).toHaveProperty('refused'));
});
