/**
 * A browser's privacy signals. TypeScript's `Navigator` doesn't have them, because they aren't part of a
 * finished standard.
 */
export interface PrivacySignals {
  /** Do Not Track: `1`, or `yes` in old Firefox. */
  readonly doNotTrack?: string | null;
  /** Global Privacy Control. */
  readonly globalPrivacyControl?: boolean;
}

/** Whether the visitor has asked not to be counted, by Do Not Track or by Global Privacy Control. */
export function asksForPrivacy({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}
