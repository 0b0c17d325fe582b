// Replaces the icon: a sun in the site's stroke.
import { strokeIcon } from '../../../components/StrokeIcon/index.tsx';

export default strokeIcon(
  'M10 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM10 1v2M10 17v2M1 10h2M17 10h2' +
    'M3.6 3.6 5 5M15 15l1.4 1.4M16.4 3.6 15 5M5 15l-1.4 1.4',
);
