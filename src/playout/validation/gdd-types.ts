import { describe, inside } from '../../runtime-validation/problem.ts';
import type { Checker, JsonObject } from './checker.ts';
import { isObject } from '../../runtime/state/checks.ts';

/** The types of GDD and the JSON types that they're based on. Source: the table in gdd-types.json. */
const BASES: Readonly<Record<string, readonly string[]>> = {
  'single-line': ['string'],
  'multi-line': ['string'],
  'file-path': ['string'],
  'file-path/image-path': ['string'],
  select: ['string', 'number', 'integer'],
  'select-multiple': ['array'],
  'color-rrggbb': ['string'],
  'color-rrggbbaa': ['string'],
  percentage: ['number'],
  'duration-ms': ['integer'],
};

const COLOR_DIGITS: Readonly<Record<string, number>> = { 'color-rrggbb': 6, 'color-rrggbbaa': 8 };

/** The keys that a select's labels can have, by type. The key of a label is its value as text. */
const LABEL_KEYS: Readonly<Record<string, RegExp>> = { integer: /^[0-9]+$/, number: /^[0-9,.]+$/ };

const TESTS: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
};

/** Checks `gddType`, and the requirements that it sets for the surrounding schema. */
export function checkGddType(check: Checker, schema: JsonObject, path: string): void {
  const { gddType, type } = schema;
  if (typeof gddType !== 'string') return;
  const bases = Object.hasOwn(BASES, gddType) ? BASES[gddType] : undefined;
  if (!bases) {
    if (!gddType.includes('/')) {
      check.warn(
        inside(path, 'gddType'),
        `expected a GDD type, or a vendor’s type with a slash, got ${describe(gddType)}`,
      );
    }
    return;
  }
  if (typeof type === 'string' && !bases.includes(type)) {
    const words = bases.map(describe).join(' or ');
    check.add(inside(path, 'type'), `${gddType} expects ${words}, got ${describe(type)}`);
  }
  if (gddType.startsWith('file-path')) checkExtensions(check, schema, path);
  if (gddType === 'select') {
    check.required(schema, ['enum', 'gddOptions'], path);
    checkSelect(check, schema, schema.gddOptions, path, path);
  }
  if (gddType === 'select-multiple') {
    check.required(schema, ['gddOptions'], path);
    const own = inside(path, 'items');
    if (isObject(schema.items)) {
      const { items } = schema;
      check.required(items, ['enum'], own);
      if ('type' in items) check.oneOf(items.type, BASES['select'] ?? [], inside(own, 'type'));
      checkSelect(check, items, schema.gddOptions, own, path);
    }
  }
  const digits = COLOR_DIGITS[gddType];
  if (digits !== undefined) checkColor(check, schema, digits, path);
}

function checkColor(check: Checker, { gddType, pattern }: JsonObject, digits: number, path: string): void {
  const wanted = `^#[0-9a-f]{${digits}}$`;
  if (pattern !== wanted) {
    check.add(
      inside(path, 'pattern'),
      `${String(gddType)} expects exactly ${wanted}, got ${describe(pattern)}`,
    );
  }
}

function checkExtensions(check: Checker, { gddOptions }: JsonObject, path: string): void {
  if (!isObject(gddOptions) || !('extensions' in gddOptions)) return;
  const own = inside(inside(path, 'gddOptions'), 'extensions');
  if (!check.kind(gddOptions.extensions, 'array', own)) return;
  (gddOptions.extensions as readonly unknown[]).forEach((extension, index) =>
    check.kind(extension, 'string', inside(own, index)),
  );
}

/** Checks a list's choices and their labels, which belong to its own schema if several can be chosen. */
function checkSelect(
  check: Checker,
  { enum: list, type }: JsonObject,
  gddOptions: unknown,
  path: string,
  optionsPath: string,
): void {
  const test = typeof type === 'string' ? TESTS[type] : undefined;
  if (Array.isArray(list) && test) {
    list.forEach((value, index) => {
      if (!test(value)) {
        const message = `expected the type ${String(type)}, got ${describe(value)}`;
        check.add(inside(inside(path, 'enum'), index), message);
      }
    });
  }
  if (!isObject(gddOptions)) return;
  const own = inside(optionsPath, 'gddOptions');
  check.required(gddOptions, ['labels'], own);
  const keys = typeof type === 'string' ? LABEL_KEYS[type] : undefined;
  if (!keys || !('labels' in gddOptions)) return;
  const at = inside(own, 'labels');
  if (!check.object(gddOptions.labels, at)) return;
  for (const [name, label] of Object.entries(gddOptions.labels)) {
    if (!keys.test(name))
      check.add(inside(at, name), `for the type ${String(type)}, the key of a label has to be a number`);
    else check.kind(label, 'string', inside(at, name));
  }
}
