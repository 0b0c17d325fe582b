import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import Calls from '../../../src/player/on-demand/Calls.tsx';
import { saveFiles } from '../../../src/ui/save.ts';
import Download from '../../../src/player/on-demand/Download.tsx';
import { firstState } from '../../../src/player/player-state.ts';
import { createStore } from '../../../src/shared/store.ts';
import { stillSession } from '../../../src/player/session/useSnapshot.ts';
import type { ExportFile } from '../../../src/playout/export/source.ts';
import { PLAYOUT_HOSTS, type PlayoutHost } from '../../../src/playout/hosts.ts';
import { Site } from '../helpers/site.tsx';
import { staticFile } from '../../../tools/shared/static-file.ts';

vi.mock('../../../src/ui/save.ts', () => ({ saveFiles: vi.fn() }));

const FILE: ExportFile = {
  name: 'graphic.another',
  type: 'text/plain',
  bytes: new Uint8Array([1]),
  id: 'other',
};

/** What somebody who adds a host writes. */
const ANOTHER: PlayoutHost = {
  id: 'another',
  name: 'Another Host',
  label: 'Another',
  fileExtension: '.another',
  runtime: 'html',
  exporter: async () => () => [FILE],
  validator: null,
  commands: {
    title: 'Another call',
    name: 'call',
    writer: async () => (command, template) => `${template}: ${command.type}`,
  },
  page: '/user-guide/exporting/integrations',
  place: '/user-guide/exporting/integrations#export-a-template',
  goes: 'Take it there.',
  note: 'Another Host only plays on Sundays.',
};

const hosts = PLAYOUT_HOSTS as unknown as PlayoutHost[];

// jsdom doesn't have it.
const { scrollIntoView } = Element.prototype;
beforeAll(() => {
  hosts.push(ANOTHER);
  Element.prototype.scrollIntoView = () => undefined;
});
afterAll(() => {
  hosts.pop();
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => vi.unstubAllGlobals());

it('gives a host that was added to the list a button, a note, and a download', async () => {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(readFileSync(staticFile(address)))),
  );
  render(
    <Site>
      <Download
        store={createStore(firstState('lower-third', {}))}
        sendForm={async () => undefined}
        onFont={() => undefined}
      />
    </Site>,
  );
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(hosts.map(({ label }) => label));
  for (const [index, { fileExtension, goes, note = '' }] of hosts.entries())
    expect(buttons[index]).toHaveAccessibleDescription(`${fileExtension} ${goes} ${note}`.trim());
  expect(screen.getByText('Another Host only plays on Sundays.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Another' }));
  await waitFor(() => expect(saveFiles).toHaveBeenCalledWith([FILE]));
  expect(await screen.findByText('Saved: graphic.another (ID: other)')).toBeVisible();
});

it('shows commands the way a host that was added to the list receives them', async () => {
  render(<Calls session={stillSession(0)} project="Lower third" data={{}} onLoad={() => undefined} />);
  expect(await screen.findByRole('region', { name: 'Another call' })).toHaveTextContent('lower-third: load');
});
