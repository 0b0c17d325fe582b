// Shows a bar with a new ID immediately; the classic theme only shows it after the next page load.
import useIsBrowser from '@docusaurus/useIsBrowser';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { useAnnouncementBar } from '../internals.ts';
import AnnouncementBar from '@theme-original/AnnouncementBar';

/** The early script sets this from storage before the first paint, and the theme never updates it. */
const dismissedAttribute = 'data-announcement-bar-initially-dismissed';

export default function AnnouncementBarWrapper(): JSX.Element {
  const { isActive } = useAnnouncementBar();
  const isBrowser = useIsBrowser();
  useIsomorphicLayoutEffect(() => {
    // Before hydration ends, "active" is only the server's assumption.
    if (isBrowser && isActive) document.documentElement.setAttribute(dismissedAttribute, 'false');
  }, [isActive, isBrowser]);
  return <AnnouncementBar />;
}
