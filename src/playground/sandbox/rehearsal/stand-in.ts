/** A function that code has registered for later, with its arguments. */
export interface Callback {
  readonly run: () => unknown;
}

/**
 * Creates a value that stands in for a template's API and for the document. It has every member, can be
 * called, and returns more of its kind. A layer with a known key has the content from the template data.
 * It converts to the number 0 and to an empty string, so nothing is repeated or filled by accident.
 * @param data - Template data, by key.
 * @param onCallback - Called with each function that's passed to a call.
 */
export function createStandIn(
  data: Readonly<Record<string, string>>,
  onCallback: (callback: Callback) => void,
): unknown {
  const keyText = (key: unknown): string | undefined =>
    typeof key === 'string' && Object.hasOwn(data, key) ? data[key] : undefined;

  function make(text: string | undefined): unknown {
    const assigned = new Map<PropertyKey, unknown>();
    const more = (): unknown => make(undefined);
    const proxy: unknown = new Proxy(() => undefined, {
      get(_, name) {
        if (assigned.has(name)) return assigned.get(name);
        if (name === 'then') return undefined;
        if (name === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 0 : '');
        if (name === Symbol.iterator) return () => [more()].values();
        if (name === 'length') return 0;
        if (name === 'content') return text ?? '';
        return more();
      },
      set(_, name, value) {
        assigned.set(name, value);
        return true;
      },
      has: () => true,
      deleteProperty: () => true,
      construct: () => more() as object,
      apply(_, own, args: readonly unknown[]) {
        const [key] = args;
        const known = keyText(key);
        for (const callback of args) {
          // Middleware for a key gets the key and its value, and any other something to call or to use.
          const [first, second] = known === undefined ? [more(), more()] : [key, known];
          if (typeof callback === 'function' && callback !== proxy)
            onCallback({ run: () => callback.call(own, first, second, more()) as unknown });
        }
        return make(known);
      },
    });
    return proxy;
  }
  return make(undefined);
}
