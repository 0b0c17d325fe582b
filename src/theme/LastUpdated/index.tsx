// Shows the date but not the author. The author in the metadata only keeps the framework from asking git.
import LastUpdated from '@theme-original/LastUpdated';
import type { Props } from '@theme/LastUpdated';

export default function LastUpdatedWrapper(props: Props): JSX.Element {
  return <LastUpdated {...props} lastUpdatedBy={undefined} />;
}
