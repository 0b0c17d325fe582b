/** Names of the formats to download, in the order of the buttons: those of the exports, which come later. */
export const FORMAT_NAMES = ['CasparCG', 'SPX', 'OGraf', 'LiveOS', 'Project'] as const;
