// Replaces the icon: a keyframe.
import { strokeIcon } from '../../../components/StrokeIcon/index.tsx';

export default strokeIcon('m10 3 7 7-7 7-7-7z', 'currentColor');
