// @vitest-environment jsdom
import { h } from 'preact';
import { Component, render, type ReactNode } from 'preact/compat';
import { expect, test, vi } from 'vitest';

vi.mock('react', async () => await import('preact/compat'));

test('the context of a component that nobody gives one is an empty object, from the beginning', async () => {
  await import('../../../../plugins/preact/client/context');
  const seen: unknown[] = [];
  class Loads extends Component {
    override componentWillMount(): void {
      seen.push(this.context);
    }
    override render(): ReactNode {
      seen.push(this.context);
      return null;
    }
  }
  render(h(Loads, null), document.createElement('div'));
  expect(seen).toEqual([{}, {}]);
});
