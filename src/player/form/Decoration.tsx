import type { DecorationDefinition } from '../../runtime/definition/project.ts';

/** A decoration between the fields of a form. It doesn't carry data. */
export default function Decoration({ type, text = '' }: DecorationDefinition): JSX.Element {
  if (type === 'spacer') return <div className="across inset" />;
  if (type === 'caption') return <p className="bare strong across">{text}</p>;
  if (type === 'instruction') return <p className="bare note across">{text}</p>;
  return <div className="across ruled">{text}</div>;
}
