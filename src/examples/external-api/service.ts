import file from './answers.json';

interface Answer {
  readonly celsius: number;
  readonly sky: string;
  readonly days: readonly (readonly (string | number)[])[];
  /**
   * How long the service takes. It's short, so that nothing is pending when readers leave the page. Null
   * means forever.
   */
  readonly milliseconds: number | null;
}

const cities: Readonly<Record<string, Answer | undefined>> = file.cities;

/** The part of `fetch` that the action uses. */
interface ServiceResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly json: () => Promise<unknown>;
}

/**
 * Replaces the browser's fetch, so that this example works without a network.
 * To use a real service, delete this function and change the address.
 */
export function fetch(url: string, { signal }: { readonly signal: AbortSignal }): Promise<ServiceResponse> {
  const city = new URL(url).searchParams.get('city') ?? '';
  const answer = cities[city.trim().toLowerCase()];
  if (!answer) return Promise.resolve({ ok: false, status: 404, json: () => Promise.resolve({}) });
  return new Promise((resolve, reject) => {
    const refuse = (): void => {
      clearTimeout(timer);
      reject(new Error('the service did not answer in time'));
    };
    const reply = (): void => {
      signal.removeEventListener('abort', refuse);
      resolve({ ok: true, status: 200, json: () => Promise.resolve({ city, ...answer }) });
    };
    const timer = answer.milliseconds === null ? undefined : setTimeout(reply, answer.milliseconds);
    signal.addEventListener('abort', refuse, { once: true });
  });
}
