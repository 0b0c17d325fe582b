// Gives each kind of admonition an icon in the site's stroke.
import type { ComponentType } from 'react';
import type { Props } from '@theme/Admonition';
import Types from '@theme-original/Admonition/Types';
import { strokeIcon } from '../../components/StrokeIcon/index.tsx';

const info = strokeIcon('M10 1.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM10 9v5M10 5.5v2');
const note = strokeIcon('M4 2h12v16H4zM7 7h6M7 11h6');
/** A keyframe. */
const tip = strokeIcon('m10 3 7 7-7 7-7-7z', 'currentColor');
const warning = strokeIcon('M10 2.5 18.5 17.5h-17zM10 8v4.5M10 14v2');
const danger = strokeIcon('M6.5 1.5h7l5 5v7l-5 5h-7l-5-5v-7zM10 5v6M10 13v2');

/** By the name of the kind; the last three are the theme's other names. Others are notes. */
const icons: Readonly<Record<string, ComponentType>> = {
  info,
  tip,
  warning,
  danger,
  important: info,
  success: tip,
  caution: warning,
};

const admonitions: Readonly<Record<string, ComponentType<Props>>> = Object.fromEntries(
  Object.entries<ComponentType<Props>>(Types).map(([name, Type]) => {
    const Icon = icons[name] ?? note;
    return [name, (props: Props) => <Type icon={<Icon />} {...props} />];
  }),
);

export default admonitions;
