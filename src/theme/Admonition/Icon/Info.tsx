// Replaces the icon: an i in a circle.
import { strokeIcon } from '../../../components/StrokeIcon/index.tsx';

export default strokeIcon('M10 1.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM10 9v5M10 5.5v2');
