/** The content that replaces a marker: Markdown, and places for the writer's own text. */
export type Block =
  | { readonly markdown: string }
  /** The text that the writer put under this member's heading inside the marker. */
  | { readonly proseOf: string };

/** The attributes of a marker, all strings. */
export type Attributes = Readonly<Record<string, string>>;

export function markdown(...lines: readonly string[]): Block {
  return { markdown: lines.join('\n\n') };
}
