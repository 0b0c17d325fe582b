import type { Report } from './lib/report.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { ensureBrowser } from '../test/browser.ts';
import { CHROMIUM_FLAGS } from '../test/chromium-flags.ts';
import { runtimeScript } from '../playout/build-playout.ts';
import { RUNTIME_KINDS } from '../../src/playout/export/source.ts';
import { bundle } from '../runtime/bundle.ts';
import { siteDir } from '../shared/site-dir.ts';
import { median } from './lib/median.ts';

declare global {
  /** Added by the script in the page. */
  interface Window {
    prepare: (name: string, layers: number) => void;
    run: () => Promise<void>;
    release: () => void;
    dropped: (layers: number) => Promise<number>;
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const FRAMES = 100;
const ROUNDS = 9;

/**
 * The browser's own count in seconds: everything that the main thread does for a frame except painting, which
 * is the same for all.
 */
const COUNTED = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];

/** The same work for each: every layer moves, rotates, and fades with an easing, at 50 frames per second. */
const PAGE_SCRIPT = `
import { createManualClock, createTemplate } from './src/runtime/index.ts';
import { animate } from 'motion';
import { createTimeline } from 'animejs';

const FRAMES = ${FRAMES};
const EASE = [0.33, 1, 0.68, 1];
const place = (index) => [(index % 20) * 48, Math.floor(index / 20) * 30];

function boxes(count) {
  const host = document.createElement('div');
  document.body.append(host);
  const all = Array.from({ length: count }, (_, index) => {
    const box = document.createElement('div');
    box.style.cssText = 'position:absolute;left:0;top:0;width:40px;height:24px;background:#fca311';
    host.append(box);
    return box;
  });
  return { host, all };
}
const keyframesOf = (index) => {
  const [x, y] = place(index);
  return [
    { transform: \`translate(\${x}px,\${y}px) rotate(0deg)\`, opacity: 0.2 },
    { transform: \`translate(\${x + 200}px,\${y + 100}px) rotate(90deg)\`, opacity: 1 },
  ];
};

const makers = {
  async keyfill(count) {
    const host = document.createElement('div');
    host.style.cssText = 'position:absolute;left:0;top:0;width:1920px;height:1080px';
    document.body.append(host);
    const move = (from, to) => ({ keyframes: [
      { frame: 0, value: from, easing: { p1x: EASE[0], p1y: EASE[1], p2x: EASE[2], p2y: EASE[3] } },
      { frame: FRAMES - 1, value: to },
    ] });
    const template = createTemplate(host, { keyfill: 1, name: 'Bench', mainComposition: 'm', compositions: [{
      id: 'm', name: 'm', width: 1920, height: 1080, fps: 50, duration: FRAMES,
      layers: Array.from({ length: count }, (_, index) => {
        const [x, y] = place(index);
        return { id: 'l' + index, name: 'l', element: { type: 'text', autoSize: false, style: {
          width: 40, height: 24, backgroundColor: '#fca311',
          x: move(x, x + 200), y: move(y, y + 100), rotation: move(0, 90), opacity: move(0.2, 1),
        } } };
      }),
    }] }, undefined, { clock: createManualClock() });
    await template.load();
    return { seek: (frame) => template.seek(frame), remove: () => (template.remove(), host.remove()) };
  },
  async waapi(count) {
    const { host, all } = boxes(count);
    const animations = all.map((box, index) => {
      const animation = box.animate(keyframesOf(index), { duration: FRAMES * 20, easing: \`cubic-bezier(\${EASE})\`, fill: 'both' });
      animation.pause();
      return animation;
    });
    return { seek: (frame) => { for (const animation of animations) animation.currentTime = frame * 20; }, remove: () => host.remove() };
  },
  async motion(count) {
    const { host, all } = boxes(count);
    const sequence = all.map((box, index) => {
      const [x, y] = place(index);
      return [box, { x: [x, x + 200], y: [y, y + 100], rotate: [0, 90], opacity: [0.2, 1] }, { duration: FRAMES / 50, ease: EASE, at: 0 }];
    });
    const controls = animate(sequence);
    controls.pause();
    return { seek: (frame) => { controls.time = frame / 50; }, remove: () => (controls.cancel?.(), host.remove()) };
  },
  async anime(count) {
    const { host, all } = boxes(count);
    const timeline = createTimeline({ autoplay: false });
    all.forEach((box, index) => {
      const [x, y] = place(index);
      timeline.add(box, { x: [x, x + 200], y: [y, y + 100], rotate: [0, 90], opacity: [0.2, 1], duration: FRAMES * 20, ease: 'out(3)' }, 0);
    });
    return { seek: (frame) => timeline.seek(frame * 20), remove: () => host.remove() };
  },
};

let subject;
window.prepare = async (name, count) => { subject = await makers[name](count); };
window.release = () => subject.remove();

/**
 * Shows every frame once, each in its own browser frame, because motion applies a change in the browser's
 * next frame.
 */
window.run = () => new Promise((resolve) => {
  let frame = 0;
  const step = () => {
    if (frame === FRAMES) return void requestAnimationFrame(() => requestAnimationFrame(resolve));
    subject.seek(frame);
    frame += 1;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
});

/** Plays 10 s at 50 frames per second and counts the frames that the graphic skipped. */
window.dropped = async (count) => {
  const { browserClock } = await import('./src/runtime/index.ts');
  const host = document.createElement('div');
  host.style.cssText = 'position:absolute;left:0;top:0;width:1920px;height:1080px';
  document.body.append(host);
  const template = createTemplate(host, { keyfill: 1, name: 'Run', mainComposition: 'm', compositions: [{
    id: 'm', name: 'm', width: 1920, height: 1080, fps: 50, duration: 500,
    layers: Array.from({ length: count }, (_, index) => ({ id: 'l' + index, name: 'l', element: { type: 'rectangle', style: {
      width: 40, height: 24, fill: '#fca311', y: (index % 36) * 30,
      x: { keyframes: [{ frame: 0, value: 0 }, { frame: 499, value: 1880 }] },
    } } })),
  }] }, undefined, { clock: browserClock });
  await template.load();
  const main = template.keyfill.mainComposition;
  const shown = new Set();
  template.subscribe(() => shown.add(main.activeFrame));
  template.play();
  await new Promise((resolve) => { const leave = template.subscribe(() => { if (!main.isPlaying) { leave(); resolve(); } }); });
  template.remove();
  host.remove();
  return 500 - shown.size;
};
`;

/** Returns the milliseconds for a frame of `count` layers, animated by the library of this name. */
async function costOf(page: Page, session: CDPSession, name: string, count: number): Promise<number> {
  const counted = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.reduce((sum, metric) => sum + (COUNTED.includes(metric.name) ? metric.value : 0), 0);
  };
  await page.evaluate(([own, layers]) => window.prepare(own, layers), [name, count] as const);
  await page.evaluate(() => window.run());
  const before = await counted();
  await page.evaluate(() => window.run());
  const cost = ((await counted()) - before) * (1000 / FRAMES);
  await page.evaluate(() => window.release());
  return cost;
}

/** Prints the size of each runtime. */
async function measureSizes(report: Report): Promise<void> {
  for (const kind of RUNTIME_KINDS) {
    const bytes = brotliCompressSync(await runtimeScript(kind)).length;
    report(`runtime without Lottie, ${kind}, brotli`, `${kilobytes(bytes)}, ${bytes} bytes`, '≤ 20 kB');
  }
}

/**
 * Prints the size of the runtime, and its cost per frame next to the browser's own animations, motion, and
 * animejs.
 */
export default async function measureRuntime(report: Report): Promise<void> {
  await measureSizes(report);
  const player = readFileSync(path.join(siteDir, 'node_modules/lottie-web/build/player/lottie_light.min.js'));
  report(
    'Lottie player, only where there is a Lottie element, brotli',
    kilobytes(brotliCompressSync(player).length),
  );

  const found = await ensureBrowser(siteDir);
  if ('problem' in found) throw new Error(found.problem);
  const browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    await page.setContent('<body style="margin:0;background:#000"></body>');
    await page.addScriptTag({ content: await bundle({ contents: PAGE_SCRIPT }) });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    for (const count of [60, 300]) {
      const names = ['keyfill', 'waapi', 'motion', 'anime'];
      const costs = new Map(names.map((name): [string, number[]] => [name, []]));
      const costsOf = (name: string) => costs.get(name) ?? [];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const name of names) costsOf(name).push(await costOf(page, session, name, count));
      }
      report(
        `${count} layers, milliseconds for a frame`,
        names.map((name) => `${name} ${median(costsOf(name)).toFixed(2)}`).join(', '),
      );
      // From the same round, because the machine's other work varies from round to round but affects
      // neighbors alike.
      const beside = (other: string) =>
        `${median(costsOf('keyfill').map((cost, round) => cost / (costsOf(other)[round] ?? NaN))).toFixed(2)} times`;
      report(`${count} layers, beside the Web Animations API`, beside('waapi'), '≤ 1.7');
      report(`${count} layers, beside motion`, beside('motion'), '≤ 1.25');
      report(`${count} layers, beside animejs`, beside('anime'));
    }
    for (const count of [60, 300]) {
      report(
        `frames dropped in 10 s at 50 frames a second, ${count} layers`,
        String(await page.evaluate((layers) => window.dropped(layers), count)),
        '0',
      );
    }
  } finally {
    await browser.close();
  }
}
