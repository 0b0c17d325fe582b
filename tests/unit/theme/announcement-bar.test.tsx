import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import AnnouncementBar from '../../../src/theme/AnnouncementBar/index.tsx';

let isActive = true;
vi.mock('@docusaurus/theme-common/internal', () => ({ useAnnouncementBar: () => ({ isActive }) }));
vi.mock('@docusaurus/useIsBrowser', () => ({ default: () => true }));
vi.mock('@theme-original/AnnouncementBar', () => ({ default: () => null }));

test.each([
  ['a new announcement', true, 'false'],
  ['an announcement that the reader has closed', false, 'true'],
])('what the early script hid because of the last visit: %s', (_name, active, hidden) => {
  isActive = active;
  const { documentElement } = document;
  documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'true');
  render(<AnnouncementBar />);
  expect(documentElement).toHaveAttribute('data-announcement-bar-initially-dismissed', hidden);
});
