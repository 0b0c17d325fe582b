/** A mistake in the text of a page. */
export interface Problem {
  /** From the site's folder, with forward slashes. */
  readonly file: string;
  readonly line: number;
  /** What's wrong and what to change, without a period at the end. */
  readonly message: string;
  /** A build only warns about it. Any other mistake makes the build fail. */
  readonly isWarning?: true;
}

/** A problem of a page that's known. */
export type Mistake = Omit<Problem, 'file'>;

/** Which plugin makes a file a page. */
export type PageKind = 'docs' | 'blog' | 'pages';

/** The text of a page, with its file from the site's folder. */
export interface PageText {
  readonly file: string;
  readonly text: string;
  readonly kind: PageKind;
}

/** A problem as one line of text. */
export const describeProblem = ({ file, line, message }: Problem): string => `${file}:${line}: ${message}`;
