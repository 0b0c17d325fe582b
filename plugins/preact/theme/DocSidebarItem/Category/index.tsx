// Wraps a category of the sidebar: it is hydrated in a turn of its own.
import DocSidebarItemCategory from '@theme-init/DocSidebarItem/Category';
import type { ComponentProps } from 'react';
import Part from '../../../client/Part';

export default function DocSidebarItemCategoryInTurn(
  props: ComponentProps<typeof DocSidebarItemCategory>,
): JSX.Element {
  return (
    <Part>
      <DocSidebarItemCategory {...props} />
    </Part>
  );
}
