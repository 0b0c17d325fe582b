// Wraps the items of a level of the sidebar: a build renders each item once for all pages that it does not lead to.
import DocSidebarItems from '@theme-init/DocSidebarItems';
import { sidebarItems } from '../../client/sidebarItems';

export default sidebarItems(DocSidebarItems);
