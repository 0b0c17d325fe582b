/** Code that tries to get out of the sandbox. */
export interface Attack {
  readonly name: string;
  /**
   * The body of an async function. It calls `out(text)` when it has got what it wanted. `catcher` is the address of a server
   * that must get nothing, `udpPort` a port of it. When it ends, that is written to the console.
   */
  readonly code: string;
  /** What of `code` reaches the catcher, one path for each way that it takes. Without guards each of them has to come. */
  readonly paths?: readonly string[];
  /** Which port for datagrams is its own, so that one datagram shows one attack. */
  readonly udp?: 0 | 1 | 2;
  /**
   * Whether it runs alone: always when it spoils the frame for others; otherwise only where it may succeed, because then it
   * changes the page as a whole. All others run at once.
   */
  readonly alone?: 'always' | 'to-succeed';
  /** The frame goes: what the page says then. */
  readonly ends?: RegExp;
  /** Why it does not get out of a sandbox without its guards either, here. */
  readonly neverOut?: string;
}

export const wait = 'await new Promise((resolve) => setTimeout(resolve, pause));';
export const element = (name: string, members: string): string =>
  `document.body.append(Object.assign(document.createElement('${name}'), ${members})); ${wait}`;
export const html = (text: string): string =>
  `document.body.insertAdjacentHTML('beforeend', \`${text}\`); ${wait}`;
/** Puts HTML in and does something with it. */
export const use = (text: string, how: string): string =>
  `document.body.insertAdjacentHTML('beforeend', \`${text}\`); document.body.lastElementChild.${how}(); ${wait}`;
export const click = (text: string): string => use(text, 'click');
export const LEFT = /tried to leave its frame/;
