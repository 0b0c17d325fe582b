import { useRef, type KeyboardEvent, type ReactNode } from 'react';

interface Props<Name extends string> {
  /** The start of the IDs: a tab's ID is this plus its name, and its panel's ID is this plus `-panel`. */
  readonly id: string;
  /** What the tabs switch between. */
  readonly label: string;
  readonly tabs: readonly { readonly name: Name; readonly label: ReactNode }[];
  readonly shown: Name;
  readonly onShow: (name: Name) => void;
}

/** A row of tabs above a panel, with the keys of the ARIA pattern for tabs. The caller provides the panel. */
export default function TabList<Name extends string>(props: Props<Name>): JSX.Element {
  const { id, label, tabs, shown, onShow } = props;
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const { length } = tabs;
    const index = tabs.findIndex(({ name }) => name === shown);
    const places = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: length - 1 };
    const place = places[event.key as keyof typeof places] as number | undefined;
    const tab = place === undefined ? undefined : tabs.at(place % length);
    if (!tab) return;
    event.preventDefault();
    onShow(tab.name);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(tab)]?.focus();
  }

  return (
    <div ref={list} role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.name}
          type="button"
          role="tab"
          id={`${id}-${tab.name}`}
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
