import { useId, useState } from 'react';
import TabList from '../TabList';
import { stateOf, type Definition } from './core/definitions';
import DefinitionView from './DefinitionView';
import styles from './styles.module.css';
import { useWide } from './useWide';

interface Props {
  readonly definitions: readonly Definition[];
  /** How many errors the form has that they are made of. */
  readonly formErrors: number;
}

function Columns({ definitions, formErrors }: Props): JSX.Element {
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
          <DefinitionView definition={definition} formErrors={formErrors} />
        </section>
      ))}
    </div>
  );
}

function Tabs({ definitions, formErrors }: Props): JSX.Element {
  const id = useId();
  const [shown, setShown] = useState<Definition['id']>(definitions[0]?.id ?? 'gdd');
  const definition = definitions.find((one) => one.id === shown);
  const tabs = definitions.map((one) => {
    const state = stateOf(one);
    return { name: one.id, label: state === '' ? one.name : `${one.name} (${state})` };
  });
  return (
    <>
      <TabList
        id={id}
        label="Definitions"
        tabs={tabs}
        shown={shown}
        onShow={setShown}
        className={styles.tabs}
      />
      {definition && (
        <div
          className={styles.column}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${definition.id}`}
          data-definition={definition.id}
        >
          <DefinitionView key={definition.id} definition={definition} formErrors={formErrors} />
        </div>
      )}
    </>
  );
}

/** The definitions: beside each other where there is room, otherwise one tab each. */
export default function Definitions(props: Props): JSX.Element {
  return useWide() ? <Columns {...props} /> : <Tabs {...props} />;
}
