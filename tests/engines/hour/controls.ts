import type { EnginePage } from '../engine.ts';
import { call, press, showsText, until } from './reading.ts';

/* Finds things on a page the way a reader does. Tests don't refer to elements of the interface directly. */

const PLAYER = 'figure[data-live-template]';

/** Returns a function that waits until an element contains some text. */
const says =
  (selector: string) =>
  (page: EnginePage, text: string): Promise<unknown> =>
    showsText(page, selector, text);

export const player = {
  press: (page: EnginePage, name: string): Promise<void> =>
    press(page, { within: PLAYER, selector: 'button', name }),
  status: says(`${PLAYER} [data-status]`),
};

export const editor = {
  async open(page: EnginePage): Promise<void> {
    await player.press(page, 'Edit template');
    // It opens with Look.
    await press(page, { within: PLAYER, selector: '[role="tab"]', name: 'Actions' });
    const isOpen = (own: string): boolean => document.querySelector(`${own} .cm-content`) !== null;
    await until(page, 'the editor is open', isOpen, PLAYER);
  },
  /** Replaces the text in the open tab by pasting it, because typing completes brackets and indents lines. */
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
    const isWritten = (own: string, lines: readonly string[]): boolean => {
      const shown = [...document.querySelectorAll(`${own} .cm-line`)].map((one) => one.textContent);
      return lines.every((line, index) => shown[index] === line);
    };
    await until(page, 'the text is written', isWritten, PLAYER, text.trimEnd().split('\n'));
  },
  lines: (page: EnginePage): Promise<readonly string[]> =>
    call(
      page,
      (own: string) => [...document.querySelectorAll(`${own} .cm-line`)].map((one) => one.textContent ?? ''),
      PLAYER,
    ),
  run: (page: EnginePage): Promise<void> => player.press(page, 'Run'),
  /** Waits for a message about the last action. */
  showsText: says(`${PLAYER} p[role="status"]`),
  lists: says(`${PLAYER} li`),
  alerts: says(`${PLAYER} [role="alert"]`),
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
