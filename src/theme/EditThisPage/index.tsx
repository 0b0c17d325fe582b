// Adds a link next to "Edit this page" for reporting a mistake, with the page and section already filled in.
import EditThisPage from '@theme-original/EditThisPage';
import type { Props } from '@theme/EditThisPage';
import ReportMistake from '../../components/ReportMistake/index.tsx';

export default function EditThisPageWrapper(props: Props): JSX.Element {
  return (
    <>
      <EditThisPage {...props} />
      <ReportMistake />
    </>
  );
}
