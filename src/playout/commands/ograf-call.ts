import type { Data, PlayoutCommand } from './command.ts';

/** Returns data as a renderer passes it, with one key per line. */
const indentedJson = (data: Data = {}): string => JSON.stringify(data, null, 2).replace(/\n/g, '\n  ');

/**
 * Returns a command as the renderer's JavaScript: a method call on an OGraf graphic's element, `graphic`.
 * `play` and `next` use the same method: the first call plays, and all others continue to the next step.
 * @example
 * toOgrafCall({type: 'play'}); // await graphic.playAction({ goto: 0 });
 */
export function toOgrafCall(command: PlayoutCommand): string {
  switch (command.type) {
    case 'load': {
      const data = indentedJson(command.data);
      const load = `await graphic.load({\n  renderType: 'realtime',\n  data: ${data},\n});`;
      return command.playOnLoad ? `${load}\nawait graphic.playAction({});` : load;
    }
    case 'update':
      return `await graphic.updateAction({\n  data: ${indentedJson(command.data)},\n});`;
    case 'play':
      return 'await graphic.playAction({ goto: 0 });';
    case 'next':
      return 'await graphic.playAction({});';
    case 'stop':
      return 'await graphic.stopAction({});';
    case 'remove':
      return 'await graphic.dispose({});';
    case 'invoke': {
      const { name, argument } = command;
      const payload = argument === undefined ? '' : `, payload: ${JSON.stringify(argument)}`;
      return `await graphic.customAction({ id: ${JSON.stringify(name)}${payload} });`;
    }
  }
}
