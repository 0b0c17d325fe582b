// Adds one quiet link beside "Edit this page" that reports a mistake, with page and section filled in.
import EditThisPage from '@theme-original/EditThisPage';
import type { Props } from '@theme/EditThisPage';
import ReportMistake from '../../components/ReportMistake';

export default function EditThisPageWrapper(props: Props): JSX.Element {
  return (
    <>
      <EditThisPage {...props} />
      <ReportMistake />
    </>
  );
}
