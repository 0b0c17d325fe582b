// Replaces the icon: a mark in an octagon.
import { strokeIcon } from '../../../components/StrokeIcon/index.tsx';

export default strokeIcon('M6.5 1.5h7l5 5v7l-5 5h-7l-5-5v-7zM10 5v6M10 13v2');
