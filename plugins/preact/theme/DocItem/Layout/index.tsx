// Wraps a docs page without its sidebar: it is hydrated in a turn of its own.
import DocItemLayout from '@theme-init/DocItem/Layout';
import { inTurn } from '../../../client/inTurn';

export default inTurn(DocItemLayout);
