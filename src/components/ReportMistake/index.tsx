import { useLocation } from '@docusaurus/router';
import type { SyntheticEvent } from 'react';
import { product, realAddress } from '../../product.ts';
import { reportAddress } from './report.ts';

interface Props {
  /** What's wrong. The default is the page. */
  readonly about?: 'page' | 'template';
}

const FORMS = {
  page: ['Report a mistake', 'reportUrl'],
  template: ['Report a template that doesn’t work', 'templateReportUrl'],
} as const;

/** A link to the form for reporting mistakes, or nothing as long as the form's address is a placeholder. */
export default function ReportMistake({ about = 'page' }: Props): JSX.Element | null {
  const { pathname } = useLocation();
  const [label, key] = FORMS[about];
  const form = product[key];
  if (!realAddress(form)) return null;
  // Only the browser knows the rest, and a press of the middle button or a menu of the browser also needs it.
  const fill = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void => {
    currentTarget.href = reportAddress(form, pathname, document);
  };
  return (
    <a
      className="report-mistake"
      href={form}
      onFocus={fill}
      onPointerEnter={fill}
      onPointerDown={fill}
      onClick={fill}
    >
      {label}
    </a>
  );
}
