// The speed of a page's templates. Checks stop time to compare pictures, and tests shorten long animations.
import type { BrowserContext, Page } from '@playwright/test';

/** Runs first in every frame. The speed is the top frame's, so templates that load later have it, too. */
const INSTALL = `(() => {
  const now = performance.now.bind(performance);
  const request = requestAnimationFrame.bind(globalThis);
  const sinceEpoch = (time) => performance.timeOrigin + time;
  if (globalThis === top) {
    // "start" is when the speed was set, and "shown" is what the clock showed then.
    const clock = (top.templateClock = { speed: 1, start: sinceEpoch(0), shown: 0 });
    clock.setSpeed = (speed) => {
      const time = sinceEpoch(now());
      clock.shown += (time - clock.start) * clock.speed;
      Object.assign(clock, { speed, start: time });
    };
  }
  const slowed = (time) => {
    const { speed, start, shown } = top.templateClock;
    return shown + (sinceEpoch(time) - start) * speed;
  };
  performance.now = () => slowed(now());
  globalThis.requestAnimationFrame = (callback) => request((time) => callback(slowed(time)));
})()`;

/** Gives every page that a context opens a clock with a variable speed. */
export async function addTemplateClock(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: INSTALL });
}

/** Sets the speed of all templates in a page: 1 is real time, and 0 stops time. */
export const setTemplateSpeed = (page: Page, speed: number): Promise<void> =>
  page.evaluate(`templateClock.setSpeed(${speed})`);
