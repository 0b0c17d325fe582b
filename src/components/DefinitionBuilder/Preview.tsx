import { useId, useMemo, useRef, useState } from 'react';
import { isDecoration, type FormPart } from '../../playout/definition/field-types.ts';
import { limitsText, problemOf } from '../../player/form/problems.ts';
import { pairsOf, usePatternTest } from '../../player/form/usePatternTest.ts';
import Decoration from '../../player/form/Decoration.tsx';
import Field from '../../player/form/Field.tsx';
import { metaOf } from '../../player/meta.ts';
import Picture from '../../player/Picture.tsx';
import { useOnAir } from '../TemplateGallery/useOnAir.ts';
import styles from './styles.module.css';

/** The template that shows what the operator types. The page's example has its keys and its values. */
const TEMPLATE = 'first-lower-third';

/** The form as an operator might see it, with each field's limits. Typing here doesn't change anything. */
export default function Preview({ parts }: { readonly parts: readonly FormPart[] }): JSX.Element {
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const meta = metaOf(TEMPLATE);
  const { backdrop } = meta;
  const [entered, setEntered] = useState<Readonly<Record<string, string>>>({});
  const pairs = useMemo(() => pairsOf(parts, entered), [parts, entered]);
  const test = usePatternTest(pairs);
  const data = useMemo(() => {
    const fields = parts.flatMap((part) => (isDecoration(part) ? [] : part));
    const shown = fields.filter(({ key }) => meta.fields.some((own) => own.key === key));
    return Object.fromEntries(shown.map(({ key, value = '' }) => [key, entered[key] ?? value]));
  }, [parts, entered, meta]);
  const { isLive, ask } = useOnAir(TEMPLATE, data, [host]);
  return (
    <fieldset className={`bare ${styles.part}`}>
      <legend className="strong">What the operator sees</legend>
      <div className={`stack ${styles.controls}`}>
        {Object.keys(data).length > 0 && (
          <Picture ref={host} className="across" {...{ meta, isLive, backdrop }} sizes="45rem" />
        )}
        {parts.length === 0 && <p className="bare">The form has no fields yet.</p>}
        {parts.map((part, index) => {
          if (isDecoration(part)) return <Decoration key={index} {...part} />;
          const { key, title, required } = part;
          // An empty form isn't a mistake before somebody types into it.
          const value = entered[key] ?? part.value;
          const problem = value === undefined ? undefined : problemOf(part, value, test);
          return (
            <Field
              key={key}
              field={{ ...part, title: required ? `${title} (required)` : title }}
              id={`${id}${index}`}
              value={value ?? ''}
              note={{ text: problem ?? limitsText(part, value ?? ''), isProblem: problem !== undefined }}
              onWrite={(text) => {
                setEntered((all) => ({ ...all, [key]: text }));
                ask();
              }}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
