import type { Example } from './load-example.ts';
import { createSession, type Session } from './session.ts';

const hasLottie = ({ project }: Example): boolean =>
  project.compositions.some(({ layers }) => layers.some(({ element }) => element.type === 'lottie'));

/**
 * Creates a session for one of the site's examples.
 * @param base - The address of the folder with the examples' files.
 */
export const createExampleSession = (host: HTMLElement, example: Example, base: string): Session =>
  createSession({
    host,
    example,
    resolve: (url) => (/^([a-z][a-z\d+.-]*:|\/)/i.test(url) ? url : base + url),
    ...(hasLottie(example) && {
      lottie: async () => (await import('../runtime/lottie.ts')).lottie(),
    }),
  });
