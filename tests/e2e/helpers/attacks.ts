import type { Attack } from './attack';
import { frames, scripts } from './attacks-inside';
import { network, outward } from './attacks-outward';

/** Attacks whose success shows by itself: by `out`, at the catcher, or on the page. */
export const ATTACKS: Readonly<Record<string, readonly Attack[]>> = { outward, network, scripts, frames };

/** What the frame writes to the console of an attack. */
export const sign = (name: string, what: 'out' | 'ends'): string => `attack ${what} [${name}]`;

/** The text of the actions tab that runs attacks, all at once. Each has a path of its own at the catcher, and waits `pause` milliseconds for what it has begun. */
export function attackText(
  attacks: readonly Attack[],
  catcher: string,
  udpPort: number,
  pause: number,
): string {
  const functions = attacks.map(
    ({ name, code }) =>
      `  ${JSON.stringify(name)}: async (out, catcher, udpPort) => { ${code.replaceAll('[NAME]', `[${name}]`)} },`,
  );
  return `const pause = ${pause};
const attacks = {
${functions.join('\n')}
};
export const actions = () => {
  Object.entries(attacks).forEach(([name, attack], index) => {
    const end = (error) => console.info('attack ends [' + name + ']', String(error));
    attack((text) => console.info('attack out [' + name + ']', text), ${JSON.stringify(catcher)} + '/' + index, ${udpPort}).then(end, end);
  });
  return {};
};
`;
}
