import { chromium } from './chromium.ts';
import { readersHour } from './reader-hour.ts';

// The rest of the hour is what tests/e2e does in Chromium.
readersHour(chromium, ['soft masks', 'slow calls']);
