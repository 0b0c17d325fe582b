// Wraps the text of a docs page: it is hydrated in a turn of its own.
import DocItemContent from '@theme-init/DocItem/Content';
import type { ComponentProps } from 'react';
import Part from '../../../client/Part';

export default function DocItemContentInTurn(props: ComponentProps<typeof DocItemContent>): JSX.Element {
  return (
    <Part>
      <DocItemContent {...props} />
    </Part>
  );
}
