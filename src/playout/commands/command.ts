/** Values that a command carries, by key. */
export type CommandData = Readonly<Record<string, string>>;

/** What an operator did, in the words of the player. */
export type PlayoutCommand =
  | { readonly type: 'load'; readonly data?: CommandData; readonly playOnLoad?: boolean }
  | { readonly type: 'update'; readonly data: CommandData }
  | { readonly type: 'play' | 'next' | 'stop' | 'remove' }
  | { readonly type: 'invoke'; readonly name: string; readonly argument?: string };

/** Whether there is anything to send. */
export const hasData = (data: CommandData | undefined): data is CommandData =>
  data !== undefined && Object.keys(data).length > 0;
