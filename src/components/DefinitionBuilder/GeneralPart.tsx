import FormPart, { type FormPartProps, type FormSettings } from './FormPart.tsx';

const GENERAL: FormSettings = [
  { name: 'name', label: 'Name' },
  { name: 'description', label: 'Description' },
];

/** What the template is. */
export default function GeneralPart(props: FormPartProps): JSX.Element {
  return <FormPart {...props} title="General" settings={GENERAL} />;
}
