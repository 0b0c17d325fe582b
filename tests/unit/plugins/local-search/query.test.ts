import { expect, test } from 'vitest';
import { markRanges } from '../../../../plugins/local-search/query/marks.ts';
import { search } from '../../../../plugins/local-search/query/search.ts';
import { hitsFor, loaded, page, routesFor, section, settings } from './helpers.ts';

const guide = loaded(
  page('Animation', 'Keyframes move elements. The installation takes a moment.'),
  page('Text element', 'Shows a text; call measure() to measure it.', { tags: ['caption', 'lower third'] }),
  page('Crawler', 'Runs a headline along the bottom.', { tags: ['news ticker'] }),
  page('CasparCG', 'CG 1-10 ADD 0 lower-third 1. The template is loaded and played.'),
);
const api = loaded(
  page('keyfill', 'The global object.', {
    sections: [
      section('keyfill', 'The global object.'),
      section('useOnUpdate', "keyfill.useOnUpdate('_name', (key, value, next) => next());"),
      section('Corners', 'border-radius in CSS, borderRadius here. Café, Élan, 29.97 fps.'),
    ],
  }),
  page('goToAndPlay', 'this.goToAndPlay(0) starts again.'),
);

/** The routes that a query finds in both indexes, best first. */
const find = (query: string): string[] => routesFor(query, guide, api);

test.each([
  ['ANIMATIONS', '/animation'],
  ['caption', '/text-element'],
  ['keyfill.useOnUpdate()', '/keyfill#useonupdate'],
  ['on update', '/keyfill#useonupdate'],
  ['_name', '/keyfill#useonupdate'],
  ['border-radius', '/keyfill#corners'],
  ['radius', '/keyfill#corners'],
  ['29.97', '/keyfill#corners'],
  ['cafe', '/keyfill#corners'],
  ['title:crawler^9~1 +x', '/crawler'],
])('a query finds %s', (query, route) => {
  expect(find(query)[0]).toBe(route);
});

test('a query finds a title that the page only has in its front matter', () => {
  const index = loaded(
    page('Make your first graphic', 'Ten minutes.', { otherTitles: ['Quick start'] }),
    page('Other', 'A quick start is good.'),
  );
  expect(hitsFor('quick start', index)[0]?.document.title).toBe('Make your first graphic');
});

test.each([
  ['a letter left out', 'anmation', '/animation'],
  ['a letter too many', 'crawwler', '/crawler'],
  ['two letters swapped', 'caspacrg', '/casparcg'],
  ['another letter', 'capzion', '/text-element'],
  ['several words', 'anmation kyeframes', '/animation'],
  ['next to a word without one', 'news tikcer', '/crawler'],
])('a query finds a word with one typing error: %s', (_kind, query, route) => {
  expect(find(query)[0]).toBe(route);
});

test.each([
  ['two errors', 'nmationa', 'Animation'],
  ['three letters', 'dve', 'Doe'],
  ['a stop word', 'atem', 'What they ate'],
])('a query is not guessed at: %s', (_kind, query, title) => {
  expect(routesFor(query, loaded(page(title)))).toEqual([]);
});

test('a query completes a number only if no page contains it', () => {
  const index = loaded(page('Vertical video', 'Is 9:16.'), page('Sizes', '96 and 1600.'));
  expect(hitsFor('9:16', index).map(({ terms }) => terms)).toEqual([['9', '16']]);
  expect(routesFor('160', index)).toEqual(['/sizes']);
});

test('a query corrects typing errors only if no index contains the word', () => {
  const mocks = loaded(page('Mocks', 'Other.'));
  const masks = loaded(page('Masks', 'Another.'));
  expect(routesFor('mocks', mocks, masks)).toEqual(['/mocks']);
  expect(routesFor('mosks', mocks, masks).sort()).toEqual(['/masks', '/mocks']);
});

test('a query with an unknown word shows at most three similar sections, as guesses', () => {
  const index = loaded(...['Frame', 'Frame action', 'Frame rate', 'Safe frame'].map((name) => page(name)));
  expect(hitsFor('frane', index).map((hit) => hit.isGuess)).toEqual([true, true, true]);
  expect(hitsFor('safe frane', index).some((hit) => hit.isGuess)).toBe(false);
  expect(hitsFor('fra', index).some((hit) => hit.isGuess)).toBe(false);
});

test('the order of results is by descending score across all indexes, cut to the maximum', () => {
  const many = Array.from({ length: 30 }, (_, at) => page(`Frame ${at}`, 'frame '.repeat(at + 1)));
  const hits = hitsFor('frame', loaded(...many.slice(0, 15)), loaded(...many.slice(15)));
  expect(hits).toHaveLength(8);
  const scores = hits.map((hit) => hit.score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(search('frame', [loaded(...many)], { maxSearchResults: 3 })).toHaveLength(3);
});

test('headings that share the text below them are one result', () => {
  const sections = [section('Check', 'Is it ready?'), section('Help', 'Is it ready?'), section('Ready?')];
  expect(routesFor('ready', loaded(page('Air', '', { sections })))).toEqual(['/air#ready?', '/air#check']);
});

test('the order of results puts the typed word before one that only starts with it', () => {
  const [first] = hitsFor('frame', loaded(page('News', 'framework framework'), page('Log', 'frame')));
  expect(first?.document.sectionRoute).toBe('/log');
});

test('the order of results puts a product before pages with a common heading that was typed as well', () => {
  const texts = ['Plays in Caspar.', 'Caspar sends it.', 'Shows it.'];
  const example = (name: string) =>
    page(name, '', { sections: [...texts.map((text) => section(name, text)), section('Setup', 'Draw.')] });
  const index = loaded(page('Caspar', 'A server.'), ...['One', 'Two', 'Three', 'Four'].map(example));
  expect(hitsFor('caspar setup', index)[0]?.document.sectionRoute).toBe('/caspar');
  expect(hitsFor('setup two', index)[0]?.document.sectionRoute).toBe('/two#setup');
});

test('the order of results counts tags of a page for its sections, too', () => {
  const sections = [section('Lead'), section('Limits')];
  const index = loaded(page('First', '', { sections }), page('Meter', '', { sections, tags: ['gauge'] }));
  expect(hitsFor('gauge limits', index)[0]?.document.sectionRoute).toBe('/meter#limits');
});

test('the order of results puts words that are typed and found next to each other first', () => {
  const apart = page('Apart', 'A step, then several other words, and the count.');
  const index = loaded(apart, page('Together', 'One word, several others, and the step count.'));
  expect(hitsFor('step count', index)[0]?.document.sectionRoute).toBe('/together');
});

test('the order of results finds synonyms, after the word itself', () => {
  const index = loaded(page('Movement', 'It stutters.'), page('Words', 'It is jerky.'));
  expect(routesFor('jerky', index)).toEqual(['/words', '/movement']);
});

test('the order of results puts a post behind a page that says the same', () => {
  const post = (times: number) => page('Log', 'glow '.repeat(times), { type: 'blog', route: '/blog/log' });
  for (const times of [1, 2]) {
    const [first] = hitsFor('glow', loaded(post(times), page('News', 'glow')));
    expect(first?.document.sectionRoute).toBe('/news');
  }
});

test('the order of results puts a lower index behind a page with the typed name', () => {
  const known = loaded(page('Mask a layer', 'mask '.repeat(9)), page('Layer', 'A layer has a mask.'));
  const other = loaded(page('Layer', 'layer '.repeat(9), { route: '/other/layer' }), page('Mask', 'Hides.'));
  const routes = (query: string, demoted = other): string[] =>
    search(query, [known, other], settings, new Set([demoted])).map((hit) => hit.document.sectionRoute);
  expect(routes('layer')[0]).toBe('/layer');
  expect(routes('layer', known)[0]).toBe('/other/layer');
  expect(routes('mask')[0]).toBe('/mask');
  expect(routes('hides')).toEqual(['/mask']);
});

test('the terms of a hit are the words as written, or as typed if only a tag matches', () => {
  expect(hitsFor('keyframes', guide)[0]?.terms).toEqual(['Keyframes']);
  expect(hitsFor('update', api)[0]?.terms).toEqual(['useOnUpdate']);
  expect(hitsFor('cafe', api)[0]?.terms).toEqual(['Café']);
  expect(hitsFor('anmation', guide)[0]?.terms).toEqual(['Animation']);
  expect(hitsFor('caption', guide)[0]?.terms).toEqual(['caption']);
});

test('the terms of a hit are an identifier as a whole, or its parts if no index contains it', () => {
  const whole = page('One', 'keyfill.useOnUpdate() comes before an update');
  const parts = page('Two', 'an update on its way');
  expect(hitsFor('useOnUpdate', loaded(whole, parts)).map(({ terms }) => terms)).toEqual([['useOnUpdate']]);
  expect(hitsFor('useOnUpdate', loaded(parts)).map(({ terms }) => terms)).toEqual([['update']]);
});

test('the terms of a hit mark every form of a word in any text', () => {
  const text = 'Animation, animations; animate(), unanimated. Café.';
  const marked = markRanges(text, ['animation', 'cafe']).map(({ start, end }) => text.slice(start, end));
  expect(marked).toEqual(['Animation', 'animations', 'animate', 'Café']);
});
