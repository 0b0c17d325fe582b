// The control of the offline copy: nothing but a button until the reader wants one.
import useBaseUrl from '@docusaurus/useBaseUrl';
import { isChosen } from '../../client/choice';
import { textOf } from '../../client/state';
import { useOfflineCopy } from '../../client/useOfflineCopy';
import styles from './styles.module.css';

export default function OfflineControl(): JSX.Element {
  const { state, act } = useOfflineCopy(useBaseUrl('/'), isChosen);
  const button = (label: string, onClick: () => void) => (
    <button type="button" className={styles.button} onClick={onClick}>
      {label}
    </button>
  );
  const newer = state.kind === 'newer';
  return (
    <div className={styles.control} data-search="off">
      <div role="status" className={newer ? styles.notice : styles.text}>
        {textOf(state)}
        {newer && <> {button('Reload all open pages', act.showNewer)}</>}
      </div>
      {state.kind === 'off' && button('Make available offline', act.keep)}
      {state.kind === 'failed' && button('Try again', act.keep)}
      {(state.kind === 'on' || newer) && button('Remove the offline copy', act.remove)}
    </div>
  );
}
