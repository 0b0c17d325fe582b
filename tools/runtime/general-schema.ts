// The schema of project files for general validators, which report every mismatch within an `anyOf`.

/** A JSON Schema: the parts that are written and read here. */
export interface GeneralSchema {
  $schema?: string;
  $id?: string;
  title?: string;
  type?: string | string[];
  format?: string;
  description?: string | undefined;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  minItems?: number;
  pattern?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: GeneralSchema[];
  allOf?: GeneralSchema[];
  if?: GeneralSchema;
  then?: GeneralSchema;
  else?: GeneralSchema;
  $ref?: string;
  properties?: Record<string, GeneralSchema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: GeneralSchema;
  $defs?: Record<string, GeneralSchema>;
}

/** The part of our own formats that a general validator can check. */
const PATTERNS: Readonly<Record<string, string>> = {
  'keyfill-color': '^\\s*(#[0-9A-Fa-f]{3,8}|(rgb|hsl)a?\\(.*\\)|[A-Za-z]+)\\s*$',
  'keyfill-path': '^\\s*([Mm].*)?$',
};

/** Replaces alternatives with conditions, in a copy of the schema. */
export function forGeneralValidators(root: GeneralSchema): GeneralSchema {
  const resolve = (schema: GeneralSchema): GeneralSchema =>
    schema.$ref === undefined ? schema : resolve(root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {});
  const isOneObject = (schema: GeneralSchema): boolean => resolve(schema).type === 'object';
  const constOf = (schema: GeneralSchema, name: string): unknown => resolve(schema).properties?.[name]?.const;
  const having = (name: string, property: GeneralSchema): GeneralSchema => ({
    type: 'object',
    properties: { [name]: property },
    required: [name],
  });

  /** Chooses between objects: by a member with a constant, such as `type`, or one that only the last has. */
  function choose(options: readonly GeneralSchema[]): GeneralSchema {
    const [first, ...others] = options;
    if (first === undefined || others.length === 0) return convert(first ?? {});
    const names = Object.keys(resolve(first).properties ?? {});
    const name = names.find((member) => options.every((option) => constOf(option, member) !== undefined));
    if (name !== undefined) {
      return {
        ...having(name, {
          description: resolve(first).properties?.[name]?.description,
          enum: options.map((option) => constOf(option, name)),
        }),
        allOf: options.map((option) => ({
          if: having(name, { const: constOf(option, name) }),
          then: convert(option),
        })),
      };
    }
    const last = others.at(-1) ?? first;
    const needed = (resolve(last).required ?? []).find((member) => !names.includes(member)) ?? '';
    return { if: having(needed, {}), then: convert(last), else: choose(options.slice(0, -1)) };
  }

  function alternatives(options: readonly GeneralSchema[]): GeneralSchema {
    const objects = options.filter(isOneObject);
    const others = options.filter((option) => !isOneObject(option)).map(convert);
    const [other] = others;
    if (objects.length === 0) return { anyOf: others };
    if (other === undefined) return choose(objects);
    return {
      if: { type: 'object' },
      then: choose(objects),
      else: others.length === 1 ? other : { anyOf: others },
    };
  }

  function convert({
    anyOf,
    type,
    format = '',
    minLength,
    properties,
    items,
    ...rest
  }: GeneralSchema): GeneralSchema {
    const length = minLength === undefined ? {} : { minLength };
    const pattern = PATTERNS[format];
    return {
      ...rest,
      ...(Array.isArray(type)
        ? { anyOf: type.map((name) => ({ type: name, ...(name === 'string' && length) })) }
        : { ...(type && { type }), ...length }),
      ...(pattern === undefined ? format && { format } : { pattern }),
      ...(properties && { properties: convertAll(properties) }),
      ...(items && { items: convert(items) }),
      ...(anyOf && alternatives(anyOf)),
    };
  }

  const convertAll = (schemas: Readonly<Record<string, GeneralSchema>>): Record<string, GeneralSchema> =>
    Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, convert(schema)]));

  const { $defs = {}, ...schema } = root;
  return { ...convert(schema), $defs: convertAll($defs) };
}
