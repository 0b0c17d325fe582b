/** Values of template data, by key. */
export type Data = Readonly<Record<string, string>>;

/** An operator's command, as playout systems send it. */
export type PlayoutCommand =
  | { readonly type: 'load'; readonly data?: Data; readonly playOnLoad?: boolean }
  | { readonly type: 'update'; readonly data: Data }
  | { readonly type: 'play' | 'next' | 'stop' | 'remove' }
  | { readonly type: 'invoke'; readonly name: string; readonly argument?: string };
