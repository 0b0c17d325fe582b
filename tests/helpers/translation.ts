import { KINDS_OF_PAGES } from './routes.ts';

/** Kinds of pages whose controls are on pages of other kinds, too. */
const OTHERS: readonly string[] = [
  ...['guide index', 'tasks', 'docs page', 'docs page without sidebar', 'archive', 'tags'],
];

/** A page of each kind with its own controls, and the pages with a tool of their own. */
export const TRANSLATED: readonly string[] = [
  ...Object.entries(KINDS_OF_PAGES).flatMap(([kind, route]) => (OTHERS.includes(kind) ? [] : route)),
  '/user-guide/cheat-sheet',
  '/user-guide/elements',
  '/user-guide/examples/external-api',
  '/user-guide/exporting/template-definition-builder',
  '/user-guide/fundamentals/creating-element',
  '/api/style-property/all-properties',
];

/** Runs in a page: keeps moving text into `<font>` as translating browsers do, but keeps its words. */
export function translate(): void {
  const skipped = 'script, style, noscript, textarea, font, svg, [contenteditable="true"], [data-on-air]';
  const replaceTexts = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.isConnected || text.parentElement?.closest(skipped)) continue;
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  };
  replaceTexts(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(replaceTexts);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Uses each control twice, and two of each kind of link in the page, even new ones. Runs in the page. */
export async function useEveryControl(
  controls = 'button, summary, select, input, textarea, [role="button"], main a[href^="#"]',
): Promise<{ readonly used: string[]; readonly problems: string[] }> {
  // A file dialog would wait for somebody, and a copy of the site takes long.
  let skipped = '[type="file"], [data-search="off"][class*="control_"] button, :disabled, [inert] *';
  // The same search is on every page.
  if (location.pathname !== '/') skipped += ', .navbar [role="combobox"]';
  const problems: string[] = [];
  const counts = new Map<string, number>();
  addEventListener('error', ({ message }) => problems.push(message));
  // Whatever is saved isn't part of the page.
  const follow = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    if (this.download === '') follow.call(this);
  };
  /** Waits until the page hasn't changed for three frames, or changes all the time. */
  const settled = async (): Promise<void> => {
    let quiet = 0;
    const observer = new MutationObserver(() => (quiet = 0));
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    for (let frame = 0; quiet < 3 && frame < 10; frame += 1, quiet += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    observer.disconnect();
  };
  const check = (): void => {
    if (document.body.textContent?.includes('This page crashed')) throw new Error('the page crashed');
  };
  const until = async (condition: () => boolean): Promise<void> => {
    const end = performance.now() + 20_000;
    while (!condition()) {
      check();
      if (performance.now() > end) throw new Error(`waited in vain for ${String(condition)}`);
      await settled();
    }
  };
  const type = async (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, text: string) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, text);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
    await settled();
  };
  const use = async (control: HTMLElement): Promise<void> => {
    control.focus();
    if (control.role === 'combobox' && control instanceof HTMLInputElement) {
      // The search says its number of results next to its field.
      let around = control.parentElement;
      while (around && !around.querySelector('[role="status"]')) around = around.parentElement;
      const said = (): string => around?.querySelector('[role="status"]')?.textContent ?? '';
      for (const words of ['text', 'zzqxv', 'layer', 'zzqxw', 'te']) {
        const before = said();
        await type(control, words);
        await until(() => said() !== before && !said().startsWith('Searching'));
      }
      await type(control, '');
    } else if (control instanceof HTMLSelectElement) {
      for (const { value } of [...control.options].slice(-3)) await type(control, value);
    } else if (control instanceof HTMLTextAreaElement) {
      for (const text of ['a', '{']) await type(control, text);
    } else if (control instanceof HTMLInputElement && !/checkbox|radio/.test(control.type)) {
      const own = control.value;
      const texts = { range: [control.max, control.min], color: ['#123456'] }[control.type];
      for (const text of [...(texts ?? ['12', 'Ada', '']), own]) await type(control, text);
    } else {
      control.click();
    }
    await settled();
  };
  const next = (): readonly [HTMLElement, string] | undefined => {
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      const own = control.dataset['control'] ?? control.ariaLabel ?? control.id.replace(/^:\w+:/, '');
      const name =
        control.localName === 'a'
          ? `a ${control.className}`
          : [control.localName, own, control.textContent?.trim().slice(0, 40)].join(' ');
      if ((counts.get(name) ?? 0) < 2 && control.checkVisibility() && !control.matches(skipped))
        return [control, name];
    }
    return undefined;
  };
  const { pathname } = location;
  const isCopied = (): boolean =>
    [...document.querySelectorAll('[data-control] ~ [role="status"]')].some((one) =>
      one.textContent?.startsWith('Copied'),
    );
  let last = '';
  try {
    for (let found = next(); found && problems.length === 0 && counts.size < 400; found = next()) {
      [, last] = found;
      counts.set(last, (counts.get(last) ?? 0) + 1);
      await use(found[0]);
      check();
      if (location.pathname !== pathname) throw new Error('left the page');
    }
    last = 'results of copying, which disappear';
    await until(() => !isCopied());
    last = 'a link to another page, which replaces everything';
    const link = pathname.startsWith('/blog') ? '/api' : '/blog';
    document.querySelector<HTMLElement>(`.footer a[href="${link}"], .navbar a[href="${link}"]`)?.click();
    await until(() => location.pathname !== pathname && document.querySelector('h1') !== null);
    await settled();
    check();
  } catch (error) {
    problems.push(`${last}: ${String(error)}`);
  }
  return { used: [...counts.keys()], problems };
}
