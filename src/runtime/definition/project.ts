import type { CompositionDefinition } from './composition.ts';
import type { ResourceDefinition } from './resources.ts';

/**
 * A `.keyfill` project with everything in a template, including the code of its actions. Opening a file
 * doesn't run its code.
 * @title Keyfill project
 */
export interface ProjectDefinition {
  /** The address of the JSON Schema, which lets editors offer help. */
  readonly $schema?: string;
  /** The version of the file format. */
  readonly keyfill: 1;
  /**
   * The template's name.
   * @minLength 1
   */
  readonly name: string;
  /** The ID of the composition that play, next, and stop control. */
  readonly mainComposition: string;
  /** Code that the actions share, such as functions. The code runs once, before the actions. */
  readonly code?: string;
  /**
   * The compositions.
   * @minItems 1
   */
  readonly compositions: readonly CompositionDefinition[];
  /** The images, image sequences, fonts, and Lottie files. */
  readonly resources?: readonly ResourceDefinition[];
  /** The names of the invoke commands that playout can send. */
  readonly invokeCommands?: readonly string[];
  /** The description of the template for playout systems. */
  readonly templateDefinition?: TemplateDefinition;
}

/**
 * The description of the template for playout systems: general information, plus a field for each key that an
 * operator fills in.
 */
export interface TemplateDefinition {
  /** A sentence about what the template is for. */
  readonly description?: string;
  /**
   * The layer of the playout system that the template plays on.
   * @integer
   * @minimum 0
   */
  readonly layer?: number;
  /** The layer in SPX's web renderer, if it's different. Use - if the template doesn't play there. */
  readonly webLayer?: '-' | number;
  /** The name of the playout server in the SPX configuration. The default is OVERLAY. Use - for none. */
  readonly playServer?: string;
  /**
   * The channel of the playout system that the template plays on.
   * @integer
   * @minimum 1
   */
  readonly playChannel?: number;
  /**
   * The number of the template's color in the SPX rundown.
   * @integer
   * @minimum 0
   * @maximum 7
   */
  readonly uiColor?: number;
  /**
   * When the template goes off air: `manual` (on the stop command), `none` (without a stop command, as for a
   * bumper), or a number (after that many milliseconds).
   */
  readonly outMode?: 'manual' | 'none' | number;
  /** The fields of the operator's form, in order. */
  readonly fields?: readonly FieldDefinition[];
  /** Captions, instructions, and dividers between the fields. They don't carry data. */
  readonly decorations?: readonly DecorationDefinition[];
  /** Descriptions of the invoke commands for the operator. */
  readonly commands?: readonly CommandDefinition[];
}

/** The description of an invoke command for the operator. */
export interface CommandDefinition {
  /**
   * The name of the invoke command.
   * @minLength 1
   */
  readonly name: string;
  /** The label of the button. */
  readonly title: string;
  /** A description of what the command does. */
  readonly description?: string;
  /** The text that the command accepts. Leave it out if the command doesn't have an argument. */
  readonly argument?: ArgumentDefinition;
}

/** The text that an invoke command accepts. */
export interface ArgumentDefinition {
  /** The label of the argument. */
  readonly title: string;
  /** A description of what to enter. */
  readonly description?: string;
  /** The default text. */
  readonly value?: string;
}

/** An item in the operator's form that doesn't carry data. Only SPX can show it. */
export interface DecorationDefinition {
  /** A heading, a sentence for the operator, a line, or empty space. */
  readonly type: 'caption' | 'instruction' | 'divider' | 'spacer';
  /** The text. A spacer doesn't have one. */
  readonly text?: string;
  /** The key of the field that the item appears before. By default, it appears at the end of the form. */
  readonly before?: string;
}

/** A choice in a dropdown. */
export interface ChoiceDefinition {
  /** The text that the template receives. */
  readonly value: string;
  /** The text that the operator sees. */
  readonly label: string;
}

/**
 * The kinds of values that a field can accept. The template always receives text. A percentage of 25 arrives
 * as `0.25`, a duration as milliseconds, a checkbox as `true` or `false` (from SPX, as `1` or `0`), and a
 * color as `#rrggbb` or `#rrggbbaa`. The operator can't change the value of a hidden field.
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

/** A field in the operator's form. */
export interface FieldDefinition {
  /**
   * The key in the template data.
   * @minLength 1
   */
  readonly key: string;
  /** The label of the field. */
  readonly title: string;
  /** A description of what to enter. */
  readonly description?: string;
  /** Whether the field is required. */
  readonly required?: boolean;
  /** The kind of value that the field accepts. */
  readonly type: FieldType;
  /** The default value. */
  readonly value?: string;
  /**
   * The minimum number of characters.
   * @integer
   * @minimum 0
   */
  readonly minLength?: number;
  /**
   * The maximum number of characters.
   * @integer
   * @minimum 0
   */
  readonly maxLength?: number;
  /** A regular expression that the value must match. */
  readonly pattern?: string;
  /** The smallest number that a number, integer, percentage, or duration field accepts. */
  readonly minimum?: number;
  /** The largest number that a number, integer, percentage, or duration field accepts. */
  readonly maximum?: number;
  /**
   * The step size of a number, integer, percentage, or duration field. The value must be a multiple of the
   * step size.
   * @exclusiveMinimum 0
   */
  readonly step?: number;
  /**
   * The choices in a dropdown.
   * @minItems 1
   */
  readonly choices?: readonly ChoiceDefinition[];
  /** The extensions of the files that an image or file field accepts, without dots. The default is any. */
  readonly extensions?: readonly string[];
  /** The folder where SPX looks for an image or file field's files. The default is the template's folder. */
  readonly folder?: string;
  /** Whether lists of graphics can show the value. The default is true. Only OGraf hosts use this setting. */
  readonly inLabel?: boolean;
}
