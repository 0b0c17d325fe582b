// Replaces the icon: a mark in a triangle.
import { strokeIcon } from '../../../components/StrokeIcon/index.tsx';

export default strokeIcon('M10 2.5 18.5 17.5h-17zM10 8v4.5M10 14v2');
