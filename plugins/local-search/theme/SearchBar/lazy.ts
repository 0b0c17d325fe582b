/** Code that readers who don't search never load. */
export { Announcement } from './Announcement.tsx';
export { Panel } from './Panel.tsx';
export { createEngine } from '../../client/engine.ts';
