/** Explains to the reader why some text can't be imported. The form doesn't change. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** What messages call a definition for SPX. */
export const SPX = 'The SPX definition';

/** The limits of a definition in characters and levels. Projects and manifests have about ten levels. */
export const LIMITS = { size: 1_000_000, depth: 50 };

/** Returns the error for a definition that exceeds a limit. */
export const excessError = (what: string, kind: keyof typeof LIMITS): ImportError =>
  new ImportError(
    kind === 'size'
      ? `${what} is longer than ${LIMITS.size.toLocaleString('en-US')} characters. ` +
          'Import a smaller definition.'
      : `${what} is nested too deeply: it has more than ${LIMITS.depth} levels of brackets.`,
  );
