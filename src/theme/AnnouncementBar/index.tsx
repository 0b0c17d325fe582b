// Shows a bar with a new id at once; the classic theme leaves it hidden until the next page load.
import useIsBrowser from '@docusaurus/useIsBrowser';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme-original/AnnouncementBar';

/** Written before the first paint from what was stored, and never again by the theme. */
const dismissedAttribute = 'data-announcement-bar-initially-dismissed';

export default function AnnouncementBarWrapper(): JSX.Element {
  const { isActive } = useAnnouncementBar();
  const isBrowser = useIsBrowser();
  useIsomorphicLayoutEffect(() => {
    // Until hydration is over, "active" is only what the server assumed.
    if (isBrowser && isActive) document.documentElement.setAttribute(dismissedAttribute, 'false');
  }, [isActive, isBrowser]);
  return <AnnouncementBar />;
}
