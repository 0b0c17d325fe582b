import type { ActionsFactory, CompositionActions } from '../../runtime/definition/actions.ts';
import { fitTiles } from '../fit.ts';
import { fetch } from './service.ts';

/** The weather of a day. The first day is today, and its name is empty. */
type Weather = readonly [day: string, sky: string, celsius: number];

/** The frame at which the graphic waits. */
const REST = 44;

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
export const actions: ActionsFactory = (keyfill) => {
  // What's left to show when the graphic comes to rest.
  let steps: readonly (() => void)[] = [];
  const step = (): void => {
    const [first, ...others] = steps;
    steps = others;
    first?.();
  };
  const composition: CompositionActions = {
    composition() {
      const service = 'https://weather.example.com/now?city=';
      const limit = 2000; // milliseconds
      const icons = new Map([
        [
          'sun',
          'M48,0v14m0,68v14M0,48h14m68,0h14M14,14l10,10m48,48l10,10M82,14l-10,10m-48,48l-10,10M48,26a22,22,0,1,0,.1,0z',
        ],
        ['cloud', 'M20,96a20,20,0,0,1-2-40a26,26,0,0,1,49-4a22,22,0,0,1,1,44zM77,0a18,18,0,1,0,.1,0z'],
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

      // Without an answer, only the city is there.
      const show = (weather: readonly Weather[]): void => {
        ['Temperature', 'Day 1', 'Day 2', 'Day 3'].forEach((name, index) => {
          const [day = '', sky = '', celsius] = weather[index] ?? [];
          const label = this.findLayerByName(`${name} name`)?.element;
          const text = this.findLayerByName(name)?.element;
          const icon = this.findLayerByName(`${name} icon`)?.element;
          const degrees = celsius === undefined ? '' : `${Math.round(celsius)}°`;
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

      // On air, the old weather leaves first. So it's never below the new city.
      const parts = this.layers.flatMap(({ name, element }) =>
        /^(Temperature|Day \d)/.test(name) && !name.endsWith('before')
          ? [[element, element.type === 'path' ? 'data' : 'content'] as const]
          : [],
      );
      const read = (): readonly string[] => parts.map(([element, content]) => element[content]);
      const write = (contents: readonly string[]): void => {
        for (const [index, [element, content]] of parts.entries()) element[content] = contents[index] ?? '';
      };
      let shown = read();
      const leave = (): void => {
        write([]);
        fit(true);
        shown = read();
      };
      keyfill.useOnUpdate('_city', (_key, _value, next) => {
        const contents = read();
        const showNew = (): void => {
          write(contents);
          shown = contents;
          next();
        };
        // Nothing changes by itself while somebody looks at a frame.
        const isSeen =
          this.isVisible && (this.isPlaying ? this.activeFrame <= REST : this.activeFrame === REST);
        const isLeaving = shown.some(Boolean) && contents.join() !== shown.join();
        const isBusy = steps.length > 0;
        steps = [];
        if (isSeen && (isLeaving || isBusy)) {
          write(shown);
          steps = [...(isLeaving ? [leave] : []), showNew];
          if (!this.isPlaying) step();
        } else {
          showNew();
        }
      });
      keyfill.useOnPlay((next) => {
        while (steps.length > 0) step();
        next();
      });

      // Without weather, the plates below the city close, and what's on them with them.
      const partsOf = (start: string): readonly string[] =>
        this.layers.map(({ name }) => name).filter((name) => name.startsWith(start));
      const fit = fitTiles(keyfill, this, {
        City: ['City plate', 'Beam'],
        // They keep their widths, because no layers have these names.
        Now: ['Now plate', ...partsOf('Temperature')],
        Days: ['Days plate', ...partsOf('Day ')],
      });

      // Each temperature follows the name of its day.
      keyfill.useOnUpdate('_city', (_key, _value, next) => {
        next();
        for (const name of ['Day 1', 'Day 2', 'Day 3']) {
          const day = this.findLayerByName(`${name} name`)?.element;
          if (!day?.content) continue;
          const x = day.style.x.value + day.measure().width + 18;
          for (const part of [name, `${name} before`]) {
            const text = this.findLayerByName(part)?.element;
            if (text) text.style.x.value = x;
          }
        }
      });
    },
    frames: { [REST]: step },
  };
  return { 'external-api': composition };
};
