import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import DefinitionBuilder from '../../../../src/components/DefinitionBuilder/index.tsx';
import { EXAMPLE } from '../../../../src/components/DefinitionBuilder/core/form.ts';
import { saveFiles } from '../../../../src/player/save.ts';
import { code, group, open, prepareBuilder } from './open-builder.tsx';

vi.mock('../../../../src/player/save.ts', () => ({ saveFiles: vi.fn() }));

prepareBuilder();
beforeEach(() => void vi.mocked(saveFiles).mockClear());

/** A file to choose. Files in jsdom can't return their text. */
const fileOf = (name: string, text: string): File =>
  Object.assign(new File([text], name), { text: () => Promise.resolve(text) });

const general = () => group('General');
const panel = () => within(screen.getByRole('tabpanel'));

describe('the definition builder', () => {
  it('is there right away, and starts with the example', async () => {
    await open();
    expect(JSON.parse(code('GDD'))).toMatchObject({ title: 'Lower third', required: ['_name'] });
    expect(screen.getByText('All definitions are valid.')).toBeInTheDocument();
  });

  it('says next to each definition that the form has errors, until the form has none', async () => {
    const user = await open();
    const name = general().getByLabelText('Name');
    expect(panel().getByText('No errors, no warnings.')).toBeInTheDocument();
    await user.clear(name);
    expect(panel().queryByText('No errors, no warnings.')).toBeNull();
    expect(panel().getByText('Incomplete').parentElement).toHaveTextContent(
      'Incomplete The form has 1 error. Fix it, because the definition leaves out invalid settings.',
    );
    await user.type(name, 'Score');
    expect(panel().getByText('No errors, no warnings.')).toBeInTheDocument();
    expect(panel().queryByText('Incomplete')).toBeNull();
  });

  it("follows what the reader types, and says what's wrong with it", async () => {
    const user = await open();
    await user.clear(general().getByLabelText('Name'));
    expect(general().getByLabelText('Name')).toHaveAccessibleDescription('Enter a name.');
    await user.type(general().getByLabelText('Name'), 'Score');
    await user.type(general().getByLabelText('Layer'), '8');
    expect(JSON.parse(code('GDD'))).toMatchObject({
      title: 'Score',
      gddPlayoutOptions: { playout: { casparcg: { layer: 8 } } },
    });
    const row = group('Field 1: Full name');
    await user.click(row.getByText('Full name', { selector: 'summary span' }));
    await user.type(row.getByLabelText('Pattern'), '(');
    expect(panel().getByText(/not a valid regular expression: \(/)).toHaveTextContent(
      'Error properties._name.pattern: not a valid regular expression: (',
    );
    expect(screen.getByText('GDD: 1 error. SPX: 2 warnings. OGraf: 1 error.')).toHaveAttribute(
      'role',
      'status',
    );
  });

  it('has a tab for each definition, by pointer and by keyboard', async () => {
    const user = await open();
    await user.click(screen.getByRole('tab', { name: 'SPX' }));
    expect(code('SPX')).toContain('SPXGCTemplateDefinition');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'OGraf' })).toHaveFocus();
    expect(JSON.parse(code('OGraf'))).toMatchObject({ id: 'lower-third' });
    await user.keyboard('{Home}');
    expect(screen.getByRole('tab', { name: 'GDD' })).toHaveAttribute('aria-selected', 'true');
  });

  it('adds, moves, and removes fields, and keeps the focus nearby', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Add a field' }));
    const added = group('Field 3: field 3');
    expect(added.getByLabelText('Key')).toHaveFocus();
    await user.keyboard('_photo');
    await user.selectOptions(group('Field 3: _photo').getByLabelText('Field type'), 'image');
    await user.click(screen.getByRole('button', { name: 'Up _photo' }));
    expect(Object.keys(JSON.parse(code('GDD')).properties)).toEqual(['_name', '_photo', '_title']);
    expect(screen.getByText('_photo is field 2 of 3.')).toHaveAttribute('role', 'status');
    await user.click(screen.getByRole('button', { name: 'Remove Full name' }));
    expect(screen.getByRole('button', { name: 'Remove _photo' })).toHaveFocus();
    expect(Object.keys(JSON.parse(code('GDD')).properties)).toEqual(['_photo', '_title']);
  });

  it('imports text, lists what changes, and restores the previous form', async () => {
    const user = await open();
    const text = screen.getByLabelText('Or paste its text');
    await user.click(text);
    await user.paste('{"title": "Bug", "authorName": "Mira", "properties": {"_logo": {"type": "string"}}}');
    await user.click(screen.getByRole('button', { name: 'Import the text' }));
    expect(screen.getByText('Imported: GDD schema, 1 field.')).toBeInTheDocument();
    expect(screen.getByText('authorName: left out. Its value was "Mira".')).toBeInTheDocument();
    expect(general().getByLabelText('Name')).toHaveValue('Bug');
    await user.click(screen.getByRole('button', { name: 'Undo import' }));
    expect(general().getByLabelText('Name')).toHaveValue('Lower third');
  });

  it("imports a file, and keeps the form if a file isn't a definition", async () => {
    const user = await open();
    const file = screen.getByLabelText('File');
    await user.upload(file, fileOf('package.json', '{"name": "x"}'));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        /isn’t a definition or a project\. .* Your form hasn't changed\./,
      ),
    );
    expect(general().getByLabelText('Name')).toHaveValue('Lower third');
    const html = '<script type="application/json+gdd">{"title":"Clock","properties":{}}</script>';
    await user.upload(file, fileOf('clock.html', html));
    await waitFor(() => expect(general().getByLabelText('Name')).toHaveValue('Clock'));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('copies its definitions and saves them as files', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Copy GDD for the head' }));
    expect(await navigator.clipboard.readText()).toMatch(/^<script name="graphics-data-definition"/);
    await user.click(screen.getByRole('button', { name: 'Copy GDD' }));
    expect(await navigator.clipboard.readText()).toBe(code('GDD'));
    await user.click(screen.getByRole('button', { name: 'Download GDD' }));
    const [file] = vi.mocked(saveFiles).mock.calls[0]![0];
    expect(file?.name).toBe('lower-third.gdd.json');
    expect(new TextDecoder().decode(file?.bytes)).toBe(code('GDD'));
    for (const [name, fileName] of [
      ['SPX', 'lower-third.spx.js'],
      ['OGraf', 'lower-third.ograf.json'],
    ] as const) {
      await user.click(screen.getByRole('tab', { name }));
      await user.click(screen.getByRole('button', { name: `Copy ${name}` }));
      expect(await navigator.clipboard.readText()).toBe(code(name));
      await user.click(screen.getByRole('button', { name: `Download ${name}` }));
      const [saved] = vi.mocked(saveFiles).mock.lastCall![0];
      expect(saved?.name).toBe(fileName);
      expect(new TextDecoder().decode(saved?.bytes)).toBe(code(name));
    }
  });

  it('shows a check mark only while everything is valid', async () => {
    const user = await open();
    const state = screen.getByText('All definitions are valid.');
    expect(state.querySelector('svg')).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'GDD' }).querySelector('svg')).toBeInTheDocument();
    await user.clear(general().getByLabelText('Name'));
    expect(state).toHaveTextContent('Form: 1 error.');
    expect(state.querySelector('svg')).toBeNull();
    expect(screen.getByRole('tab', { name: 'GDD' }).querySelector('svg')).toBeNull();
  });

  it('shows its fields as closed rows, and opens a new one', async () => {
    const user = await open();
    const row = (name: string) => screen.getByRole('group', { name });
    expect(row('Field 1: Full name')).not.toHaveAttribute('open');
    expect(within(row('Field 1: Full name')).getByText('_name').tagName).toBe('CODE');
    await user.click(within(row('Field 1: Full name')).getByText('Full name', { selector: 'summary span' }));
    expect(row('Field 1: Full name')).toHaveAttribute('open');
    await user.click(screen.getByRole('button', { name: 'Add a field' }));
    expect(row('Field 3: field 3')).toHaveAttribute('open');
    expect(within(row('Field 3: field 3')).getByText('1 error')).toBeInTheDocument();
  });

  it('says next to a field what a target does differently', async () => {
    await open();
    const row = screen.getByRole('group', { name: 'Field 1: Full name' });
    expect(within(row).getByText(/, 1 difference between targets$/)).toBeInTheDocument();
    expect(
      group('Field 1: Full name').getByRole('list', { name: 'Differences between targets' }),
    ).toHaveTextContent("SPX: Can't store the description, whether the field is required, or lengths.");
  });

  it('keeps the form while the reader visits another page', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<DefinitionBuilder />);
    await screen.findByRole('tablist', {}, { timeout: 30_000 });
    await user.type(general().getByLabelText('Description'), '!');
    unmount();
    await open();
    expect(general().getByLabelText('Description')).toHaveValue(`${EXAMPLE.description}!`);
  });
});
