// What the description of the runtime, generated/api.json, says about an object.

interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly summary: string;
}

/** A property or a method of an object, from the runtime's TSDoc and types. */
export interface Member {
  readonly name: string;
  readonly kind: string;
  readonly type: string;
  /** The type for writing, if it's wider than the type for reading. */
  readonly writeType?: string;
  readonly parameters?: readonly Parameter[];
  readonly signature?: string;
  readonly isReadonly?: boolean;
  readonly isAnimatable?: boolean;
  readonly summary: string;
  readonly returns?: string;
  readonly default?: string;
  readonly unit?: string;
  readonly range?: string;
  readonly throws?: string;
  readonly example?: string;
  readonly since?: string;
  /** Style properties that belong together, such as `font`. */
  readonly group?: string;
}

/** An object that actions use, or a type alias. */
export interface ApiObject {
  readonly name: string;
  readonly kind: string;
  readonly summary: string;
  readonly example?: string;
  readonly since?: string;
  readonly type?: string;
  readonly extends?: readonly string[];
  readonly typeParameters?: Readonly<Record<string, string>>;
  readonly members?: readonly Member[];
}
