// Wraps a category of the sidebar: it is hydrated in a turn of its own.
import DocSidebarItemCategory from '@theme-init/DocSidebarItem/Category';
import { inTurn } from '../../../client/inTurn';

export default inTurn(DocSidebarItemCategory);
