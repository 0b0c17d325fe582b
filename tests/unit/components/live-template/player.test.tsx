import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import LiveTemplate from '../../../../src/components/LiveTemplate/index.tsx';
import * as loader from '../../../../src/player/load-example.ts';
import { isStillWanted, MOTION_KEY, storeStill } from '../../../../src/player/motion.ts';
import { Site } from '../../helpers/site.tsx';
import { createFakeSession } from './fake-session.ts';

vi.mock('../../../../src/player/load-example.ts', { spy: true });
vi.mock('../../../../src/player/session.ts', () => ({ createSession: createFakeSession }));

const page = (example = 'lower-third', name?: string): JSX.Element => (
  <Site>
    <LiveTemplate example={example} {...(name !== undefined && { name })} />
  </Site>
);

const figure = (): HTMLElement => screen.getByRole('figure', { name: 'Live template: Lower third' });
const button = (name: string): HTMLElement => within(figure()).getByRole('button', { name });

/** Waits until the template is on the stage. */
const untilReady = (): Promise<void> =>
  waitFor(() => expect(figure().querySelector('[data-status="preview"]')).not.toBeNull(), {
    timeout: 10_000,
  });

/** Renders the player and waits until the template is on the stage. */
async function start(): Promise<void> {
  render(page());
  act(() => button('Play').focus());
  await untilReady();
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a live template before its script has loaded', () => {
  test('is a poster with its size and text, and has controls with names', () => {
    const html = renderToString(page());
    document.body.innerHTML = html;
    const poster = screen.getByRole('img', { name: /^Lower third, frame 74\. A name and a title/ });
    expect(poster).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/posters\/lower-third\.[0-9a-f]{8}\.webp$/),
    );
    expect([poster.getAttribute('width'), poster.getAttribute('height')]).toEqual(['1920', '1080']);
    for (const name of ['Play', 'Next', 'Update', 'Stop', 'Edit', 'Download', 'View and speed'])
      expect(button(name)).toBeEnabled();
    expect(screen.getByRole('slider', { name: 'Frame' })).toHaveValue('74');
    expect(screen.getByLabelText('Name')).toHaveValue('Mira Halvorsen');
    expect(loader.loadExample).not.toHaveBeenCalled();
    document.body.innerHTML = '';
  });

  test('has the ID that links use, even if a page has several players', () => {
    render(page('lower-third', 'second'));
    expect(figure()).toHaveAttribute('id', 'live-second');
  });

  test('fails for an unknown example, and lists the ones that exist', () => {
    expect(() => renderToString(page('ticker'))).toThrow(/example "ticker" doesn't exist.*crawler/);
  });
});

describe('a live template that the reader wants to use', () => {
  test('keeps its controls, its focus, and what the reader typed', async () => {
    render(page());
    const [play, name] = [button('Play'), within(figure()).getByLabelText('Name')];
    fireEvent.change(name, { target: { value: 'Ada' } });
    act(() => play.focus());
    await untilReady();
    expect(button('Play')).toBe(play);
    expect(play).toHaveFocus();
    expect(name).toBeInTheDocument();
    expect(name).toHaveValue('Ada');
  });

  test('announces the effect of commands', async () => {
    await start();
    expect(button('Play')).toHaveFocus();
    expect(screen.getByRole('slider', { name: 'Frame' })).toHaveValue('74');
    const user = userEvent.setup();
    await user.click(button('Stop'));
    expect(within(figure()).getAllByRole('status')[0]).toHaveTextContent('Stop: Preview');
    await user.click(button('Playout commands'));
    await user.click(button('Load'));
    await waitFor(() =>
      expect(within(figure()).getAllByRole('status')[0]).toHaveTextContent('Load: Off air'),
    );
  });

  test("sends a valid form, and moves to the field that isn't valid", async () => {
    await start();
    const user = userEvent.setup();
    const name = within(figure()).getByLabelText('Name');
    await user.clear(name);
    await user.click(button('Update'));
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription('Fill this in.');
    await user.type(name, 'Ada');
    await user.click(button('Update'));
    expect(figure().querySelector('div[aria-hidden="true"]')).toHaveTextContent('Ada');
  });

  test('offers the choices of a dropdown, and sends the value of the chosen one', async () => {
    render(page('station-logo'));
    const player = within(screen.getByRole('figure', { name: 'Live template: Station logo' }));
    const edition = player.getByRole('combobox', { name: 'Edition' });
    expect(edition).toHaveDisplayValue('Day');
    expect(
      within(edition)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Day', 'Night']);
    act(() => player.getByRole('button', { name: 'Play' }).focus());
    const stage = screen.getByRole('figure').querySelector('div[aria-hidden="true"]');
    await waitFor(() => expect(stage).toHaveTextContent(/,day$/), { timeout: 10_000 });
    const user = userEvent.setup();
    await user.selectOptions(edition, 'Night');
    await user.click(player.getByRole('button', { name: 'Update' }));
    expect(stage).toHaveTextContent(/,night$/);
  });

  test('explains why nothing moved after a play without motion, and remembers that motion was turned on', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.includes('reduced-motion'),
          addListener: () => undefined,
          removeListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    localStorage.removeItem(MOTION_KEY);
    await start();
    const user = userEvent.setup();
    expect(within(figure()).queryByRole('button', { name: 'Play with motion' })).toBeNull();
    await user.click(button('Play'));
    expect(within(figure()).getAllByRole('status')[1]).toHaveTextContent(
      'because your system is set to reduce motion',
    );
    await user.click(button('Play with motion'));
    expect(button('Play')).toHaveFocus();
    expect(within(figure()).queryByRole('button', { name: 'Play with motion' })).toBeNull();
    expect(localStorage.getItem(MOTION_KEY)).toBe('on');
    expect(isStillWanted()).toBe(false);
    localStorage.removeItem(MOTION_KEY);
  });

  test("follows the system's motion setting if there's no storage", () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    storeStill(false);
    expect(isStillWanted()).toBe(true);
  });

  test('handles keys, no matter which of its parts has the focus', async () => {
    await start();
    fireEvent.keyDown(button('Next'), { key: 'Home' });
    fireEvent.keyDown(button('Next'), { key: 'ArrowRight', shiftKey: true });
    expect(screen.getByRole('slider')).toHaveValue('10');
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '10 of 99');
  });

  test("leaves nothing in the page when it's removed", async () => {
    const { unmount } = render(page());
    act(() => button('Play').focus());
    await untilReady();
    fireEvent.click(button('Play'));
    const host = figure().querySelector('div[aria-hidden="true"]');
    expect(host?.childElementCount).toBe(1);
    unmount();
    expect(host?.childElementCount).toBe(0);
  });

  test('can be loaded again after its script has failed to load', async () => {
    vi.mocked(loader.loadExample).mockRejectedValueOnce(new Error('offline'));
    render(page());
    act(() => button('Play').focus());
    const alert = await within(figure()).findByRole('alert');
    expect(alert).toHaveTextContent('The player couldn’t be loaded.');
    fireEvent.click(button('Try again'));
    await untilReady();
  });

  test('keeps a press that started before the player had loaded', async () => {
    const load = vi.mocked(loader.loadExample);
    load.mockClear();
    render(page());
    const pressed = button('Play');
    fireEvent.pointerDown(pressed);
    await waitFor(() => expect(load.mock.settledResults[0]?.type).toBe('fulfilled'), { timeout: 10_000 });
    await untilReady();
    fireEvent.pointerUp(pressed);
    fireEvent.click(pressed);
    expect(within(figure()).getAllByRole('status')[0]).toHaveTextContent(/^Play:/);
  });

  test('remembers the background during the visit', async () => {
    const { unmount } = render(page());
    const background = (): HTMLElement => within(figure()).getByLabelText('Background');
    expect(background()).toHaveValue('studio');
    await userEvent.setup().selectOptions(background(), 'Checkerboard');
    expect(sessionStorage.getItem('keyfill.background')).toBe('checkerboard');
    unmount();
    render(page());
    await waitFor(() => expect(background()).toHaveValue('checkerboard'));
    sessionStorage.clear();
  });

  test('tells readers about the changes that they made earlier in the visit', () => {
    sessionStorage.setItem(
      'keyfill.playground',
      JSON.stringify({ 'lower-third': { changes: { data: '{}' } }, other: { changes: {} } }),
    );
    const { unmount } = render(page());
    expect(within(figure()).getByText(/You changed this template earlier/)).toBeVisible();
    unmount();
    render(page('lower-third', 'other'));
    expect(within(figure()).queryByText(/You changed this template earlier/)).toBeNull();
    sessionStorage.clear();
  });
});
