// Wraps the switch of the colour mode: it says what the server rendered until the page is hydrated. The mode may be known
// before the navbar's turn comes, and Preact leaves the attributes of what the server rendered as they are.
import { useThemeConfig } from '@docusaurus/theme-common';
import ColorModeToggle from '@theme-init/ColorModeToggle';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ComponentProps } from 'react';

export default function ColorModeToggleOfServer(props: ComponentProps<typeof ColorModeToggle>): JSX.Element {
  const { defaultMode } = useThemeConfig().colorMode;
  return <ColorModeToggle {...props} value={useIsBrowser() ? props.value : defaultMode} />;
}
