import { render, screen } from '@testing-library/react';
import NavbarContent from '@theme/Navbar/Content';
import { expect, test } from 'vitest';
import { Site } from '../helpers/site.tsx';

test('an item without a position appears on the right', () => {
  const items = [
    { label: 'Left', to: '/left', position: 'left' },
    { label: 'Placed', to: '/placed', position: 'right' },
    { label: 'Unplaced', to: '/unplaced' },
  ];
  render(
    <Site navbarItems={items}>
      <NavbarContent />
    </Site>,
  );
  const standsRight = (name: string): boolean =>
    screen.getByRole('link', { name }).closest('.navbar__items--right') !== null;
  expect(['Left', 'Placed', 'Unplaced'].map(standsRight)).toEqual([false, true, true]);
});
