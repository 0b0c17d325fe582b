import { toAscii } from '../../runtime/report.ts';

// Everything outside ASCII is escaped, because SPX's definition must come before the page's encoding.

/** Returns JSON that can't end the script element it's in or start a comment. */
export const toScriptJson = (value: unknown, indent?: number): string =>
  toAscii(JSON.stringify(value, null, indent)).replace(/</g, '\\u003c');

/** Returns JavaScript whose strings can't end the script element it's in, with `</script` or `<!--`. */
export const toScript = (code: string): string =>
  toAscii(code)
    .replace(/<\/(script)/gi, '<\\/$1')
    .replace(/<!--/g, '\\x3c!--');

/** Escapes text for a page. */
export const toHtml = (text: string): string =>
  text.replace(/[&<>"]|[\u{80}-\u{10ffff}]/gu, (character) => `&#${character.codePointAt(0)};`);

/** Returns text as a JavaScript string in single quotes, for SPX's attributes and CasparCG's commands. */
export const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;
