/** The parts in order, which have the names of the drawings that follow them. */
export const PART_IDS = ['start', 'drawn', 'animated', 'outro'] as const;

export type PartId = (typeof PART_IDS)[number];

/** Returns the name of a part's player, under which the tab keeps the reader's project. */
export const playerOf = (id: PartId): string => `lower-third-${id}`;
