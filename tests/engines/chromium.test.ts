import { chromium } from './chromium.ts';
import { readersHour } from './reader-hour.ts';

// tests/e2e covers the rest of the hour in Chromium.
readersHour(chromium, ['slow calls']);
