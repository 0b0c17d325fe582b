/** The folders with pages, by the Docusaurus plugin that reads them. */
export const contentFolders = { docs: ['user-guide', 'api'], blog: ['blog'], pages: ['src/pages'] } as const;
