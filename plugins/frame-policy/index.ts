import type { Plugin } from '@docusaurus/types';

/**
 * What pages say of frames: only pages of this site may be loaded into them. A frame that runs edited code could otherwise
 * leave for another site and carry data in the address, since a sandbox lets a frame navigate itself.
 *
 * It stands in the page and not in a header, so that it holds on every static host. Nothing else is ruled: scripts of the page
 * work as before. The playground reads this tag and runs nothing where it is missing.
 */
export const FRAME_POLICY = "frame-src 'self'";

/** Puts the policy into the head of every page. */
export default function framePolicy(): Plugin {
  return {
    name: 'frame-policy',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'meta',
          attributes: { 'http-equiv': 'Content-Security-Policy', content: FRAME_POLICY },
        },
      ],
    }),
  };
}
