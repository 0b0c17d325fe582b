/** Decodes the valid parts of a text and leaves the others as they are, as browsers treat a fragment. */
const decodeValid = (text: unknown, decode: (part: string) => string): string =>
  String(text).replace(/(?:%[\da-f]{2})+/gi, (part) => {
    try {
      return decode(part);
    } catch {
      return part;
    }
  });

/** `decodeURIComponent` without exceptions. Every script of the site uses it, including the framework's. */
export const decodePart = (text: unknown): string => decodeValid(text, globalThis.decodeURIComponent);

/** `decodeURI` without exceptions. */
export const decodeAddress = (text: unknown): string => decodeValid(text, globalThis.decodeURI);
