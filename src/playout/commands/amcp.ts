import { hasData, type CommandData, type PlayoutCommand } from './command.ts';

/** Where a command goes on a CasparCG server. */
export interface AmcpTarget {
  /** Name of the template: its path in the template folder without `.html`. */
  readonly template: string;
  /** Channel; 1 when left out. */
  readonly channel?: number;
  /** Video layer; 20 when left out. */
  readonly layer?: number;
  /** Template layer: read and ignored for HTML; 1 when left out. */
  readonly templateLayer?: number;
}

/**
 * Text between the quotes of AMCP: backslash and quote are escaped with a backslash, and what would end the line is
 * written as `\n`. A carriage return has no escape; it goes as a line break.
 *
 * @example
 * quote('say "hi"'); // "say \"hi\""
 */
export const quote = (text: string): string =>
  `"${text.replace(/[\\"]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')}"`;

/**
 * Template data as AMCP carries it: JSON begins with `{`, so the server does not take it for the name of a stored data
 * file. Signs that some line protocols take for a line break are escaped in the JSON itself.
 */
export const dataText = (data: CommandData): string =>
  JSON.stringify(data).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A text of JavaScript in single quotes, as the guide writes arguments: `highlight('home')`. */
const literal = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;

/**
 * What CasparCG evaluates for an invoke command. Without an argument the server adds the parentheses itself.
 * A text that ends in a parenthesis would go without them, so a call with an argument writes its own.
 */
const expression = (name: string, argument: string | undefined): string =>
  argument === undefined || argument === '' ? name : `${name}(${literal(argument)})`;

/**
 * A command as AMCP text, in one line, to send as it is.
 *
 * @example
 * toAmcp({type: 'load', data: {_crawl: 'News'}, playOnLoad: true}, {template: 'crawler'});
 * // CG 1-20 ADD 1 "crawler" 1 "{\"_crawl\":\"News\"}"
 */
export function toAmcp(command: PlayoutCommand, target: AmcpTarget): string {
  const { template, channel = 1, layer = 20, templateLayer = 1 } = target;
  const line = (verb: string, ...rest: readonly string[]): string =>
    ['CG', `${channel}-${layer}`, verb, String(templateLayer), ...rest].join(' ');
  switch (command.type) {
    case 'load': {
      const { data, playOnLoad = false } = command;
      const sent = hasData(data) ? [quote(dataText(data))] : [];
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
