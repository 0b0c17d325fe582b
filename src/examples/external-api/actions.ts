import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fetch } from './service.ts';

/**
 * Asks a service for a city's temperature, then shows it with the city.
 * The update waits for the answer, but no longer than the limit.
 */
export const actions: ActionsFactory = (keyfill) => ({
  'external-api': {
    composition() {
      const service = 'https://weather.example.com/now?city=';
      const limit = 2000; // milliseconds
      const temperature = this.findLayerByName('Temperature')?.element;

      const fetchCelsius = async (city: string) => {
        const address = service + encodeURIComponent(city);
        const response = await fetch(address, { signal: AbortSignal.timeout(limit) });
        if (!response.ok) throw new Error(`status ${response.status}`);
        const { celsius } = (await response.json()) as { readonly celsius?: unknown };
        if (typeof celsius !== 'number') throw new Error('no temperature in the answer');
        return celsius;
      };

      let newest = 0;

      keyfill.useOnUpdate('_city', async (key, value, next) => {
        newest += 1;
        const request = newest;
        let text = '–°';

        try {
          text = `${Math.round(await fetchCelsius(value))}°`;
        } catch (error) {
          console.warn(`No weather for "${value}":`, error);
        }

        // If another city has arrived by now, this answer is out of date.
        if (request !== newest) return;
        if (temperature) temperature.content = text;
        next();
      });
    },
  },
});
