/** Everything that a visitor who does not search never loads. */
export { Announcement } from '../theme/SearchBar/Announcement';
export { Panel } from '../theme/SearchBar/Panel';
export { createEngine } from './engine';
export { searchClientOf } from './searchClient';
