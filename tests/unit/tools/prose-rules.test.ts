import { describe, expect, test } from 'vitest';
import { readPage, type Page } from '../../../tools/prose/page.ts';
import {
  alternativeText,
  filler,
  linkText,
  oneTerm,
  sentenceCase,
  type Finding,
} from '../../../tools/prose/rules.ts';

type Rule = (page: Page) => Finding[];

async function messages(rule: Rule, body: string, title = 'Text element'): Promise<string[]> {
  const page = await readPage('user-guide/text.mdx', `---\ntitle: "${title}"\n---\n\n${body}\n`);
  return rule(page).map(({ message }) => message);
}

describe('sentence case in headings', () => {
  test.each([
    'Fit Long Names',
    'fit long names',
    'Why Not',
    'What is a Layer',
    'Keyfill Templates in the newsroom',
  ])('rejects "%s"', async (heading) => {
    expect(await messages(sentenceCase, `## ${heading}`)).not.toEqual([]);
  });

  test.each([
    'Fit long names',
    'Play in the web renderer or on CasparCG',
    'The Template Definition Builder',
    'Auto size: The box follows',
    'Why is the JSON empty? Because of X',
    '`goToFrame` and the Timeline',
    'A "Live Now" badge',
    'macOS and Windows',
    'Keyfill 2.0: A redesign',
  ])('accepts "%s"', async (heading) => {
    expect(await messages(sentenceCase, `## ${heading}`)).toEqual([]);
  });

  test('is also checked in the title', async () => {
    expect(await messages(sentenceCase, 'Words.', 'Text Element')).toHaveLength(1);
  });
});

describe('filler', () => {
  test.each(['Simply click.', 'It is a powerful\ntool.', 'Read it in order to learn.', 'Coming soon!'])(
    'rejects "%s"',
    async (text) => {
      expect(await messages(filler, text)).toHaveLength(1);
    },
  );

  test('accepts code, and words that only contain a filler word', async () => {
    expect(await messages(filler, 'Adjust the powerfulness of `simply()` just before air.')).toEqual([]);
  });
});

describe('consistent terms', () => {
  test.each([
    ['A news ticker runs.', 'crawler'],
    ['Send the payload.', 'template data'],
    ['Set a key frame.', 'keyframe'],
    ['The lower-third.', 'lower third'],
    ['A lottie file.', 'Lottie'],
    ['Its colour.', 'color'],
    ['Click on the bar.', 'click'],
    ['Write html.', 'HTML'],
  ])('"%s" should be %s', async (text, right) => {
    expect(await messages(oneTerm, text)).toEqual([expect.stringContaining(`"${right}"`)]);
  });

  test.each([
    'A crawler, a keyframe, template data.',
    'Copy `lower-third.html` beside templates.json.',
    'Listed on ograf.ebu.io.',
    'The keyfill object.',
    'Compare it and complete it.',
  ])('accepts "%s"', async (text) => {
    expect(await messages(oneTerm, text)).toEqual([]);
  });
});

describe('link texts', () => {
  test.each([
    'Read it [here](/user-guide).',
    'See [this page](/user-guide).',
    '[Learn more.](/user-guide)',
    '[https://example.com](https://example.com)',
    '[](/user-guide)',
    '[Actions](/user-guide/actions) and [actions](/api/actions)',
  ])('rejects "%s"', async (text) => {
    expect(await messages(linkText, text)).toHaveLength(1);
  });

  test('accepts names, and the same name twice for the same place', async () => {
    const text = '[Actions](/api/actions), [actions](/api/actions) and [where to put it](/user-guide/assets)';
    expect(await messages(linkText, text)).toEqual([]);
  });

  test('accepts the same name in code for members of two objects', async () => {
    const text = '[`id`](/api/layer#id) and [`id`](/api/mask#id)';
    expect(await messages(linkText, text)).toEqual([]);
  });
});

test('a picture without alternative text is reported', async () => {
  expect(await messages(alternativeText, '![A logo](/a.png) ![](/b.png)\n\n<img src="/c.png" />')).toEqual([
    'the picture /b.png needs alternative text',
    'the picture /c.png needs alternative text',
  ]);
});
