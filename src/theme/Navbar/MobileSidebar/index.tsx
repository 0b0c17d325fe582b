// Gives the menu of narrow screens the manners of a dialog: it takes the focus, keeps it, and Escape closes it.
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { useRef } from 'react';
import { useMenuFocus } from './useMenuFocus';

export default function MobileSidebarWrapper(): JSX.Element {
  const { shown, toggle } = useNavbarMobileSidebar();
  const container = useRef<HTMLDivElement>(null);
  useMenuFocus(container, shown, toggle);
  return (
    <div ref={container}>
      <MobileSidebar />
    </div>
  );
}
