// Wraps the button to the top: it is hydrated in a turn of its own, since it asks for the place on the page, which the browser then has to lay out.
import BackToTopButton from '@theme-init/BackToTopButton';
import { inTurn } from '../../client/inTurn';

export default inTurn(BackToTopButton);
