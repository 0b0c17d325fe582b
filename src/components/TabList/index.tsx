import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './styles.module.css';
import { tabOfKey } from './tabOfKey';

/** One tab of a list. */
export interface TabItem<Name extends string> {
  readonly name: Name;
  readonly label: ReactNode;
}

interface Props<Name extends string> {
  /** Beginning of the ids: a tab has this id and its name, the panel that it controls this id and `-panel`. */
  readonly id: string;
  /** What the tabs choose between. */
  readonly label: string;
  readonly tabs: readonly TabItem<Name>[];
  readonly shown: Name;
  readonly onShow: (name: Name) => void;
  readonly className?: string;
}

/** A row of tabs over a panel, with the keys of the ARIA pattern for tabs. What the panel shows is the caller's. */
export default function TabList<Name extends string>({
  id,
  label,
  tabs,
  shown,
  onShow,
  className,
}: Props<Name>): JSX.Element {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const index = tabs.findIndex(({ name }) => name === shown);
    const next = tabOfKey(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onShow(tab.name);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div
      ref={list}
      className={className === undefined ? styles.tabs : `${styles.tabs} ${className}`}
      role="tablist"
      aria-label={label}
    >
      {tabs.map((tab) => (
        <button
          key={tab.name}
          type="button"
          role="tab"
          id={`${id}-${tab.name}`}
          className={styles.tab}
          aria-selected={tab.name === shown}
          aria-controls={`${id}-panel`}
          tabIndex={tab.name === shown ? 0 : -1}
          onClick={() => onShow(tab.name)}
          onKeyDown={onKeyDown}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
