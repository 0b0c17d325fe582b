import { framedPolicy } from './policy';

/** Names and values of HTTP headers. */
export type Headers = Readonly<Record<string, string>>;

/** For every answer, whatever it is. */
export const commonHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** For everything that is governed by the policy of the site. */
export function pageHeaders(policy: string): Headers {
  return { 'Content-Security-Policy': policy, 'X-Frame-Options': 'DENY' };
}

/** For a page that brings its own policy and is framed by pages of this site. */
export function framedHeaders(ownPolicy: string): Headers {
  return { 'Content-Security-Policy': framedPolicy(ownPolicy), 'X-Frame-Options': 'SAMEORIGIN' };
}

/** A file whose name changes with its content. */
export const immutable = 'public, max-age=31536000, immutable';

/** A file that the browser keeps and asks about before each use. */
export const revalidated = 'no-cache';

/** The media type of a Markdown copy. Servers that don't know the ending offer the file for download. */
export const markdownType = 'text/markdown';
