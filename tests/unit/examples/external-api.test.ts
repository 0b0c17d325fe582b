import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetch } from '../../../src/examples/external-api/service.ts';

const request = (city: string, signal = new AbortController().signal) =>
  fetch(`https://weather.example.com/now?city=${city}`, { signal });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the simulated service of external-api', () => {
  it.each(['Rotterdam', 'Oslo'])(
    'answers for %s so quickly that nothing is left running when the reader leaves the page',
    async (city) => {
      const answer = request(city);
      expect(vi.getTimerCount()).toBe(1);
      vi.advanceTimersByTime(200);
      expect(vi.getTimerCount()).toBe(0);
      expect(await (await answer).json()).toMatchObject({ city, celsius: expect.any(Number) as number });
    },
  );

  it('only stops waiting at the limit for a city that never gets an answer', async () => {
    const controller = new AbortController();
    const answer = request('Reykjavik', controller.signal);
    expect(vi.getTimerCount()).toBe(0);
    controller.abort();
    await expect(answer).rejects.toThrow('did not answer in time');
  });

  it('refuses any other city immediately', async () => {
    expect((await request('Atlantis')).status).toBe(404);
  });
});
