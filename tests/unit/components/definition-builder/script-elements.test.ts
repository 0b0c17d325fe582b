import { expect, it } from 'vitest';
import { scriptElements } from '../../../../src/components/DefinitionBuilder/core/script-elements.ts';

const scriptsOf = (html: string) =>
  [...scriptElements(html)].map(({ attributes, text }) => [Object.fromEntries(attributes), text]);

it.each([
  ['<script>a < b</script>', [[{}, 'a < b']]],
  [
    '<SCRIPT Name = "x" type=\'y z\' src=u async>1</Script >',
    [[{ name: 'x', type: 'y z', src: 'u', async: '' }, '1']],
  ],
  ['<script name=a name=b>1</script>', [[{ name: 'a' }, '1']]],
  ['<p title="<script>1</script>"><script/>2</script>', [[{}, '2']]],
  ['<!-- <script>1</script> --><!--><script>2</script>', [[{}, '2']]],
  ['<style><script>1</script></style><textarea><script>2</script></textarea><script>3</script>', [[{}, '3']]],
  ['<script>"</scripts>"</script>1<b>', [[{}, '"</scripts>"']]],
  ['a < b <3 </p x="<script>1</script>', [[{}, '1']]],
  ['<script>never ends', [[{}, 'never ends']]],
  ['<script name="never', []],
  ['<!-- never ends <script>1</script>', []],
])('finds the scripts of %s', (html, scripts) => {
  expect(scriptsOf(html)).toEqual(scripts);
});

it.each([
  '<i>',
  '<p "\'a=',
  '<!--',
  '<script "',
  "<a b='",
  '</script',
  '< ',
  '<x a="b" / ',
  '<script',
  '<?',
  '<b  ',
])('reads millions of characters quickly: %s', (part) => {
  const start = performance.now();
  scriptsOf(part.repeat(5_000_000 / part.length));
  expect(performance.now() - start).toBeLessThan(5000);
});
