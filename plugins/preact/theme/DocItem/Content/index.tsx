// Wraps the text of a docs page: it is hydrated in a turn of its own.
import DocItemContent from '@theme-init/DocItem/Content';
import { inTurn } from '../../../client/inTurn';

export default inTurn(DocItemContent);
