import { useRef, type KeyboardEvent } from 'react';
import { TABS, type Tab } from '../../playground/draft.ts';
import type { TextProblem } from '../../playground/text-problem.ts';
import styles from './styles.module.css';
import { tabLabel, tabsLabel } from './texts';

interface Props {
  readonly id: string;
  /** Name of the example. */
  readonly name: string;
  readonly tab: Tab;
  readonly problems: readonly TextProblem[];
  readonly onTab: (tab: Tab) => void;
}

/** Which tab a key goes to, as the ARIA pattern for tabs has it. */
function tabOfKey(key: string, tab: Tab): Tab | undefined {
  const index = TABS.indexOf(tab);
  switch (key) {
    case 'ArrowRight':
      return TABS[(index + 1) % TABS.length];
    case 'ArrowLeft':
      return TABS[(index + TABS.length - 1) % TABS.length];
    case 'Home':
      return TABS[0];
    case 'End':
      return TABS.at(-1);
    default:
      return undefined;
  }
}

/** The row of tabs over the editor. */
export default function Tabs({ id, name, tab, problems, onTab }: Props): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent): void {
    const next = tabOfKey(event.key, tab);
    if (next === undefined) return;
    event.preventDefault();
    onTab(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={tabsLabel(name)}>
      {TABS.map((one) => {
        const count = problems.filter((problem) => problem.tab === one).length;
        return (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            className={styles.tab}
            data-tab={one}
            aria-selected={one === tab}
            aria-controls={`${id}-panel`}
            tabIndex={one === tab ? 0 : -1}
            onClick={() => onTab(one)}
            onKeyDown={onKeyDown}
          >
            {tabLabel(one)}
            {count > 0 && <span className={styles.count}>{` (${count})`}</span>}
          </button>
        );
      })}
    </div>
  );
}
