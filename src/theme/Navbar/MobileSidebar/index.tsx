// Makes the menu in narrow windows behave like a dialog: it gets the focus, keeps it, and closes on Escape.
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { useRef } from 'react';
import { useMenuFocus } from './useMenuFocus.ts';

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
