// Wraps the layout of every page: what lies between navbar and footer is hydrated in a turn of its own (plugins/preact).
import Layout from '@theme-original/Layout';
import type { ComponentProps } from 'react';
import Part from '../../../plugins/preact/client/Part';

export default function LayoutInTurns({ children, ...props }: ComponentProps<typeof Layout>): JSX.Element {
  return (
    <Layout {...props}>
      <Part>{children}</Part>
    </Layout>
  );
}
