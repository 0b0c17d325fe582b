import { framedPolicy } from './policy.ts';

/** The names and values of HTTP headers. */
export type Headers = Readonly<Record<string, string>>;

/** For every response, including the not-found page at an unknown address. */
export const commonHeaders: Headers = {
  // Browsers ignore this where a policy has `frame-ancestors`, which no policy in a page can have.
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** For everything that the site's policy covers. */
export const pageHeaders = (policy: string): Headers => ({ 'Content-Security-Policy': policy });

/** For a page with its own policy that pages of this site show in a frame. */
export function framedHeaders(ownPolicy: string): Headers {
  return { 'Content-Security-Policy': framedPolicy(ownPolicy) };
}

/** A file with a name that changes with its content. */
export const immutable = 'public, max-age=31536000, immutable';

/** A file that the browser keeps, but checks before each use. */
export const revalidated = 'no-cache';

/** The media type of a Markdown copy. Servers that don't know the extension offer the file for download. */
export const markdownType = 'text/markdown';
