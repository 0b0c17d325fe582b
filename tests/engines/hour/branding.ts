import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { staticFile } from '../../../tools/shared/static-file.ts';
import { editor } from './controls.ts';
import { call, forgetChoices, open, press, showsText, type Hour } from './reading.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20z"/></svg>';

/** What designers and newcomers do without code. Each engine reads fonts, pictures, and files its own way. */
export function branding(hour: Hour): void {
  const { page } = hour;
  /** Gives a file to the last field that a selector finds, as its dialog does. */
  const choose = (fields: string, name: string, bytes: Uint8Array): Promise<void> =>
    call(
      page(),
      (selector: string, fileName: string, text: string) => {
        const field = [...document.querySelectorAll<HTMLInputElement>(selector)].at(-1)!;
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(atob(text), (one) => one.charCodeAt(0))], fileName));
        field.files = transfer.files;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
      fields,
      name,
      Buffer.from(bytes).toString('base64'),
    );

  it('embeds a font and a logo in Look, and refuses a font that isn’t one', async () => {
    await open(hour, '/user-guide/animation');
    await forgetChoices(hour);
    await editor.open(page());
    await press(page(), { selector: '[role="tab"]', name: 'Look' });
    const [fonts, pictures] = ['Type', 'Pictures'].map((name) => `[role="group"][aria-label="${name}"]`);
    await choose(`${fonts} [type="file"]`, 'Acme.woff2', Buffer.from('wOF2 but nothing else'));
    await editor.showsText(page(), 'can’t read the font in Acme.woff2');
    await choose(`${fonts} [type="file"]`, 'Acme.woff2', readFileSync('src/css/fonts/archivo-basic.woff2'));
    await showsText(page(), `${fonts} option`, 'Acme');
    await choose(`${pictures} [type="file"]`, 'logo.svg', Buffer.from(SVG));
    await showsText(page(), pictures!, 'logo, 40 × 20 px');
  });

  it('opens a project', async () => {
    await open(hour, '/user-guide');
    const project = readFileSync(staticFile('projects/lower-third-4-outro.keyfill'));
    await choose('[data-control="open-project"] + input', 'show.keyfill', project);
    await editor.showsText(page(), 'Your version is on the stage.');
  });
}
