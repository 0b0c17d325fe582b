import type { Attack } from './attack.ts';
import { frames, scripts } from './attacks-inside.ts';
import { network, outward } from './attacks-outward.ts';

/** Attacks that show their success themselves: with `out`, at the catcher, or on the page. */
export const ATTACKS: Readonly<Record<string, readonly Attack[]>> = { outward, network, scripts, frames };

const names = Object.values(ATTACKS).flatMap((group) => group.map(({ name }) => name));

/** The attack's own path at the catcher, with slashes around it, so that late requests can still be assigned to it. */
export const folderOf = ({ name }: Attack): string => `/${names.indexOf(name)}/`;

/** What the frame writes to the console about an attack. */
export const sign = (name: string, what: 'out' | 'ends'): string => `attack ${what} [${name}]`;

/**
 * Returns the actions tab's text that runs attacks, all at once. Each waits `pause` milliseconds for what it has started.
 */
export function attackText(
  attacks: readonly Attack[],
  catcher: string,
  udpPorts: readonly number[],
  pause: number,
): string {
  const functions = attacks.map((attack) => {
    const { name, code, udp = 0 } = attack;
    const own = catcher + folderOf(attack).slice(0, -1);
    return `  ${JSON.stringify(name)}: async (out, catcher = ${JSON.stringify(own)}, udpPort = ${udpPorts[udp]}) => { ${code.replaceAll('[NAME]', `[${name}]`)} },`;
  });
  return `const pause = ${pause};
const attacks = {
${functions.join('\n')}
};
export const actions = () => {
  Object.entries(attacks).forEach(([name, attack]) => {
    const end = (error) => console.info('attack ends [' + name + ']', String(error));
    attack((text) => console.info('attack out [' + name + ']', text)).then(end, end);
  });
  return {};
};
`;
}
