/** Code that visitors who don't search never load. */
export { Announcement } from '../theme/SearchBar/Announcement.tsx';
export { Panel } from '../theme/SearchBar/Panel.tsx';
export { createEngine } from './engine.ts';
