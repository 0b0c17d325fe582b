// Adds a link for reporting mistakes, the only one as long as the address for editing is a placeholder.
import EditThisPage from '@theme-original/EditThisPage';
import type { Props } from '@theme/EditThisPage';
import ReportMistake from '../../components/ReportMistake/index.tsx';
import { realAddress } from '../../product.ts';

export default function EditThisPageWrapper(props: Props): JSX.Element {
  return (
    <>
      {realAddress(props.editUrl) && <EditThisPage {...props} />}
      <ReportMistake />
    </>
  );
}
