/** The folders with pages, by the plugin of Docusaurus that makes pages of them. */
export const contentFolders = { docs: ['user-guide', 'api'], blog: ['blog'], pages: ['src/pages'] } as const;
