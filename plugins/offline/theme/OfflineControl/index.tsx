// The control of the offline copy, which is only a button until the reader wants a copy.
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useRef } from 'react';
import { stateText } from '../../client/state.ts';
import { useOfflineCopy } from '../../client/useOfflineCopy.ts';

/** The sentence that the two buttons below it answer. */
const questionId = 'offline-copy-question';

/** Returns the base URL without the language, because one copy contains the whole site. */
function useSiteBase(): string {
  const { siteConfig, i18n } = useDocusaurusContext();
  const folder = i18n.currentLocale === i18n.defaultLocale ? '' : `${i18n.currentLocale}/`;
  return siteConfig.baseUrl.slice(0, siteConfig.baseUrl.length - folder.length);
}

export default function OfflineControl(): JSX.Element {
  const { state, actions } = useOfflineCopy(useSiteBase());
  const control = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);

  // If a click removes its button, the focus moves to the one that replaces it, for keyboard users.
  useEffect(() => {
    if (!pressed.current || state.kind === 'saving') return;
    pressed.current = false;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === null)
      control.current?.querySelector('button')?.focus();
  }, [state.kind]);

  const button = (label: string, onClick: () => void, onEscape?: () => void) => (
    <button
      key={label}
      type="button"
      className="link-button"
      onClick={() => {
        pressed.current = true;
        onClick();
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || onEscape === undefined) return;
        pressed.current = true;
        onEscape();
      }}
    >
      {label}
    </button>
  );
  const asking = state.kind === 'asking';
  const newer = state.kind === 'newer';
  return (
    <div ref={control} className="no-print line baseline" data-search="off">
      <div role="status" className={newer ? 'site-notice' : undefined}>
        {!asking && <span>{stateText(state)}</span>}
        {newer && <span> {button('Reload all open pages', actions.showNewer)}</span>}
      </div>
      {state.kind === 'off' && button('Make available offline', actions.save)}
      {/* Until it's known whether there's a copy, nothing is offered. The line stays, so nothing moves. */}
      {state.kind === 'unknown' && <span className="link-button" />}
      {(state.kind === 'failed' || state.kind === 'partial') && button('Try again', actions.save)}
      {(state.kind === 'on' || state.kind === 'partial' || newer) &&
        button('Remove the offline copy', actions.remove)}
      {asking && (
        <div role="group" aria-labelledby={questionId}>
          <div id={questionId}>{stateText(state)}</div>
          <div className="line baseline">
            {button('Keep the copy', actions.cancelRemoval, actions.cancelRemoval)}
            {button('Remove it anyway', actions.removeAll, actions.cancelRemoval)}
          </div>
        </div>
      )}
    </div>
  );
}
