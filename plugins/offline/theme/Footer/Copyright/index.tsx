// Adds the control of the offline copy below the copyright line.
import type { Props } from '@theme/Footer/Copyright';
import Copyright from '@theme-init/Footer/Copyright';
import OfflineControl from '../../OfflineControl/index.tsx';

export default function FooterCopyright(props: Props): JSX.Element {
  return (
    <>
      <Copyright {...props} />
      <OfflineControl />
    </>
  );
}
