// Wraps the navbar: it is hydrated in a turn of its own.
import Navbar from '@theme-init/Navbar';
import { inTurn } from '../../client/inTurn';

export default inTurn(Navbar);
