// Replaces the icon: an outlined sheet.
import { strokeIcon } from '../../../components/StrokeIcon/index.tsx';

export default strokeIcon('M4 2h12v16H4zM7 7h6M7 11h6');
