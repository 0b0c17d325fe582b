import type { ActionsFactory } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';
import { fetch } from './service.ts';

/** The weather of a day. The first day is today, and its name is empty. */
type Weather = readonly [day: string, sky: string, celsius: number];

/** What the service should answer. */
interface Answer {
  readonly celsius?: unknown;
  readonly sky?: string;
  readonly days?: readonly Weather[];
}

/**
 * Asks a service for a city’s weather, then shows it with the city.
 * The update waits for the answer, but no longer than the limit.
 */
export const actions: ActionsFactory = (keyfill) => ({
  'external-api': {
    composition() {
      const service = 'https://weather.example.com/now?city=';
      const limit = 2000; // milliseconds
      const icons = new Map([
        [
          'sun',
          'M48,0v14m0,68v14M0,48h14m68,0h14M14,14l10,10m48,48l10,10M82,14l-10,10m-48,48l-10,10M48,26a22,22,0,1,0,.1,0z',
        ],
        [
          'cloud',
          'M20,96a20,20,0,0,1-2-40a26,26,0,0,1,49-4a22,22,0,0,1,1,44zM78,44a40,40,0,0,0-26-20a17,17,0,1,1,26,20zM68-2v8M92,30h6M87,11l5-5M49,11l-5-5',
        ],
        [
          'rain',
          'M22,62a22,22,0,0,1-2-44a28,28,0,0,1,53-2a23,23,0,0,1,1,46zM26,74l-8,22m32-22l-8,22m32-22l-8,22',
        ],
      ]);

      const fetchWeather = async (city: string): Promise<readonly Weather[]> => {
        const address = service + encodeURIComponent(city);
        const response = await fetch(address, { signal: AbortSignal.timeout(limit) });
        if (!response.ok) throw new Error(`status ${response.status}`);
        const { celsius, sky = '', days = [] } = (await response.json()) as Answer;
        if (typeof celsius !== 'number') throw new Error('no temperature in the answer');
        return [['', sky, celsius], ...days];
      };

      // Without an answer, dashes are there.
      const show = (weather: readonly Weather[]): void => {
        ['Temperature', 'Day 1', 'Day 2', 'Day 3'].forEach((name, index) => {
          const [day = '', sky = '', celsius] = weather[index] ?? [];
          const label = this.findLayerByName(`${name} name`)?.element;
          const text = this.findLayerByName(name)?.element;
          const icon = this.findLayerByName(`${name} icon`)?.element;
          const degrees = celsius === undefined ? '–' : `${Math.round(celsius)}°`;
          if (label) label.content = day;
          if (text) text.content = degrees.replace('-', '−');
          if (icon) icon.data = icons.get(sky) ?? '';
        });
      };

      let newest = 0;

      keyfill.useOnUpdate('_city', async (key, value, next) => {
        newest += 1;
        const request = newest;
        let weather: readonly Weather[] = [];

        try {
          weather = await fetchWeather(value);
        } catch (error) {
          console.warn(`No weather for "${value}":`, error);
        }

        // If another city has arrived by now, this answer is out of date.
        if (request !== newest) return;
        show(weather);
        next();
      });

      fitTiles(keyfill, this, { City: ['City plate', 'Beam'] });

      // Each temperature follows the name of its day. The old one stays where it is.
      const slots = ['Day 1', 'Day 2', 'Day 3'].map((day) =>
        [day, `${day} before`, `${day} name`].map((name) => this.findLayerByName(name)?.element),
      );
      keyfill.useOnUpdate('_city', (_key, _value, next) => {
        for (const [text, before] of slots) if (text && before) before.style.x.value = text.style.x.value;
        next();
        for (const [text, , name] of slots)
          if (text && name?.content) text.style.x.value = name.style.x.value + name.measure().width + 18;
      });
    },
  },
});
