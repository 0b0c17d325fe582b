const DAY = 86_400;

/** Returns the seconds from midnight to a time such as 20:15 or 20:15:30, or NaN. */
function secondsOf(time: string): number {
  const found = /^([01]?\d|2[0-3])[:.]([0-5]\d)(?:[:.]([0-5]\d))?$/.exec(time.trim());
  const [hours, minutes, seconds] = (found ?? []).slice(1).map((part) => Number(part ?? 0));
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/**
 * Returns what the clock on a wall in a time zone shows at a moment. Without a zone that exists, it's the
 * machine's.
 */
function wallClock(zone: string): (moment: number) => string {
  const parts = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat('en-GB', { ...parts, ...(zone && { timeZone: zone }) }).format;
  } catch (error) {
    console.warn(`No time zone "${zone}":`, error);
    return wallClock('');
  }
}

/**
 * Returns the moment at which it's a time of day in a time zone, in
 * milliseconds: the one that's nearest to now, so at most 12 hours away. If it
 * isn't a time, returns NaN.
 */
export function momentOf(time: string, zone: string): number {
  const seconds = secondsOf(time);
  if (Number.isNaN(seconds)) return NaN;
  const shown = wallClock(zone.trim());
  let moment = Math.floor(Date.now() / 1000) * 1000;
  // If clocks change on the way, the second round corrects the hour.
  for (let round = 0; round < 2; round += 1) {
    const ahead = seconds - secondsOf(shown(moment));
    moment += (ahead - DAY * Math.round(ahead / DAY)) * 1000;
  }
  return moment;
}
