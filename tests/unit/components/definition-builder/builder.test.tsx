import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import DefinitionBuilder from '../../../../src/components/DefinitionBuilder';
import { EXAMPLE, newField } from '../../../../src/components/DefinitionBuilder/core/form';
import { keepForm } from '../../../../src/components/DefinitionBuilder/draft';
import { saveFiles } from '../../../../src/components/LiveTemplate/core/save';

vi.mock('../../../../src/components/LiveTemplate/core/save', () => ({ saveFiles: vi.fn() }));

// Nothing of the builder is hidden; finding that out for each element of a form takes most of the time.
configure({ defaultHidden: true });
// Read once, so that no test waits for it.
// Nothing is measured: a busy machine takes its time.
beforeAll(() => import('../../../../src/components/DefinitionBuilder/Builder'), 120_000);
beforeEach(() => {
  keepForm(EXAMPLE);
  vi.mocked(saveFiles).mockClear();
});

async function open(): Promise<UserEvent> {
  const user = userEvent.setup();
  render(<DefinitionBuilder />);
  await screen.findByRole('tablist', {}, { timeout: 30_000 });
  return user;
}

/** A file to choose. jsdom's files cannot give their text. */
const fileOf = (name: string, text: string): File =>
  Object.assign(new File([text], name), { text: () => Promise.resolve(text) });

const group = (name: string) => within(screen.getByRole('group', { name }));
const general = () => group('General');
const code = (name: string): string =>
  screen.getByRole('region', { name: `${name} definition` }).textContent ?? '';
const panel = () => within(screen.getByRole('tabpanel'));

describe('the definition builder', () => {
  it('is there right away, and begins with the example', async () => {
    await open();
    expect(JSON.parse(code('GDD'))).toMatchObject({ title: 'Lower third', required: ['_name'] });
    expect(screen.getByText('All three definitions are valid.')).toBeInTheDocument();
  });

  it('says beside each definition that the form has errors, and says so no more when it has none', async () => {
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

  it('follows what is typed, and says what is wrong with it', async () => {
    const user = await open();
    await user.clear(general().getByLabelText('Name'));
    expect(general().getByLabelText('Name')).toHaveAccessibleDescription('Enter a name.');
    await user.type(general().getByLabelText('Name'), 'Score');
    await user.type(general().getByLabelText('Layer'), '8');
    expect(JSON.parse(code('GDD'))).toMatchObject({
      title: 'Score',
      gddPlayoutOptions: { playout: { casparcg: { layer: 8 } } },
    });
    await user.type(group('Field 1: Full name').getByLabelText('Pattern'), '(');
    expect(panel().getByText(/not a valid regular expression: \(/)).toHaveTextContent(
      'Error properties._name.pattern: not a valid regular expression: (',
    );
    expect(screen.getByText('GDD: 1 error. SPX: 2 warnings. OGraf: 1 error.')).toHaveAttribute(
      'role',
      'status',
    );
  });

  it('has a tab for each definition, for pointer and keyboard', async () => {
    const user = await open();
    await user.click(screen.getByRole('tab', { name: 'SPX' }));
    expect(code('SPX')).toContain('SPXGCTemplateDefinition');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'OGraf' })).toHaveFocus();
    expect(JSON.parse(code('OGraf'))).toMatchObject({ id: 'lower-third' });
    await user.keyboard('{Home}');
    expect(screen.getByRole('tab', { name: 'GDD' })).toHaveAttribute('aria-selected', 'true');
  });

  it('adds, moves and removes fields, and keeps the focus near', async () => {
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

  it('imports a text, names what changes, and brings the former form back', async () => {
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

  it('imports a file, and loses nothing to one that is no definition', async () => {
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

  it('gives its definitions to the clipboard and as files', async () => {
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

  it('shows the form of the operator with its limits', async () => {
    const user = await open();
    const preview = group('What the operator sees');
    const name = preview.getByLabelText('Full name (required)');
    expect(name).toHaveAccessibleDescription(/First name and family name/);
    expect(name).toHaveAttribute('aria-invalid', 'false');
    await user.type(name, 'M');
    await user.clear(name);
    expect(name).toHaveAccessibleDescription(/First name and family name.*Fill this in\./);
    await user.type(name, 'M');
    expect(name).toHaveAccessibleDescription(/Enter at least 2 characters\. You have 1\./);
    await user.type(name, 'ira');
    expect(name).toBeValid();
    expect(JSON.parse(code('GDD')).properties._name).not.toHaveProperty('default');
  });

  it('shows a control for each type, with the value at the start', async () => {
    keepForm({
      ...EXAMPLE,
      fields: [
        { ...newField('1'), key: '_score', type: 'number', value: '3' },
        { ...newField('2'), key: '_photo', type: 'image', value: 'mira.png' },
        { ...newField('3'), key: '_notes', type: 'multi-line', value: 'One\nTwo' },
      ],
    });
    const user = await open();
    const preview = group('What the operator sees');
    const score = preview.getByLabelText('Score');
    expect(score).toHaveValue('3');
    expect(score).toHaveAttribute('inputmode', 'decimal');
    await user.clear(score);
    await user.type(score, 'three');
    expect(score).toBeInvalid();
    expect(preview.getByLabelText('Photo')).toHaveValue('mira.png');
    expect(preview.getByLabelText('Photo')).toHaveAttribute('inputmode', 'url');
    expect(preview.getByLabelText('Notes')).toHaveValue('One\nTwo');
    expect(preview.getByLabelText('Notes').tagName).toBe('TEXTAREA');
    expect(JSON.parse(code('GDD')).properties).toMatchObject({
      _score: { type: 'number', default: 3 },
      _notes: { default: 'One\nTwo' },
    });
  });

  it('shows a check when everything is valid, and takes it away when something is not', async () => {
    const user = await open();
    const state = screen.getByText('All three definitions are valid.');
    expect(state.querySelector('svg')).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'GDD' }).querySelector('svg')).toBeInTheDocument();
    await user.clear(general().getByLabelText('Name'));
    expect(state).toHaveTextContent('Form: 1 error.');
    expect(state.querySelector('svg')).toBeNull();
    expect(screen.getByRole('tab', { name: 'GDD' }).querySelector('svg')).toBeNull();
  });

  it('has closed rows for its fields, and opens the one that is added', async () => {
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

  it('builds a dropdown, and the operator chooses from it', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Add a field' }));
    await user.keyboard('_side');
    const row = group('Field 3: _side');
    await user.selectOptions(row.getByLabelText('Field type'), 'dropdown');
    expect(row.getByText('A dropdown needs at least one choice. Add a choice.')).toBeInTheDocument();
    await user.click(row.getByRole('button', { name: 'Add a choice' }));
    expect(row.getByLabelText('Value 1')).toHaveFocus();
    await user.keyboard('home');
    await user.type(row.getByLabelText('Label 1'), 'Home team');
    await user.click(row.getByRole('button', { name: 'Add a choice' }));
    await user.keyboard('away');
    expect(JSON.parse(code('GDD')).properties._side).toEqual({
      type: 'string',
      title: 'Side',
      gddType: 'select',
      enum: ['home', 'away'],
      gddOptions: { labels: { home: 'Home team', away: 'away' } },
    });
    const side = group('What the operator sees').getByLabelText('Side');
    await user.selectOptions(side, 'Home team');
    expect(side).toHaveValue('home');
    await user.click(row.getByRole('button', { name: 'Remove choice 1' }));
    expect(row.getByLabelText('Value 1')).toHaveValue('away');
  });

  it('says next to a field what a target does differently', async () => {
    await open();
    expect(
      group('Field 1: Full name').getByRole('list', { name: 'Differences between targets' }),
    ).toHaveTextContent("SPX: Can't store the description, whether the field is required, or lengths.");
  });

  it('shows a control for each of the newer types, whose value is text', async () => {
    keepForm({
      ...EXAMPLE,
      fields: [
        { ...newField('1'), key: '_live', type: 'checkbox', value: 'true' },
        { ...newField('2'), key: '_team', type: 'color', value: '#ff8800' },
        {
          ...newField('3'),
          key: '_size',
          type: 'number',
          value: '4',
          minimum: '0',
          maximum: '10',
          step: '2',
        },
        { ...newField('4'), key: '_clip', type: 'file' },
        { ...newField('5'), key: '_id', type: 'hidden', value: 'a1' },
        { ...newField('6'), type: 'caption', title: 'Only for the director' },
      ],
    });
    const user = await open();
    const preview = group('What the operator sees');
    expect(preview.getByLabelText('Live')).toBeChecked();
    await user.click(preview.getByLabelText('Live'));
    expect(preview.getByLabelText('Live')).not.toBeChecked();
    expect(preview.getByLabelText('Pick a color: Team')).toHaveValue('#ff8800');
    await user.clear(preview.getByLabelText('Team'));
    await user.type(preview.getByLabelText('Team'), '#00FF');
    expect(preview.getByLabelText('Team')).toHaveAccessibleDescription('Enter a color such as #ff8800.');
    await user.type(preview.getByLabelText('Team'), 'AA');
    expect(preview.getByLabelText('Team')).toHaveValue('#00ffaa');
    expect(preview.getByLabelText('Team')).toBeValid();
    const size = preview.getByLabelText('Size');
    expect(size).toHaveAttribute('step', '2');
    await user.clear(size);
    await user.type(size, '5');
    expect(size).toHaveAccessibleDescription('Enter a multiple of 2.');
    expect(preview.getByLabelText('Clip')).toHaveAttribute('inputmode', 'url');
    expect(preview.getByLabelText('Id')).toHaveAttribute('readonly');
    expect(preview.getByText('Only for the director')).toBeInTheDocument();
  });

  it('keeps the form while the reader is on another page', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<DefinitionBuilder />);
    await screen.findByRole('tablist', {}, { timeout: 30_000 });
    await user.type(general().getByLabelText('Description'), '!');
    unmount();
    await open();
    expect(general().getByLabelText('Description')).toHaveValue(`${EXAMPLE.description}!`);
  });
});
