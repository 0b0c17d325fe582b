import { readersHour } from './reader-hour.ts';
import { webkit } from './webkit.ts';

readersHour(webkit);
