/** Code that tries to escape from the sandbox. */
export interface Attack {
  readonly name: string;
  /**
   * The body of an async function. It calls `out(text)` if it has succeeded. `catcher` is the address of a
   * server that must not receive anything, and `udpPort` is one of its ports. The end of the attack is
   * written to the console.
   */
  readonly code: string;
  /** The paths at which `code` reaches the catcher, one for each method. Without guards, each of them has to arrive. */
  readonly paths?: readonly string[];
  /** The datagram port that only this attack uses, so that one datagram identifies it. */
  readonly udp?: 0 | 1 | 2;
  /**
   * Whether it runs alone: always if it breaks the frame for others, or only where it may succeed, because
   * then it changes the whole page. All others run at once.
   */
  readonly alone?: 'always' | 'to-succeed';
  /** If the attack ends the frame, what the page says then. */
  readonly ends?: RegExp;
  /** Why it doesn't escape from a sandbox without guards either, in this browser. */
  readonly neverOut?: string;
}

export const wait = 'await new Promise((resolve) => setTimeout(resolve, pause));';
export const element = (name: string, members: string): string =>
  `document.body.append(Object.assign(document.createElement('${name}'), ${members})); ${wait}`;
export const html = (text: string): string =>
  `document.body.insertAdjacentHTML('beforeend', \`${text}\`); ${wait}`;
/** Inserts HTML and calls one of the new element's methods. */
export const use = (text: string, how: string): string =>
  `document.body.insertAdjacentHTML('beforeend', \`${text}\`); document.body.lastElementChild.${how}(); ${wait}`;
export const click = (text: string): string => use(text, 'click');
export const LEFT = /tried to leave its frame/;
