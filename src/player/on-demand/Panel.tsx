import { useEffect, useRef, type ReactNode } from 'react';
import IconButton, { CLOSE } from '../../ui/IconButton.tsx';
import layout from '../layout.module.css';
import { prefersStill } from '../motion.ts';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** Whether everything that it shows has loaded. */
  readonly isComplete?: boolean;
}

/** A menu's contents below the stage. When it opens, it comes into view, and its title gets the focus. */
export default function Panel({ title, children, isComplete = true }: Props): JSX.Element {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // A reader who has gone on while it loaded keeps the focus.
    if (document.activeElement?.matches('body, [data-control^="menu:"]'))
      heading.current?.focus({ preventScroll: true });
  }, []);
  /** Closes the menu as its own button does, which gets the focus. */
  function close(): void {
    const opener = heading.current
      ?.closest('figure')
      ?.querySelector<HTMLElement>('[data-control^="menu:"][aria-expanded="true"]');
    opener?.focus();
    opener?.click();
  }
  useEffect(() => {
    const panel = heading.current?.parentElement?.parentElement;
    if (!isComplete || !panel) return;
    const figure = panel.closest('figure');
    const deck = figure?.querySelector(`.${layout.deck}`);
    // The deck sticks only where its styles say at what height.
    const pinned = deck && getComputedStyle(deck).getPropertyValue('--stuck') ? deck.clientHeight : 0;
    figure?.style.setProperty('--pinned', `${pinned}px`);
    const behavior = prefersStill() ? 'instant' : 'smooth';
    const desk = panel.closest(`.${layout.desk}`);
    if (!figure || !desk) return;
    const fits = ({ clientHeight }: Element, room: number): boolean =>
      clientHeight <= room * window.innerHeight;
    // Next to the code, only the desk scrolls. Elsewhere, as much of the stage as fits stays in view.
    if (desk.scrollHeight > desk.clientHeight) desk.scrollTo({ top: 0, behavior });
    else if (fits(figure, 0.9)) figure.scrollIntoView({ block: 'nearest', behavior });
    else if (pinned === 0 && fits(desk, 0.8)) desk.scrollIntoView({ block: 'end', behavior });
    else panel.closest(`.${layout.bar}`)?.scrollIntoView({ behavior });
  }, [isComplete]);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape works on all controls.
    <div onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && close()}>
      <div className="line spread">
        <p ref={heading} className="bare strong" tabIndex={-1}>
          {title}
        </p>
        <IconButton control="close" label="Close" icon={CLOSE} onClick={close} />
      </div>
      {children}
    </div>
  );
}
