import { parse, type Node, type ObjectExpression, type Program, type Property } from 'acorn';
import type { CompositionDefinition, FrameActionDefinition } from '../../runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { fixedStarts, spacesAt, unindent } from './lines.ts';
import { factoryIn, namedMembers, returned, SYNTAX, type Factory } from './syntax.ts';
import { moduleOf } from './to-module.ts';

/** The code of one action. Without a frame, it's the composition action. */
interface ActionCode {
  readonly id: string;
  readonly frame: number | undefined;
  readonly code: string;
}

/** The code of a template: what its actions share, and the actions. */
interface Code {
  readonly shared: string;
  readonly actions: readonly ActionCode[];
}

interface Module {
  readonly text: string;
  readonly fixed: ReadonlySet<number>;
  readonly program: Program;
  readonly exported: Node & { readonly declaration: Node };
  readonly factory: Factory;
}

function read(text: string): Module {
  const program = parse(text, { ecmaVersion: SYNTAX, sourceType: 'module' });
  for (const exported of program.body) {
    if (exported.type !== 'ExportNamedDeclaration' || !exported.declaration) continue;
    const { declaration } = exported;
    const factory = factoryIn(declaration);
    if (factory) {
      return {
        text,
        program,
        factory,
        fixed: fixedStarts(text, program),
        exported: { ...exported, declaration },
      };
    }
  }
  throw new TypeError('the actions aren’t a module that exports `actions`');
}

interface Member {
  readonly id: string;
  readonly frame: number | undefined;
  readonly property: Property;
  readonly notes: string;
}

/** Returns all members of an object, or undefined if some of their names aren't literal. */
function allMembers(object: Node): readonly { name: string; property: Property }[] | undefined {
  if (object.type !== 'ObjectExpression') return undefined;
  const members = namedMembers(object as ObjectExpression);
  const isPlain = members.every(({ property }) => property.kind === 'init');
  return isPlain && members.length === (object as ObjectExpression).properties.length ? members : undefined;
}

/** Returns the actions in the object that a factory returns, or undefined if the text doesn't show them. */
function membersOf({ text, factory }: Module): readonly Member[] | undefined {
  const found: Member[] = [];
  const walk = (
    object: Node,
    notes: string,
    add: (name: string, property: Property, notes: string) => boolean,
  ) => {
    let before = object.start + 1;
    return allMembers(object)?.every(({ name, property }, index) => {
      const between = text.slice(before, property.start).replace(/^\s*,/, '').trim();
      const own = between.replaceAll(`\n${spacesAt(text, property.start)}`, '\n');
      before = property.end;
      return add(name, property, [index === 0 ? notes : '', own].filter(Boolean).join('\n'));
    });
  };
  const object = returned(factory);
  const isRead =
    object &&
    walk(object, '', (id, { value: actions }, notes) => {
      const isFull = walk(actions, notes, (name, property, own) => {
        if (name === 'composition') return found.push({ id, frame: undefined, property, notes: own }) > 0;
        const frames = walk(property.value, own, (frame, action, note) => {
          found.push({ id, frame: Number(frame), property: action, notes: note });
          return /^(?:0|[1-9]\d*)$/.test(frame);
        });
        return name === 'frames' && frames === true;
      });
      return isFull === true;
    });
  return isRead === true ? found : undefined;
}

/** Returns the code of an action: the body of a method, or a call of whatever else the action is. */
function codeOf({ text, fixed }: Module, { property, notes }: Member): string {
  const { value, method } = property;
  if (!method || value.type !== 'FunctionExpression' || value.generator || value.params.length > 0)
    return `return (${text.slice(value.start, value.end)}).call(this);`;
  const spaces = `${spacesAt(text, property.start)}  `;
  const part = { text, fixed, from: value.body.start + 1, to: value.body.end - 1 };
  return [notes, unindent(part, spaces)].filter(Boolean).join('\n');
}

/** Returns what's in a module besides its actions: the statements around the factory, and those in it. */
function sharedOf({ text, fixed, factory, exported }: Module): string {
  const around = [text.slice(0, exported.start).trim(), text.slice(exported.end).trim()];
  const body = 'body' in factory ? factory.body : undefined;
  if (!body || !('type' in body) || body.type !== 'BlockStatement')
    return around.filter(Boolean).join('\n\n');
  const from = body.start + 1;
  const raw = text.slice(from, body.body.at(-1)?.start ?? from);
  const to = from + (/\n\n[ \t]*$/.test(raw) ? raw.lastIndexOf('\n') : raw.length);
  const inside = unindent({ text, fixed, from, to }, `${spacesAt(text, exported.start)}  `);
  // Code in the factory comes last, because it may use the code around it.
  return [...around, inside].filter(Boolean).join('\n\n');
}

/** Whether a factory only gets `keyfill`, so code in its place has the same names in scope. */
function isPlain(factory: Factory): boolean {
  if (!('params' in factory) || factory.async === true) return false;
  if ('generator' in factory && factory.generator === true) return false;
  const [first, ...others] = factory.params;
  return others.length === 0 && (!first || (first.type === 'Identifier' && first.name === 'keyfill'));
}

/** Returns code that calls a module as a whole, for modules that can't be taken apart. */
function whole({ text, exported }: Module, known: readonly Member[], project: ProjectDefinition): Code {
  const module = text.slice(0, exported.start) + text.slice(exported.declaration.start);
  const actions = project.compositions.flatMap(({ id, frameActions = [] }) => {
    const own = known.filter((member) => member.id === id).map(({ frame }) => frame);
    const frames = new Set([...frameActions.map(({ frame }) => frame), ...own]);
    const start = `return actions[${JSON.stringify(id)}]?.`;
    return [
      { id, frame: undefined, code: `${start}composition?.call(this);` },
      ...[...frames].flatMap((frame) =>
        frame === undefined ? [] : [{ id, frame, code: `${start}frames?.[${frame}]?.call(this);` }],
      ),
    ];
  });
  return { shared: `const actions = (() => {\n${module.trim()}\nreturn actions;\n})()(keyfill);`, actions };
}

function withActions(
  { compositionAction: _, frameActions = [], ...rest }: CompositionDefinition,
  actions: readonly ActionCode[],
): CompositionDefinition {
  const own = new Map(
    actions.filter(({ id, code }) => id === rest.id && code !== '').map(({ frame, code }) => [frame, code]),
  );
  const code = own.get(undefined);
  const known = new Set(frameActions.map(({ frame }) => frame));
  const more = [...own.keys()].flatMap((frame) =>
    frame === undefined || known.has(frame) ? [] : [{ frame }],
  );
  const frames = [...frameActions, ...more].map(({ code: _code, ...action }: FrameActionDefinition) => {
    const text = own.get(action.frame);
    return text === undefined ? action : { ...action, code: text };
  });
  return {
    ...rest,
    ...(code !== undefined && { compositionAction: { code } }),
    ...(frames.length > 0 && { frameActions: frames }),
  };
}

const put = (
  { $schema, keyfill, name, mainComposition, code: _, ...rest }: ProjectDefinition,
  { shared, actions }: Code,
): ProjectDefinition => ({
  ...($schema !== undefined && { $schema }),
  keyfill,
  name,
  mainComposition,
  ...(shared !== '' && { code: shared }),
  ...rest,
  compositions: rest.compositions.map((composition) => withActions(composition, actions)),
});

/** Whether a project's code is still valid as one module. Names from separate scopes may collide. */
function isSound(project: ProjectDefinition): boolean {
  try {
    parse(moduleOf(project), { ecmaVersion: SYNTAX, sourceType: 'module' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns a project with its actions' code as in a project file: each action's own code and the code they
 * share. Modules whose actions aren't literal stay in one piece, which each action calls.
 * @param module - A valid module that exports `actions`.
 */
export function withCode(project: ProjectDefinition, module: string): ProjectDefinition {
  const parsed = read(module);
  const members = membersOf(parsed);
  if (members && isPlain(parsed.factory)) {
    const actions = members.map((member) => ({ ...member, code: codeOf(parsed, member) }));
    const result = put(project, { shared: sharedOf(parsed), actions });
    if (isSound(result)) return result;
  }
  return put(project, whole(parsed, members ?? [], project));
}
