// Wraps the table of contents: it is hydrated in a turn of its own.
import DocItemTOCDesktop from '@theme-init/DocItem/TOC/Desktop';
import { inTurn } from '../../../../client/inTurn';

export default inTurn(DocItemTOCDesktop);
