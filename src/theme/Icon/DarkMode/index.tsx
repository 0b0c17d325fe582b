// Replaces the icon: a moon in the site's stroke.
import { strokeIcon } from '../../../components/StrokeIcon/index.tsx';

export default strokeIcon('M17 12.2A7.5 7.5 0 0 1 7.8 3 7.5 7.5 0 1 0 17 12.2Z');
