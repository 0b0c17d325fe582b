// Renders the menu when it's first opened, because its links take time, as a dialog that keeps the focus.
import { translate } from '@docusaurus/Translate';
import { useNavbarMobileSidebar } from '../../internals.ts';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { useRef, useState } from 'react';
import { useMenuFocus } from './useMenuFocus.ts';

export default function MobileSidebarWrapper(): JSX.Element {
  const { shown, toggle } = useNavbarMobileSidebar();
  const [isUsed, setUsed] = useState(shown);
  if (shown && !isUsed) setUsed(true);
  const container = useRef<HTMLDivElement>(null);
  useMenuFocus(container, shown, toggle);
  const dialog = {
    role: 'dialog',
    'aria-modal': true,
    'aria-label': translate({
      id: 'theme.NavBar.navAriaLabel',
      message: 'Main',
      description: 'The ARIA label for the main navigation',
    }),
  };
  return (
    <div ref={container} {...(shown && dialog)}>
      {isUsed && <MobileSidebar />}
    </div>
  );
}
