import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fetchFromFile } from './service.ts';

const SERVICE = 'https://weather.example.com/now?city=';
/** How long an answer is waited for, in milliseconds. */
const LIMIT = 2000;

async function fetchCelsius(city: string): Promise<number> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), LIMIT);
  try {
    const response = await fetchFromFile(SERVICE + encodeURIComponent(city), { signal: controller.signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const answer = (await response.json()) as { readonly celsius?: unknown };
    if (typeof answer.celsius !== 'number') throw new Error('no temperature in the answer');
    return answer.celsius;
  } finally {
    clearTimeout(timer);
  }
}

/** Asks for the temperature of a city, and shows both together: the update waits for the answer, with a limit. */
export const actions: ActionsFactory = (keyfill) => ({
  'external-api': {
    composition() {
      const temperature = this.findLayerByName('Temperature')?.element;
      let newest = 0;

      keyfill.useOnUpdate('_city', async (_key, value, next) => {
        newest += 1;
        const request = newest;
        let text = '–°';
        try {
          text = `${Math.round(await fetchCelsius(value))}°`;
        } catch (error) {
          console.warn(
            `No weather for "${value}": ${error instanceof Error ? error.message : String(error)}`,
          );
        }
        // A newer city has arrived in the meantime.
        if (request !== newest) return;
        if (temperature) temperature.content = text;
        next();
      });
    },
  },
});
