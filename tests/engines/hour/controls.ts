import type { EnginePage } from '../engine.ts';
import { call, press, showsText, until } from './reading.ts';

/* Finds things on a page the way a reader does. Tests don't refer to elements of the interface directly. */

const PLAYER = 'figure[data-live-template]';

export const player = {
  press: (page: EnginePage, name: string): Promise<void> =>
    press(page, { within: PLAYER, selector: 'button', name }),
  /** Waits until the status contains some text. */
  status: (page: EnginePage, text: string): Promise<unknown> =>
    showsText(page, `${PLAYER} [class*="status_"]`, text),
};

export const editor = {
  async open(page: EnginePage): Promise<void> {
    await player.press(page, 'Edit');
    await until(
      page,
      'the editor is open',
      (own: string) => document.querySelector(`${own} .cm-content`) !== null,
      PLAYER,
    );
    // It opens with Look.
    await call(
      page,
      (own: string) => document.querySelector<HTMLElement>(`${own} [role="tab"][id$="-actions"]`)?.click(),
      PLAYER,
    );
  },
  /** Replaces the text in the open tab by pasting it, because typing would complete brackets and indent lines. */
  async write(page: EnginePage, text: string): Promise<void> {
    await call(
      page,
      (next: string) => {
        const field = document.createElement('textarea');
        field.id = 'engine-clipboard';
        field.value = next;
        document.body.prepend(field);
        field.select();
      },
      text,
    );
    await page.press('Control+c');
    await call(
      page,
      (own: string) => {
        document.getElementById('engine-clipboard')?.remove();
        document.querySelector<HTMLElement>(`${own} .cm-content`)?.focus();
      },
      PLAYER,
    );
    await page.press('Control+a');
    await page.press('Control+v');
    const lines = text.trimEnd().split('\n');
    await until(
      page,
      'the text is written',
      (own: string, wanted: readonly string[]) => {
        const shown = [...document.querySelectorAll(`${own} .cm-line`)].map((one) => one.textContent);
        return wanted.every((line, index) => shown[index] === line);
      },
      PLAYER,
      lines,
    );
  },
  lines: (page: EnginePage): Promise<readonly string[]> =>
    call(
      page,
      (own: string) => [...document.querySelectorAll(`${own} .cm-line`)].map((one) => one.textContent ?? ''),
      PLAYER,
    ),
  run: (page: EnginePage): Promise<void> => player.press(page, 'Run'),
  /** Waits until the editor shows a message about the last action. */
  showsText: (page: EnginePage, text: string): Promise<unknown> =>
    showsText(page, `${PLAYER} [class*="message_"]`, text),
  /** Waits until a problem is listed. */
  lists: (page: EnginePage, text: string): Promise<unknown> =>
    showsText(page, `${PLAYER} [class*="problems_"]`, text),
  /** Waits until the player reports an error. */
  alerts: (page: EnginePage, text: string): Promise<unknown> =>
    showsText(page, `${PLAYER} [role="alert"]`, text),
  /** Waits until edited code runs in a frame, or until it doesn't run anymore. */
  isRunning: (page: EnginePage, isRunning: boolean): Promise<unknown> =>
    until(
      page,
      isRunning ? 'edited code runs in a frame' : 'no frame runs edited code',
      (own: string, count: number) => document.querySelectorAll(`${own} iframe`).length === count,
      PLAYER,
      isRunning ? 1 : 0,
    ),
};

export const search = {
  /** Waits until the field has the focus. */
  isFocused: (page: EnginePage): Promise<unknown> =>
    until(
      page,
      'the search field has the focus',
      () => document.activeElement?.getAttribute('role') === 'combobox',
    ),
  /** Waits until Enter leads to an address that contains some text, and returns the address. */
  finds: (page: EnginePage, text: string): Promise<string> =>
    until(
      page,
      `the active result leads to ${text}`,
      (wanted: string) => {
        const active = document.querySelector('[role="option"][aria-selected="true"]')?.getAttribute('href');
        return active?.includes(wanted) === true && active;
      },
      text,
    ),
  marks: (page: EnginePage): Promise<readonly string[]> =>
    until(page, 'words are marked', () => {
      const all = [...document.querySelectorAll('main mark[data-markjs]')].map(
        (one) => one.textContent ?? '',
      );
      return all.length > 0 ? all : null;
    }),
};

/** Waits until the page has an address, with its path and anchor. */
export const isAt = (page: EnginePage, address: string): Promise<unknown> =>
  until(
    page,
    `the address is ${address}`,
    (own: string) => location.pathname + location.hash === own,
    address,
  );

export const offline = {
  keep: (page: EnginePage): Promise<void> =>
    press(page, { selector: 'footer button', name: 'Make available offline' }),
  remove: (page: EnginePage): Promise<void> =>
    press(page, { selector: 'footer button', name: 'Remove the offline copy' }),
  /** Waits until every file is saved. */
  isAvailable: (page: EnginePage): Promise<unknown> =>
    showsText(page, 'footer', 'These pages are available offline.'),
  isOffered: (page: EnginePage): Promise<unknown> =>
    showsText(page, 'footer button', 'Make available offline'),
};
