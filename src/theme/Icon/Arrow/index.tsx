// Replaces the icon of the button that hides the sidebar: a chevron in the site's stroke.
import { strokeIcon } from '../../../components/StrokeIcon/index.tsx';

export default strokeIcon('m7.5 4.5 5.5 5.5-5.5 5.5');
