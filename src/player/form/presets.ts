import type { FieldDefinition } from '../../runtime/definition/project.ts';
import type { Data } from '../../playout/commands/command.ts';
import type { Preset } from './preset-names.ts';

/** Milliseconds between updates in a row. They follow each other faster than any animation of a change. */
export const ROW_INTERVAL = 160;

/** A long name, repeated up to the limit of the field. */
const LONG = 'Maximiliane Wolfeschlegelsteinhausen-Oberlandesgerichtsrätin von und zu Großwaltersdorf';
/** A long sentence for fields with several lines, in which a line of one long word would be unusual. */
const LONG_SENTENCE = 'A headline that is as long as this field allows, so you can see where its lines break';
const WITHOUT_LIMIT = 120;

/** The station's font has all of these characters, so no other font mixes in. */
const ACCENTS = [
  'Zoë Ångström-Škvorecký',
  'Đorđe Živković, Łódź',
  'Œuvre à Genève: déjà vu',
  'İğdır, Çeşme, Señor Núñez',
] as const;

const RIGHT_TO_LEFT = [
  'مريم السالم',
  'מירה כהן, כתבת לענייני חוץ',
  'مراسلة شؤون المناخ',
  'שלום 2026 Live',
] as const;

const cut = (text: string, limit: number): string => Array.from(text).slice(0, limit).join('').trimEnd();

/** Whether a value is a number or a time, such as 48.20 or −0.6 %. A name in its place would look broken. */
const isNumeric = (value: string): boolean => /\d/.test(value) && !/\p{L}/u.test(value);

const isText = ({ type, value }: FieldDefinition): boolean =>
  (type === 'text' || type === 'multi-line') && !isNumeric(value ?? '');

function longest({ type, maxLength = WITHOUT_LIMIT }: FieldDefinition): string {
  const long = type === 'multi-line' ? LONG_SENTENCE : LONG;
  const text = Array.from({ length: Math.ceil(maxLength / long.length) }, () => long).join(' ');
  return cut(text, maxLength);
}

/** Returns a preset's data, one entry for each update to send. Numbers and pictures keep their values. */
export function presetData(
  preset: Preset,
  fields: readonly FieldDefinition[],
  current: Data,
): readonly Data[] {
  const texts = (valueOf: (field: FieldDefinition, index: number) => string): Data => ({
    ...current,
    ...Object.fromEntries(fields.filter(isText).map((field, index) => [field.key, valueOf(field, index)])),
  });
  const from = (list: readonly string[]): Data =>
    texts(({ maxLength = WITHOUT_LIMIT }, index) => cut(list[index % list.length] ?? '', maxLength));
  const presets: Readonly<Record<Preset, () => readonly Data[]>> = {
    longest: () => [texts(longest)],
    first: () => [texts(({ key, required }, at) => (at === 0 || required ? (current[key] ?? '') : ''))],
    accents: () => [from(ACCENTS)],
    rtl: () => [from(RIGHT_TO_LEFT)],
    row: () => [from(ACCENTS), texts(({ maxLength = 8 }) => cut('A', maxLength)), texts(longest), current],
  };
  return presets[preset]();
}
