import type { Plugin } from '@docusaurus/types';

/**
 * The policy of pages for frames: only pages of this site can load in them. Otherwise, a frame that runs
 * edited code could navigate to another site and carry data in the address, because a sandbox lets a frame
 * navigate itself. The policy is in the page instead of a header, so it works on every static host. It
 * doesn't restrict anything else. The playground checks for this tag and doesn't run anything without it.
 */
export const FRAME_POLICY = "frame-src 'self'";

/** Adds the policy to the head of every page. */
export default function framePolicy(): Plugin {
  return {
    name: 'frame-policy',
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'meta', attributes: { 'http-equiv': 'Content-Security-Policy', content: FRAME_POLICY } },
      ],
    }),
  };
}
