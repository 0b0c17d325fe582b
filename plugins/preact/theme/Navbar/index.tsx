// Wraps the navbar: it is hydrated in a turn of its own.
import Navbar from '@theme-init/Navbar';
import type { ComponentProps } from 'react';
import Part from '../../client/Part';

export default function NavbarInTurn(props: ComponentProps<typeof Navbar>): JSX.Element {
  return (
    <Part>
      <Navbar {...props} />
    </Part>
  );
}
