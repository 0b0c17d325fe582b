/** The signals of a browser; TypeScript's `Navigator` has none of them, since none is in a finished standard. */
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
