/** `\uXXXX` for a unit of code. */
const unit = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Text with escapes in place of everything that is not ASCII. An export is then the same in every encoding: SPX wants its
 * definition first in the head, before the place where a page may name its encoding.
 */
export const toAscii = (text: string): string => text.replace(/[\u0080-\uffff]/g, unit);

/** JSON that may stand in a script element of a page: no text in it ends the element or starts a comment. */
export const toScriptJson = (value: unknown, indent?: number): string =>
  toAscii(JSON.stringify(value, null, indent)).replace(/</g, '\\u003c');

/** JavaScript that may stand in a script element: `</script` and `<!--`, in texts of the code, do not end it. */
export const toScript = (code: string): string =>
  toAscii(code)
    .replace(/<\/(script)/gi, '<\\/$1')
    .replace(/<!--/g, '\\x3c!--');

/** Text in a page. */
export const toHtml = (text: string): string =>
  text.replace(/[&<>"]|[\u{80}-\u{10ffff}]/gu, (character) => `&#${character.codePointAt(0)};`);
