import { Buffer } from 'node:buffer';
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, By, Capabilities, error as problems, Key, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../tools/shared/free-port.ts';
import type { Engine, EnginePage, Viewport } from './engine.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';
const PROCESSOR = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
const BROWSER = `/usr/lib/${PROCESSOR}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
/** MiniBrowser's toolbar keeps a window at least 447 px wide unless its parts can shrink. */
const NARROW = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; }';

/** Starts an X server on a display that it chooses itself. */
function startDisplay(): Promise<{ readonly process: ChildProcess; readonly display: string }> {
  const child = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('Xvfb stopped')));
    child.stdio[3]?.once('data', (data: Buffer) =>
      resolve({ process: child, display: `:${data.toString().trim()}` }),
    );
  });
}

async function connect(port: number): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
  });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build();
    } catch (error) {
      if (attempt === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

/** More than MiniBrowser's toolbar and frame need, in pixels. */
const FRAME = 200;

/** Resizes the page. The window is larger by MiniBrowser's toolbar, and busy machines need a while. */
async function resize(driver: WebDriver, { width, height }: Viewport): Promise<void> {
  const window = driver.manage().window();
  let outer = { width, height };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    await window.setRect({ x: 0, y: 0, ...outer });
    await new Promise((resolve) => setTimeout(resolve, 50));
    const [innerWidth, innerHeight] = await driver.executeScript<[number, number]>(
      'return [innerWidth, innerHeight]',
    );
    const missing = { width: width - innerWidth, height: height - innerHeight };
    if (missing.width === 0 && missing.height === 0) return;
    // If a page is off by more than that, it still has its previous size.
    if (Math.abs(missing.width) < FRAME && Math.abs(missing.height) < FRAME)
      outer = { width: outer.width + missing.width, height: outer.height + missing.height };
  }
  throw new Error(`the window doesn't take the size ${width} × ${height}`);
}

async function press(driver: WebDriver, key: string): Promise<void> {
  const [name = '', modifier] = key.split('+').reverse();
  const actions = driver.actions();
  if (modifier === 'Control') actions.keyDown(Key.CONTROL);
  actions.sendKeys(name === 'Enter' ? Key.ENTER : name);
  if (modifier === 'Control') actions.keyUp(Key.CONTROL);
  await actions.perform();
}

/** Clicks an element, once nothing covers it anymore, such as a menu that fades out. */
async function click(driver: WebDriver, selector: string): Promise<void> {
  await driver.wait(
    () =>
      driver
        .findElement(By.css(selector))
        .click()
        .then(
          () => true,
          (problem: unknown) => {
            if (problem instanceof problems.ElementClickInterceptedError) return false;
            throw problem;
          },
        ),
    10_000,
  );
}

function pageOf(driver: WebDriver, version: string, kill: () => void): EnginePage {
  return {
    version,
    open: (url) => driver.get(url),
    async evaluate<Result>(expression: string) {
      const [error, value] = await driver.executeAsyncScript<[string | null, Result]>(
        `const done = arguments[0];
        new Promise((resolve) => resolve(${expression}))
          .then((value) => done([null, value]), (error) => done([String(error), null]));`,
      );
      if (error !== null) throw new Error(error);
      return value;
    },
    resize: (viewport) => resize(driver, viewport),
    click: (selector) => click(driver, selector),
    press: (key) => press(driver, key),
    type: (text) => driver.actions().sendKeys(text).perform(),
    shot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit().finally(kill),
    kill,
  };
}

/** WebKitGTK's MiniBrowser through WebDriver, on its own display. */
export const webkit: Engine = {
  name: 'WebKit',
  problem: [DRIVER, XVFB, BROWSER]
    .filter((file) => !existsSync(file))
    .map((file) => `there is no ${file}`)[0],
  async start(viewport) {
    const folder = mkdtempSync(path.join(tmpdir(), 'keyfill-webkit-'));
    mkdirSync(path.join(folder, 'gtk-3.0'));
    writeFileSync(path.join(folder, 'gtk-3.0/gtk.css'), NARROW);
    const { process: server, display } = await startDisplay();
    const port = await freePort();
    const service = spawn(DRIVER, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: display,
        GDK_BACKEND: 'x11',
        XDG_CONFIG_HOME: folder,
        LIBGL_ALWAYS_SOFTWARE: '1',
        // WebKitGTK 2.50's SkiaGPUWorker sometimes crashes when it draws with a software GPU (swrast_dri.so).
        WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
        // Its sandbox needs rights that containers don't have.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    });
    const stop = (): void => {
      service.kill();
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    };
    try {
      const driver = await connect(port);
      const version = (await driver.getCapabilities()).getBrowserVersion() ?? '';
      await driver.manage().setTimeouts({ script: 120_000, pageLoad: 120_000 });
      await resize(driver, viewport);
      return pageOf(driver, `WebKitGTK ${version}`, stop);
    } catch (error) {
      stop();
      throw error;
    }
  },
};
