import { hasData, type CommandData, type PlayoutCommand } from './command.ts';

/** Where a command goes on a CasparCG server. */
interface AmcpTarget {
  /** The template's name: its path in the template folder, without `.html`. */
  readonly template: string;
  /** The channel. The default is 1. */
  readonly channel?: number;
  /** The video layer. The default is 20. */
  readonly layer?: number;
  /** The template layer, which is read but ignored for HTML. The default is 1. */
  readonly templateLayer?: number;
}

/**
 * Returns text in AMCP quotes. Backslashes and quotes are escaped with a backslash, and line breaks are written as `\n`. A
 * carriage return doesn't have an escape, so it's sent as a line break.
 *
 * @example
 * quote('say "hi"'); // "say \"hi\""
 */
export const quote = (text: string): string =>
  `"${text.replace(/[\\"]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')}"`;

/**
 * Returns template data for AMCP. JSON starts with `{`, so the server doesn't mistake it for the name of a stored data file.
 * Characters that some line protocols treat as line breaks are escaped in the JSON itself.
 */
export const dataText = (data: CommandData): string =>
  JSON.stringify(data).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Returns a JavaScript string in single quotes, which is how the guide writes arguments: `highlight('home')`. */
const literal = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;

/**
 * Returns the expression that CasparCG evaluates for an invoke command. The server adds parentheses unless the expression
 * already ends with a parenthesis, so only a call with an argument includes its own.
 */
const expression = (name: string, argument: string | undefined): string =>
  argument === undefined || argument === '' ? name : `${name}(${literal(argument)})`;

/**
 * Returns a command as one line of AMCP text, ready to send.
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
