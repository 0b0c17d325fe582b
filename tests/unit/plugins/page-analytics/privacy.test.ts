import { expect, test } from 'vitest';
import { asksForPrivacy } from '../../../../plugins/page-analytics/privacy.ts';

test.each([
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: 'yes' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '0', globalPrivacyControl: true }, true],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: null, globalPrivacyControl: false }, false],
  [{}, false],
])('the signals %o ask for privacy: %s', (signals, expected) => {
  expect(asksForPrivacy(signals)).toBe(expected);
});
