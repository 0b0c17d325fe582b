import { escapeUnit } from '../../runtime/state/checks.ts';
import { quoted } from '../export/text.ts';
import type { Data, PlayoutCommand } from './command.ts';

/** Returns one line of text in AMCP quotes, with a backslash before each backslash and each quote. */
const quote = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/** Text that CasparCG 2.2 to 2.5.0 and its unreleased master branch all pass on unchanged as JSON. */
const PLAIN = /^[ !#-[\]-~]*$/;

/** Control characters and halves of surrogate pairs, which XML has no way to write. */
const NOT_XML = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Returns text for an XML attribute. Everything that CasparCG might change is written as a number. */
const attribute = (text: string): string =>
  text
    .replace(NOT_XML, ' ')
    .replace(/[&<>"'\\]|[^ -~]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`);

/**
 * Returns template data for AMCP, as ASCII text without line breaks. Plain values become JSON. Quotes,
 * backslashes, and special characters need CasparCG's XML, because released servers only escape quotes for
 * the page. The text starts with `{` or `<`, so the server doesn't mistake it for a stored file.
 * @example
 * dataText({_name: 'Zoë'}); // <templateData><componentData id='_name'>…</componentData></templateData>
 */
export function dataText(data: Data): string {
  const entries = Object.entries(data);
  if (entries.flat().every((text) => PLAIN.test(text))) return JSON.stringify(data);
  const components = entries.map(
    ([key, value]) =>
      `<componentData id='${attribute(key)}'><data id='text' value='${attribute(value)}'/></componentData>`,
  );
  return `<templateData>${components.join('')}</templateData>`;
}

/** Quotes text in ASCII, because Linux servers without a UTF-8 locale lose commands with other characters. */
const literal = (text: string): string => quoted(text).replace(/[^ -~]/g, escapeUnit);

/** Returns an invoke's expression. CasparCG adds parentheses to it unless it already ends with one. */
const expression = (name: string, argument: string | undefined): string =>
  argument === undefined || argument === '' ? name : `${name}(${literal(argument)})`;

/**
 * Returns a command as one line of AMCP text, ready to send to channel 1 and video layer 20. Servers ignore
 * the template layer for HTML.
 * @param template - The template's name: its path in the template folder, without `.html`.
 * @example
 * toAmcp({type: 'load', data: {_crawl: 'News'}, playOnLoad: true}, 'crawler');
 * // CG 1-20 ADD 1 "crawler" 1 "{\"_crawl\":\"News\"}"
 */
export function toAmcp(command: PlayoutCommand, template: string): string {
  const line = (verb: string, ...rest: readonly string[]): string =>
    ['CG 1-20', verb, '1', ...rest].join(' ');
  switch (command.type) {
    case 'load': {
      const { data = {}, playOnLoad = false } = command;
      const sent = Object.keys(data).length > 0 ? [quote(dataText(data))] : [];
      return line('ADD', quote(template), playOnLoad ? '1' : '0', ...sent);
    }
    case 'update':
      return line('UPDATE', quote(dataText(command.data)));
    case 'invoke':
      return line('INVOKE', quote(expression(command.name, command.argument)));
    default:
      return line(command.type.toUpperCase());
  }
}
