// Wraps the table of contents: it is hydrated in a turn of its own.
import DocItemTOCDesktop from '@theme-init/DocItem/TOC/Desktop';
import type { ComponentProps } from 'react';
import Part from '../../../../client/Part';

export default function DocItemTOCDesktopInTurn(
  props: ComponentProps<typeof DocItemTOCDesktop>,
): JSX.Element {
  return (
    <Part>
      <DocItemTOCDesktop {...props} />
    </Part>
  );
}
