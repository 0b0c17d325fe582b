import { describe, expect, it } from 'vitest';
import { rehearseActions } from '../../../../src/playground/sandbox/rehearsal/rehearse-actions.ts';
import { parseActions, toExpression } from '../../../../src/playground/model/actions/parse.ts';

/** Rehearses actions that record what they do in a list. */
async function rehearsed(text: string, data: Record<string, string> = {}): Promise<readonly unknown[]> {
  const did: unknown[] = [];
  const { actions } = parseActions(text);
  if (!actions) throw new Error('the actions cannot be read');
  const scope: Record<string, unknown> = {};
  const make = new Function('did', 'scope', `with (scope) { return ${toExpression(actions)}; }`) as (
    did: unknown[],
    scope: object,
  ) => unknown;
  await rehearseActions(scope, () => Promise.resolve(make(did, scope)), {
    data,
    onStep: () => undefined,
    turn: () => new Promise((resolve) => setImmediate(resolve)),
  });
  return did;
}

describe('a rehearsal', () => {
  const actions = (body: string): string => `export const actions = (keyfill) => ({ main: { ${body} } });`;

  it('runs middleware with the template data', async () => {
    const did = await rehearsed(
      actions(`composition() {
        keyfill.useOnUpdate('_name', (key, value, next) => { next(); did.push([key, value]); });
        keyfill.useOnPlay((next) => { next(); did.push(this.findElementByKey('_name').content); });
      }`),
      { _name: 'Ada Lovelace' },
    );
    expect(did).toEqual([['_name', 'Ada Lovelace'], 'Ada Lovelace']);
  });

  it('runs delayed code without waiting for it', async () => {
    const did = await rehearsed(
      actions(`async composition() {
        setTimeout((text) => did.push(text), 60_000, 'timer');
        document.addEventListener('click', () => did.push('listener'));
        await new Promise((resolve) => requestAnimationFrame(resolve));
        did.push('awaited');
      }`),
    );
    expect(did).toEqual(['timer', 'listener', 'awaited']);
  });
});
