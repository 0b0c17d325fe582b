// Wraps the links to the pages before and after: it is hydrated in a turn of its own.
import DocItemPaginator from '@theme-init/DocItem/Paginator';
import type { ComponentProps } from 'react';
import Part from '../../../client/Part';

export default function DocItemPaginatorInTurn(props: ComponentProps<typeof DocItemPaginator>): JSX.Element {
  return (
    <Part>
      <DocItemPaginator {...props} />
    </Part>
  );
}
