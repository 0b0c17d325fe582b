import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { stateOf, type Definition } from './core/definitions';
import DefinitionView from './DefinitionView';
import styles from './styles.module.css';
import { useWide } from './useWide';

interface Props {
  readonly definitions: readonly Definition[];
}

/** Which tab a key goes to, as the ARIA pattern for tabs has it. */
function tabOfKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

function Columns({ definitions }: Props): JSX.Element {
  const id = useId();
  return (
    <div className={styles.columns}>
      {definitions.map((definition) => (
        <section
          key={definition.id}
          className={styles.column}
          data-definition={definition.id}
          aria-labelledby={`${id}${definition.id}`}
        >
          <p className={styles.name} id={`${id}${definition.id}`}>
            {definition.name}
          </p>
          <DefinitionView definition={definition} />
        </section>
      ))}
    </div>
  );
}

function Tabs({ definitions }: Props): JSX.Element {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const definition = definitions[shown];

  function press(event: KeyboardEvent): void {
    const next = tabOfKey(event.key, shown, definitions.length);
    if (next === undefined) return;
    event.preventDefault();
    setShown(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <>
      <div ref={list} className={styles.tabs} role="tablist" aria-label="Definitions">
        {definitions.map((one, index) => (
          <button
            key={one.id}
            type="button"
            role="tab"
            id={`${id}${one.id}`}
            className={styles.tab}
            aria-selected={index === shown}
            aria-controls={`${id}panel`}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => setShown(index)}
            onKeyDown={press}
          >
            {one.name}
            {stateOf(one) !== '' && ` (${stateOf(one)})`}
          </button>
        ))}
      </div>
      {definition && (
        <div
          className={styles.column}
          role="tabpanel"
          id={`${id}panel`}
          aria-labelledby={`${id}${definition.id}`}
          data-definition={definition.id}
        >
          <DefinitionView key={definition.id} definition={definition} />
        </div>
      )}
    </>
  );
}

/** The definitions: beside each other where there is room, otherwise one tab each. */
export default function Definitions({ definitions }: Props): JSX.Element {
  return useWide() ? <Columns definitions={definitions} /> : <Tabs definitions={definitions} />;
}
