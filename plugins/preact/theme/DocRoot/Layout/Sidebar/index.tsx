// Wraps the sidebar: it is hydrated in a turn of its own.
import DocRootLayoutSidebar from '@theme-init/DocRoot/Layout/Sidebar';
import type { ComponentProps } from 'react';
import Part from '../../../../client/Part';

export default function DocRootLayoutSidebarInTurn(
  props: ComponentProps<typeof DocRootLayoutSidebar>,
): JSX.Element {
  return (
    <Part>
      <DocRootLayoutSidebar {...props} />
    </Part>
  );
}
