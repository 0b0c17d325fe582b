import clsx from 'clsx';
import type { DecorationDefinition } from '../../runtime/definition/project.ts';
import styles from './fields.module.css';

/** A decoration between the fields of a form. It doesn't carry data. */
export default function Decoration({ type, text = '' }: DecorationDefinition): JSX.Element {
  if (type === 'spacer') return <div className={clsx('across', styles.spacer)} />;
  if (type === 'caption') return <p className="bare strong across">{text}</p>;
  if (type === 'instruction') return <p className="bare note across">{text}</p>;
  return (
    <div className={clsx('across', styles.divider)}>
      <hr />
      {text !== '' && <span>{text}</span>}
    </div>
  );
}
