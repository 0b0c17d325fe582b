// Wraps the footer: it is hydrated in a turn of its own.
import Footer from '@theme-init/Footer';
import type { ComponentProps } from 'react';
import Part from '../../client/Part';

export default function FooterInTurn(props: ComponentProps<typeof Footer>): JSX.Element {
  return (
    <Part>
      <Footer {...props} />
    </Part>
  );
}
