// Wraps a docs page without its sidebar: it is hydrated in a turn of its own.
import DocItemLayout from '@theme-init/DocItem/Layout';
import type { ComponentProps } from 'react';
import Part from '../../../client/Part';

export default function DocItemLayoutInTurn(props: ComponentProps<typeof DocItemLayout>): JSX.Element {
  return (
    <Part>
      <DocItemLayout {...props} />
    </Part>
  );
}
