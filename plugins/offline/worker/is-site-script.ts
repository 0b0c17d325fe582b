/**
 * Whether an address is the place of a script of this site, in any of its languages: `/assets/js/…` or `/de/assets/js/…`.
 * @param address A path, with the base URL.
 */
export const isSiteScript = (address: string, baseUrl: string): boolean =>
  address.startsWith(baseUrl) && /^(?:[\w-]+\/)?assets\/js\//.test(address.slice(baseUrl.length));
