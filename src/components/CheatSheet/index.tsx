import { useEffect, useRef, useState, type ReactNode } from 'react';
import { copyResult } from '../../ui/copy-text.ts';
import styles from './styles.module.css';

/** How long the result is visible, in milliseconds. */
const SHOWN = 2000;

/** Cards in two columns, on screen and on paper. A click, Enter, or Space copies a command. */
export default function CheatSheet({ children }: { readonly children: ReactNode }): JSX.Element {
  const sheet = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => say(''), SHOWN);
    return () => clearTimeout(timer);
  }, [said]);

  // The commands come from Markdown, so they become buttons in the page.
  useEffect(() => {
    const found = sheet.current?.querySelectorAll<HTMLElement>('td:not(:first-child) > code, .token-line');
    for (const command of found ?? []) {
      const text = command.textContent ?? '';
      if (command.matches('span') && !text.startsWith('CG ')) continue;
      const copy = (): void => void copyResult(text, `Copied: ${text}`).then(say);
      Object.assign(command, { role: 'button', tabIndex: 0, title: 'Copy' });
      command.onclick = copy;
      command.onkeydown = (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        copy();
      };
    }
  }, []);

  return (
    <div ref={sheet} className={styles.sheet} data-wide>
      {children}
      <p className={styles.said} role="status">
        {said && <span className="matte inset">{said}</span>}
      </p>
    </div>
  );
}
