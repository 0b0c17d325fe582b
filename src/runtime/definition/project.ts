import type { CompositionDefinition } from './composition.ts';
import type { ResourceDefinition } from './resources.ts';

/**
 * A `.keyfill` project: everything of a template but the code of its actions.
 *
 * @title Keyfill project
 */
export interface ProjectDefinition {
  /** Address of the JSON Schema, so that editors help. */
  readonly $schema?: string;
  /** Version of the file format. */
  readonly keyfill: 1;
  /**
   * Name of the template.
   *
   * @minLength 1
   */
  readonly name: string;
  /** Id of the composition that commands drive. */
  readonly mainComposition: string;
  /**
   * The compositions.
   *
   * @minItems 1
   */
  readonly compositions: readonly CompositionDefinition[];
  /** Pictures, picture sequences, fonts and Lottie files. */
  readonly resources?: readonly ResourceDefinition[];
  /** Names of the invoke commands that playout may send. */
  readonly invokeCommands?: readonly string[];
  /** What playout systems are told about the template. */
  readonly templateDefinition?: TemplateDefinition;
}

/** What playout systems are told about the template: the general part, and one field for each key that an operator fills in. */
export interface TemplateDefinition {
  /** What the template is for, in a sentence. */
  readonly description?: string;
  /**
   * Layer of the playout system on which the template plays.
   *
   * @integer
   * @minimum 0
   */
  readonly layer?: number;
  /** Name of the playout server in the configuration of SPX; OVERLAY when left out, and - for none. */
  readonly playServer?: string;
  /**
   * Channel of the playout system on which the template plays.
   *
   * @integer
   * @minimum 1
   */
  readonly playChannel?: number;
  /**
   * Number of the color that the template has in the rundown of SPX.
   *
   * @integer
   * @minimum 0
   * @maximum 7
   */
  readonly uiColor?: number;
  /** How it leaves the air: by the stop command, never by itself being a bumper, or after so many milliseconds. */
  readonly outMode?: 'manual' | 'none' | number;
  /** The fields of the operator's form, in order. */
  readonly fields?: readonly FieldDefinition[];
  /** What stands between the fields and carries no data. */
  readonly decorations?: readonly DecorationDefinition[];
  /** What the operator should know about invoke commands. */
  readonly commands?: readonly CommandDefinition[];
}

/** What the operator should know about an invoke command. */
export interface CommandDefinition {
  /**
   * Name of the invoke command.
   *
   * @minLength 1
   */
  readonly name: string;
  /** What the button is called. */
  readonly title: string;
  /** What the command does. */
  readonly description?: string;
  /** The text that the command takes; left out for a command without one. */
  readonly argument?: ArgumentDefinition;
}

/** The text that an invoke command takes. */
export interface ArgumentDefinition {
  /** What the text is, for people. */
  readonly title: string;
  /** What to write. */
  readonly description?: string;
  /** The text at the start. */
  readonly value?: string;
}

/** Something in the operator's form that carries no data. Only SPX can show it. */
export interface DecorationDefinition {
  /** What it is: a heading, a sentence for the operator, a line, or empty space. */
  readonly type: 'caption' | 'instruction' | 'divider' | 'spacer';
  /** What it reads; a spacer has no text. */
  readonly text?: string;
  /** Key of the field that follows it; at the end of the form when left out. */
  readonly before?: string;
}

/** One choice of a dropdown. */
export interface ChoiceDefinition {
  /** What the template receives. */
  readonly value: string;
  /** What the operator reads. */
  readonly label: string;
}

/**
 * The kinds of values that a field can take. Whatever the kind is, the template receives text: a percentage of 25 arrives as
 * `0.25`, a duration in milliseconds, a checkbox as `true` or `false` (from SPX, as `1` or `0`), and a color as `#rrggbb` or
 * `#rrggbbaa`. A hidden field has a value that the operator can't change.
 */
export type FieldType =
  | 'text'
  | 'multi-line'
  | 'number'
  | 'integer'
  | 'percentage'
  | 'duration'
  | 'checkbox'
  | 'dropdown'
  | 'color'
  | 'color-alpha'
  | 'image'
  | 'file'
  | 'hidden';

/** One field of the operator's form. */
export interface FieldDefinition {
  /**
   * Key of the template data.
   *
   * @minLength 1
   */
  readonly key: string;
  /** What the field is, for people. */
  readonly title: string;
  /** What to write into it. */
  readonly description?: string;
  /** Whether it must be filled in. */
  readonly required?: boolean;
  /** What kind of value it takes. */
  readonly type: FieldType;
  /** The value at the start. */
  readonly value?: string;
  /**
   * Least number of characters.
   *
   * @integer
   * @minimum 0
   */
  readonly minLength?: number;
  /**
   * Greatest number of characters.
   *
   * @integer
   * @minimum 0
   */
  readonly maxLength?: number;
  /** Regular expression that the value must match. */
  readonly pattern?: string;
  /** Least number that a number, integer, percentage, or duration can be. */
  readonly minimum?: number;
  /** Greatest number that a number, integer, percentage, or duration can be. */
  readonly maximum?: number;
  /**
   * Number of which the value of a number, integer, percentage, or duration must be a multiple.
   *
   * @exclusiveMinimum 0
   */
  readonly step?: number;
  /**
   * What an operator can choose in a dropdown.
   *
   * @minItems 1
   */
  readonly choices?: readonly ChoiceDefinition[];
  /** Extensions of the files that an image or a file can be, without dots; any file when left out. */
  readonly extensions?: readonly string[];
  /** Folder whose files SPX offers for an image or a file; the folder of the template when left out. */
  readonly folder?: string;
  /** Whether lists of graphics can show the value; true when left out. Only OGraf hosts read it. */
  readonly inLabel?: boolean;
}
