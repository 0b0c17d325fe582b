import { expect, test } from 'vitest';
import { markdownOf } from '../../../../plugins/markdown-copies/markdown.ts';
import { contentOf } from '../built-html/content-of.ts';

test.each([
  [
    'lists that continue after code',
    '<ol><li>Add an action.</li></ol><pre><code>play();</code></pre><ol start="2"><li>Play.</li></ol>',
    '1. Add an action.\n\n```\nplay();\n```\n\n2. Play.',
  ],
  [
    'headings without anchors, and links that lead to the site',
    '<h2 class="anchor" id="masks">Masks<a href="#masks" class="hash-link" aria-label="Direct link">\u200b</a></h2><p>See <a href="/api/mask">mask</a>, <a href="#masks">masks</a> and <a href="https://ebu.io/">EBU</a>.</p>',
    '## Masks\n\nSee [mask](https://docs.example/api/mask), [masks](https://docs.example/api/layer#masks) and [EBU](https://ebu.io/).',
  ],
  [
    'tables, even if a cell contains a list or several names',
    '<table><thead><tr><th>Target</th><th>Checks</th></tr></thead><tbody><tr><td><code>a.html</code><code>b.json</code></td><td><strong>2 passed</strong><ul><li>plays</li><li>stops | waits</li></ul></td></tr></tbody></table>',
    '| Target | Checks |\n| - | - |\n| `a.html`, `b.json` | **2 passed**; plays; stops \\| waits |',
  ],
  [
    'boxes as quotes, tabs one after another, and folded content',
    `<div class="theme-admonition theme-admonition-tip admonition_x"><div class="admonitionHeading_x"><svg></svg>tip</div><div><p>Text is text.</p></div></div>
      <div class="theme-admonition theme-admonition-note"><div>Keyframes stay</div><div><p>They do.</p></div></div>
      <div class="tabs-container"><ul role="tablist"><li role="tab">JSON</li><li role="tab">XML</li></ul><div class="margin-top--md"><div role="tabpanel"><p>one</p></div><div role="tabpanel" hidden><p>two</p></div></div></div>
      <details><summary>More</summary><p>folded</p></details>`,
    '> **Tip**\n>\n> Text is text.\n\n> **Note: Keyframes stay**\n>\n> They do.\n\n**JSON**\n\none\n\n**XML**\n\ntwo\n\n**More**\n\nfolded',
  ],
  [
    'cards as a list, keys as code, and drawings as their descriptions',
    `<section class="row"><article class="col col--6"><a class="card" href="/api/mask"><h2>Mask</h2><p>A shape.</p></a></article></section>
      <p>Press <kbd>Ctrl</kbd>+<kbd>K</kbd>.</p><figure><div role="img" aria-label="Six panels."><svg><text>Canvas</text></svg></div><figcaption>The panels.</figcaption></figure>`,
    '- [Mask](https://docs.example/api/mask): A shape.\n\nPress `Ctrl`+`K`.\n\n*Picture: Six panels.*\n\nThe panels.',
  ],
])('the Markdown of a page has %s', async (_what, html, markdown) => {
  const page = `<main><article><nav class="theme-doc-breadcrumbs">Crumbs</nav>
     <div class="theme-doc-markdown markdown"><header><h1>Layer</h1></header>${html}</div>
     <footer>Edit this page</footer></article></main>`;
  expect(await markdownOf(contentOf(page), 'https://docs.example/api/layer')).toBe(`# Layer\n\n${markdown}`);
});
