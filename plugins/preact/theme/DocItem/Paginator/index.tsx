// Wraps the links to the pages before and after: it is hydrated in a turn of its own.
import DocItemPaginator from '@theme-init/DocItem/Paginator';
import { inTurn } from '../../../client/inTurn';

export default inTurn(DocItemPaginator);
