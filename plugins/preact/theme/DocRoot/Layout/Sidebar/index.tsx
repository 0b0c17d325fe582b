// Wraps the sidebar: it is hydrated in a turn of its own.
import DocRootLayoutSidebar from '@theme-init/DocRoot/Layout/Sidebar';
import { inTurn } from '../../../../client/inTurn';

export default inTurn(DocRootLayoutSidebar);
