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
  /** How it leaves the air: by the stop command, never by itself being a bumper, or after so many milliseconds. */
  readonly outMode?: 'manual' | 'none' | number;
  /** The fields of the operator's form, in order. */
  readonly fields?: readonly FieldDefinition[];
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
  readonly type: 'text' | 'multi-line' | 'number' | 'image';
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
  /** Least number that a field of the type number takes. */
  readonly minimum?: number;
  /** Greatest number that a field of the type number takes. */
  readonly maximum?: number;
}
