/**
 * The options for starting Chromium in tests, checks, and benches: as root in a container, without a graphics
 * card, and without its own services that would use the network.
 */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
