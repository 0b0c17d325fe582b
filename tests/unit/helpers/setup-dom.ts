import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

afterEach(cleanup);

// Files share their page. Each has modules of its own, because what one replaces isn't for the next one.
vi.resetModules();

// What the framework's client expects from a browser and jsdom doesn't have.
Object.assign(window, {
  docusaurus: { prefetch: vi.fn(), preload: vi.fn() },
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addListener: vi.fn(),
    removeListener: vi.fn(),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }),
});
