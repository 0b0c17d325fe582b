/** The values that a command contains, by key. */
export type CommandData = Readonly<Record<string, string>>;

/** An operator's command, using the player's names. */
export type PlayoutCommand =
  | { readonly type: 'load'; readonly data?: CommandData; readonly playOnLoad?: boolean }
  | { readonly type: 'update'; readonly data: CommandData }
  | { readonly type: 'play' | 'next' | 'stop' | 'remove' }
  | { readonly type: 'invoke'; readonly name: string; readonly argument?: string };

/** Whether a command has any data to send. */
export const hasData = (data: CommandData | undefined): data is CommandData =>
  data !== undefined && Object.keys(data).length > 0;
