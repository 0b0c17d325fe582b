// Replaces the icon with one in the site's stroke, which the button that copies a page has, too.
import { strokeIcon } from '../../../components/StrokeIcon/index.tsx';

export default strokeIcon('M7.5 2.5h9V14h-3M3.5 6h9.5v11.5h-9.5z');
