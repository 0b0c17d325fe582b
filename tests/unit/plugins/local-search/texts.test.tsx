import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { installDialog, renderSearchBox } from './search-box.tsx';
import { outside, resetOutside, searchResult } from './search-outside.ts';

/** A language in which every text is its own id, so that untranslated text is easy to find. */
vi.mock('@generated/codeTranslations', () => ({
  default: new Proxy({}, { get: (_none, id) => (typeof id === 'string' ? `[${id}]` : undefined) }),
}));
vi.mock(
  '../../../../plugins/local-search/client/useSearchContext.ts',
  async () => (await import('./search-outside.ts')).searchContext,
);
vi.mock(
  '../../../../plugins/local-search/client/search-client.ts',
  async () => (await import('./search-outside.ts')).searchClient,
);

installDialog();
beforeAll(() => import('../../../../plugins/local-search/client/lazy.ts'));
beforeEach(resetOutside);
afterEach(() => vi.restoreAllMocks());

/** Texts that translators rely on. If an id changes, all its translations are lost. */
const IDS = [
  'cancel',
  'count',
  'guesses',
  'help',
  'hint.close',
  'hint.move',
  'hint.open',
  'key.escape',
  'label',
  'noResults',
  'noResults.fewer',
  'noResults.names',
  'noResults.spelling',
  'placeholder',
  'results',
  'shortcut',
  'shortcut.apple',
  'stalled',
  'suggestions',
  'table',
  'tasks',
  'visited',
].map((id) => `theme.SearchBar.${id}`);

const theme = path.join(import.meta.dirname, '../../../../plugins/local-search/theme/SearchBar');

it('has these ids, each with one English text', () => {
  const texts = new Map<string, Set<string>>();
  for (const file of readdirSync(theme).filter((name) => name.endsWith('.tsx'))) {
    const source = readFileSync(path.join(theme, file), 'utf8');
    const calls =
      /id: '([^']+)',\s+message: '([^']+)'|<Translate\s+id="([^"]+)"[^>]*>\s*([^<]+?)\s*<\/Translate>/g;
    for (const [, id, message, elementId, text] of source.matchAll(calls)) {
      const name = id ?? elementId ?? '';
      texts.set(name, (texts.get(name) ?? new Set()).add(message ?? text ?? ''));
    }
  }
  expect([...texts.keys()].sort()).toEqual(IDS);
  expect([...texts].filter(([, different]) => different.size > 1)).toEqual([]);
});

/**
 * What is visible or spoken in the search box, without translated texts, punctuation, and the results' own
 * texts.
 */
function untranslated(): string[] {
  const all = [
    ...document.querySelectorAll('[data-status], [data-status] *, button, dialog *, kbd, [class] *'),
  ];
  const own = all.flatMap((element) => [
    ...[...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent),
    ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name)),
  ]);
  const texts = own.map((text) => (text ?? '').replace(/\[theme\.[^\]]*\]/g, ''));
  return [...new Set(texts)].filter(
    (text) => /\p{L}/u.test(text) && !['Elsewhere', 'Name', 'The Docs'].includes(text),
  );
}

function heard(): string {
  return document.body.innerHTML;
}

function renderSearchBoxAs(platform: string): ReturnType<typeof renderSearchBox> {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  return renderSearchBox();
}

it('contains no text that a translator cannot reach', async () => {
  const { user, options } = renderSearchBoxAs('Linux x86_64');
  expect(heard()).toContain('[theme.SearchBar.shortcut]');
  outside.search.mockResolvedValue([searchResult('/docs/1', '1'), searchResult('/docs/2', '2')]);
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('k');
  await waitFor(() => expect(options()).toHaveLength(2));
  expect(heard()).toContain('[theme.SearchBar.key.escape]');
  expect(heard()).toContain('[theme.SearchBar.results]');
  expect(screen.getByRole('status')).toHaveTextContent('[theme.SearchBar.count]');
  expect(untranslated()).toEqual([]);

  outside.search.mockResolvedValue([searchResult('/docs/1', '1', { isGuess: true })]);
  await user.keyboard('x');
  await waitFor(() => expect(heard()).toContain('[theme.SearchBar.guesses]'));
  expect(untranslated()).toEqual([]);

  outside.search.mockResolvedValue([]);
  await user.keyboard('z');
  await waitFor(() => expect(heard()).toContain('[theme.SearchBar.noResults.names]'));
  expect(untranslated()).toEqual([]);

  let finish = (_results: []): void => undefined;
  outside.search.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  await user.keyboard('y');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('[theme.SearchBar.stalled]'));
  expect(untranslated()).toEqual([]);
  finish([]);
});

it('shows the Mac shortcut on a Mac, and translates the dialog, too', async () => {
  const { user } = renderSearchBoxAs('MacIntel');
  expect(heard()).toContain('[theme.SearchBar.shortcut.apple]');
  expect(untranslated()).toEqual([]);
  cleanup();
  renderSearchBox(600);
  await user.click(screen.getAllByRole('button', { name: '[theme.SearchBar.label]' })[0]!);
  expect(heard()).toContain('[theme.SearchBar.cancel]');
  expect(untranslated()).toEqual([]);
});
