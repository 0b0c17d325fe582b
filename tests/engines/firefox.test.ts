import { readersHour } from './reader-hour.ts';
import { firefox } from './firefox.ts';

readersHour(firefox);
