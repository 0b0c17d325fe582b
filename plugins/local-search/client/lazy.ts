/** Code that visitors who don't search never load. */
export { Announcement } from '../theme/SearchBar/Announcement';
export { Panel } from '../theme/SearchBar/Panel';
export { createEngine } from './engine';
export { searchClientOf } from './search-client';
