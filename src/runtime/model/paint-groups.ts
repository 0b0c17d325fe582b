/** Groups of properties, as bits. If a property changes, its whole group is painted. */
export const GROUP = {
  box: 1,
  transform: 2,
  opacity: 4,
  filter: 8,
  look: 16,
  text: 32,
  origin: 64,
  all: 127,
} as const;
