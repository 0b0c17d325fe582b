/**
 * How Chromium is started by tests, checks and benches: as root in a container, without a graphics card, and without the
 * services of its own that would ask the network.
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
