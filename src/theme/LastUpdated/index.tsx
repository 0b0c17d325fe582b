// Says when, not by whom: the author in the metadata only tells the framework that it need not ask git.
import LastUpdated from '@theme-original/LastUpdated';
import type { Props } from '@theme/LastUpdated';

export default function LastUpdatedWrapper(props: Props): JSX.Element {
  return <LastUpdated {...props} lastUpdatedBy={undefined} />;
}
