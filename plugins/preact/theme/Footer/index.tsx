// Wraps the footer: it is hydrated in a turn of its own.
import Footer from '@theme-init/Footer';
import { inTurn } from '../../client/inTurn';

export default inTurn(Footer);
