// The checks on real hosts must be able to fail. Here they check a page that is wrong on purpose, so no host is needed.
import { expect, test, type Browser } from '@playwright/test';
import { checkLife } from '../../tools/playout/host-checks.ts';
import { openScreen } from '../../tools/playout/host-screen.ts';

/** A graphic with a line of text. A square crosses it all the time if it moves. */
const page = (style: string, isMoving: boolean) => `<!doctype html><style>
    #graphic { position: fixed; inset: 0; background: navy; visibility: hidden }
    #graphic.on-air { visibility: visible }
    #line { font: 80px sans-serif; color: white }
    #square { position: absolute; top: 0; width: 200px; height: 200px; background: teal }
    #cover { position: absolute; inset: 0 }
    ${style}
  </style>
  <div id="graphic"><div id="square"></div><div id="line"><span id="text">Old text</span></div><div id="cover"></div></div>
  <script>
    const move = (time) => {
      square.style.left = (time / 2) % 1920 + 'px';
      requestAnimationFrame(move);
    };
    if (${isMoving}) requestAnimationFrame(move);
  </script>`;

/** Checks a life of the graphic on air. */
async function live(
  browser: Browser,
  {
    style = '',
    isMoving = false,
    steps = 0,
    next = '',
    patience = 500,
  }: { style?: string; isMoving?: boolean; steps?: number; next?: string; patience?: number },
): Promise<void> {
  const url = `data:text/html;charset=utf-8,${encodeURIComponent(page(style, isMoving))}`;
  const screen = await openScreen(browser, url, { patience });
  const run = (code: string) => screen.page.evaluate(code);
  try {
    await checkLife(screen, {
      steps,
      play: () => run('graphic.className = "on-air"'),
      next: () => run(next),
      update: (value) => run(`text.textContent = ${JSON.stringify(value)}`),
      stop: () => run('graphic.className = ""'),
    });
  } finally {
    await screen.close();
  }
}

test('a graphic passes if its new text can be seen, at rest or moving, and fails otherwise', async ({
  browser,
}) => {
  await live(browser, {});
  await live(browser, { isMoving: true });
  for (const style of ['#line { clip-path: inset(100%) }', '#cover { background: navy }'])
    await expect(live(browser, { style, isMoving: true })).rejects.toThrow("but it can't be seen");
});

test('Continue is sent once for each step, and each one must change the picture', async ({ browser }) => {
  const next =
    'line.style.marginTop = `${(Math.min(window.pressed = (window.pressed ?? 0) + 1, 2)) * 100}px`';
  // On a busy machine, it takes longer to see that a picture rests.
  await expect(live(browser, { steps: 3, next, patience: 5000 })).rejects.toThrow(
    'Continue 3 changes nothing',
  );
});
