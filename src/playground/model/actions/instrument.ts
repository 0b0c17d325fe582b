import type { Node } from 'acorn';
import { createPlaces, offsetAt, type Place } from '../text-problem.ts';
import { childrenOf, FUNCTIONS } from '../../../playout/actions/syntax.ts';
import type { ParsedActions } from './parse.ts';

interface Insertion {
  readonly offset: number;
  readonly text: string;
}

/** Code that calls the guard in every loop and every function. */
interface GuardedCode {
  readonly code: string;
  /** The name of the global function that the code calls with the index of a place. */
  readonly guard: string;
  readonly places: readonly Place[];
  /** Finds the place in the reader's text for a place in the code, as a stack trace names it. */
  readonly toOriginal: (place: Place) => Place;
}

const LOOPS = ['ForStatement', 'WhileStatement', 'DoWhileStatement', 'ForInStatement', 'ForOfStatement'];

/** Returns all names in the code without their escapes, because an escaped name is still the same name. */
function namesIn(node: Node, into = new Set<string>()): ReadonlySet<string> {
  if (node.type === 'Identifier') into.add((node as Node & { name: string }).name);
  for (const child of childrenOf(node)) namesIn(child, into);
  return into;
}

/** Returns a name that the code doesn't use, so it can't replace the guard. */
function freeName(program: Node): string {
  const names = namesIn(program);
  let count = 0;
  while (names.has(`keyfillGuard${count}`)) count += 1;
  return `keyfillGuard${count}`;
}

/**
 * Collects what goes into the text. A loop or function with a block gets the call at its start; otherwise,
 * its statement or expression is wrapped. Everything is put in by position, in order, so nothing else
 * changes.
 *
 * ```
 * while (busy) wait();   →   while (busy) {guard(0);wait();}
 * (value) => value * 2   →   (value) => (guard(1),value * 2)
 * ```
 */
function collect(program: Node, guard: string): { insertions: Insertion[]; starts: number[] } {
  const insertions: Insertion[] = [];
  const starts: number[] = [];
  const put = (offset: number, text: string): void => {
    insertions.push({ offset, text });
  };
  function visit(node: Node): void {
    const isLoop = LOOPS.includes(node.type);
    const body = isLoop || FUNCTIONS.includes(node.type) ? (node as Node & { body: Node }).body : undefined;
    const isBlock = body?.type === 'BlockStatement';
    const call = `${guard}(${starts.length})`;
    if (body) starts.push(node.start);
    for (const child of childrenOf(node)) {
      if (child === body)
        put(isBlock ? body.start + 1 : body.start, isBlock ? `${call};` : isLoop ? `{${call};` : `(${call},`);
      visit(child);
      if (child === body && !isBlock) put(body.end, isLoop ? '}' : ')');
    }
  }
  visit(program);
  // The sort is stable, so insertions at the same place keep the order of the tree.
  return { insertions: insertions.sort((one, other) => one.offset - other.offset), starts };
}

/** Adds guards to actions, so endless loops and recursion end. The number of lines doesn't change. */
export function instrument({ text, program }: ParsedActions): GuardedCode {
  const guard = freeName(program);
  const placeAt = createPlaces(text);
  const { insertions, starts } = collect(program, guard);
  let code = '';
  let passed = 0;
  for (const { offset, text: inserted } of insertions) {
    code += text.slice(passed, offset) + inserted;
    passed = offset;
  }
  code += text.slice(passed);
  return {
    code,
    guard,
    places: starts.map(placeAt),
    toOriginal(place) {
      let own = offsetAt(code, place);
      for (const { offset, text: inserted } of insertions) {
        if (own <= offset) break;
        // A place inside an insertion counts as the place right after it.
        own = Math.max(offset, own - inserted.length);
      }
      return placeAt(own);
    },
  };
}
