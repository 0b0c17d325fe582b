/** In browsers the items of a sidebar are what they are. The bundle that renders pages has `../sidebarItems.ts` in this place. */
export const sidebarItems = <Items>(items: Items): Items => items;
