function toResponse(address: string): Response {
  const [, type = '', base64, content = ''] = /^data:([^,]*?)(;base64)?,(.*)$/s.exec(address) ?? [];
  const text = base64 === undefined ? decodeURIComponent(content) : atob(content);
  const body = base64 === undefined ? text : Uint8Array.from(text, (character) => character.charCodeAt(0));
  return new Response(body, { headers: { 'content-type': type || 'text/plain' } });
}

/**
 * Creates a `fetch` that only knows data addresses and the files of the example.
 * @param files - The example's files as data addresses, by their address in the project.
 */
export function createFrameFetch(files: Readonly<Record<string, string>>): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    init?.signal?.throwIfAborted();
    const file = address.startsWith('data:') ? address : Object.hasOwn(files, address) && files[address];
    if (typeof file === 'string') return toResponse(file);
    throw new TypeError(
      `fetch: ${address.slice(0, 200)} isn’t a file of this example, and edited code can’t use the network.`,
    );
  };
}
