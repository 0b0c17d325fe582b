import type { Problem } from '../../runtime-validation/problem.ts';

/** A rule of the validators. */
interface Rule {
  /** Where the rule comes from. */
  readonly source: string;
  /** Whether the official JSON Schemas enforce the rule too. The other rules are our own, which are stricter. */
  readonly isOfficial: boolean;
  /**
   * An error breaks the graphic in a host. A warning describes what one known host does differently, or what a standard only
   * advises.
   */
  readonly level: 'error' | 'warning';
}

const official = (source: string): Rule => ({ source, isOfficial: true, level: 'error' });
const text = (source: string): Rule => ({ source, isOfficial: false, level: 'error' });
const warning = (source: string): Rule => ({ source, isOfficial: false, level: 'warning' });

const OGRAF = 'OGraf v1 of August 2026, graphics/schema.json';
const OGRAF_TEXT = 'OGraf v1 of August 2026, text of the Graphics specification';
const GDD = 'OGraf v1, gdd/object.json with basic-types.json and gdd-types.json';
const SPX = 'SPX 1.4.1, source of the import and of the controller';

/** Every rule by its ID, with its source. */
export const RULES = {
  'ograf-shape': official(OGRAF),
  'ograf-action': official('OGraf v1, lib/action.json'),
  'ograf-constraint': official('OGraf v1, lib/constraints'),
  'ograf-id-slash': text(`${OGRAF_TEXT}: the id holds no slash`),
  'ograf-empty': text(`${OGRAF_TEXT}: id, name, main and the ids of actions identify something`),
  'ograf-steps-whole': text(`${OGRAF_TEXT}: stepCount is a number of steps, or -1 when it is not known`),
  'ograf-support': text(`${OGRAF_TEXT}: a graphic renders in real time, in non-real time, or both`),
  'ograf-email': text(`${OGRAF_TEXT}: email of the author`),
  'ograf-action-unique': text(`${OGRAF_TEXT}: the id of an action is unique in the graphic`),
  'ograf-resolution-key': text(`${OGRAF_TEXT}: a resolution has a width and a height`),
  'ograf-duration': text(`${OGRAF_TEXT}: each action has one duration, and each custom action exists`),
  'ograf-range': text(`${OGRAF_TEXT}: a constraint that nothing can meet`),
  'ograf-thumbnail': text(`${OGRAF_TEXT}: thumbnails are PNG, JPG, GIF or webp`),
  'ograf-file-name': text(`${OGRAF_TEXT}: the manifest ends in .ograf.json and has a name before it`),
  'ograf-element-name': warning('ograf-server and SPX make the name of an HTML element of the id'),
  'gdd-shape': official(`${GDD}; JSON Schema 2020-12`),
  'gdd-playout': official('OGraf v1, gdd/playout-options.json'),
  'gdd-steps': text('GDD, playout options: steps is -1, 0 or a number of steps, duration no negative time'),
  'gdd-address': text('GDD: $schema, where it is given, is the address of version 1 of its meta-schema'),
  'gdd-type-known': warning('GDD: a gddType is one of the list, or a name of a vendor with a slash'),
  'gdd-pattern': text('JSON Schema 2020-12, 6.3.3: a pattern is a regular expression'),
  'gdd-limits': text('JSON Schema 2020-12, 6.2 and 6.3: a least and a greatest value that nothing can meet'),
  'gdd-default': warning('JSON Schema 2020-12, 9.2: a default should be valid against its schema'),
  'gdd-required': text('JSON Schema 2020-12, 6.5.3: a required property that the form does not have'),
  'spx-shape': text(SPX),
  'spx-value': text(`${SPX}: values of the definition`),
  'spx-field': text(`${SPX}: fields of the definition`),
  'spx-unique': text(`${SPX}: the id of a field is the key of its value`),
  'spx-layer': warning('SPX 1.4.1, open-source build: layers above 5 become 5 on import'),
  'spx-type': warning('SPX 1.4.1: types of fields that the open-source controller shows'),
} as const satisfies Readonly<Record<string, Rule>>;

/** The ID of a rule. */
export type RuleId = keyof typeof RULES;

/** A problem with a manifest or a definition, its place, and the rule that it breaks. */
export interface PlayoutProblem extends Problem {
  readonly rule: RuleId;
}

/** Whether the problem keeps the graphic from working. If not, it's a warning. */
export const isError = ({ rule }: PlayoutProblem): boolean => RULES[rule].level === 'error';
