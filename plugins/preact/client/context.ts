import { Component } from 'react';

const none = {};

interface WithContext {
  given?: unknown;
}

/**
 * Components of the framework that load pages (`@docusaurus/react-loadable`) read the old kind of context before they are
 * painted for the first time. With React it is an empty object then, with Preact it would be undefined.
 */
Object.defineProperty(Component.prototype, 'context', {
  configurable: true,
  get(this: WithContext) {
    return this.given ?? none;
  },
  set(this: WithContext, value: unknown) {
    this.given = value;
  },
});
