import type { CompositionDefinition } from './composition.ts';
import type { ResourceDefinition } from './resources.ts';

/**
 * A `.keyfill` project: everything in a template except the code of its actions.
 *
 * @title Keyfill project
 */
export interface ProjectDefinition {
  /** The address of the JSON Schema, which lets editors offer help. */
  readonly $schema?: string;
  /** The version of the file format. */
  readonly keyfill: 1;
  /**
   * The template's name.
   *
   * @minLength 1
   */
  readonly name: string;
  /** The ID of the composition that play, next, and stop control. */
  readonly mainComposition: string;
  /**
   * The compositions.
   *
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

/** The description of the template for playout systems: a general part, and one field for each key that an operator fills in. */
export interface TemplateDefinition {
  /** A sentence about what the template is for. */
  readonly description?: string;
  /**
   * The layer of the playout system that the template plays on.
   *
   * @integer
   * @minimum 0
   */
  readonly layer?: number;
  /** When the template goes off air: `manual` on the stop command, `none` without one because it's a bumper, or a number of milliseconds. */
  readonly outMode?: 'manual' | 'none' | number;
  /** The fields of the operator's form, in order. */
  readonly fields?: readonly FieldDefinition[];
  /** Descriptions of the invoke commands for the operator. */
  readonly commands?: readonly CommandDefinition[];
}

/** The description of an invoke command for the operator. */
export interface CommandDefinition {
  /**
   * The name of the invoke command.
   *
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

/** One field of the operator's form. */
export interface FieldDefinition {
  /**
   * The key in the template data.
   *
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
  readonly type: 'text' | 'multi-line' | 'number' | 'image';
  /** The default value. */
  readonly value?: string;
  /**
   * The minimum number of characters.
   *
   * @integer
   * @minimum 0
   */
  readonly minLength?: number;
  /**
   * The maximum number of characters.
   *
   * @integer
   * @minimum 0
   */
  readonly maxLength?: number;
  /** A regular expression that the value must match. */
  readonly pattern?: string;
  /** The smallest number that a number field accepts. */
  readonly minimum?: number;
  /** The largest number that a number field accepts. */
  readonly maximum?: number;
}
