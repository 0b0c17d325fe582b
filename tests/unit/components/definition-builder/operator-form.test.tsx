import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EXAMPLE, newField } from '../../../../src/components/DefinitionBuilder/core/form.ts';
import { storeForm } from '../../../../src/components/DefinitionBuilder/draft.ts';
import { code, group, open, prepareBuilder } from './open-builder.tsx';

prepareBuilder();

describe("the operator's form in the definition builder", () => {
  it("shows the operator's form with its limits", async () => {
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

  it('shows a control for each type, with its initial value', async () => {
    storeForm({
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

  it('builds a dropdown that the operator can choose from', async () => {
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

  it('shows a control for each of the newer types, and its value is text', async () => {
    storeForm({
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
});
