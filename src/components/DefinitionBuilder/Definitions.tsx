import { useId, useState } from 'react';
import TabList from '../../live-template/controls/TabList.tsx';
import CheckMark from './CheckMark.tsx';
import { stateOf, type Definition } from './core/definitions.ts';
import DefinitionView from './DefinitionView.tsx';
import styles from './styles.module.css';

interface Props {
  readonly definitions: readonly Definition[];
  /** The number of errors in the form behind the definitions. */
  readonly formErrors: number;
}

/** The definitions, each on its own tab. */
export default function Definitions({ definitions, formErrors }: Props): JSX.Element {
  const id = useId();
  const [shown, setShown] = useState<Definition['id']>(definitions[0]?.id ?? 'gdd');
  const definition = definitions.find((one) => one.id === shown);
  const tabs = definitions.map((one) => {
    const state = stateOf(one);
    const label =
      state === '' ? (
        <>
          {one.name} {formErrors === 0 && <CheckMark />}
        </>
      ) : (
        `${one.name} (${state})`
      );
    return { name: one.id, label };
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
