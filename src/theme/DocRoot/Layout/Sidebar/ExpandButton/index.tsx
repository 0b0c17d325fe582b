// Makes the theme's button react to Enter and Space only. Its handler gets every key, including Tab.
import type { SyntheticEvent } from 'react';
import type { Props } from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import ExpandButton from '@theme-original/DocRoot/Layout/Sidebar/ExpandButton';

const isOtherKey = (event: SyntheticEvent): boolean =>
  event.nativeEvent instanceof KeyboardEvent && !['Enter', ' '].includes(event.nativeEvent.key);

export default function DocRootLayoutSidebarExpandButton({ toggleSidebar }: Props): JSX.Element {
  const toggle = (event: SyntheticEvent): void => {
    if (isOtherKey(event)) return;
    // Space would also scroll the page.
    event.preventDefault();
    toggleSidebar();
  };
  // The theme declares this without the event that it passes.
  return <ExpandButton toggleSidebar={toggle as () => void} />;
}
