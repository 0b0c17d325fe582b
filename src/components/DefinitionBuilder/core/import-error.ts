/** Explains to the reader why some text can't be imported. The form doesn't change. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
