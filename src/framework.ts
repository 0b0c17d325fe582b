// Facts about Docusaurus 3.1.1 that a newer version changes. When you upgrade, check each of them here.

/**
 * The moment of a page's last change.
 * @param lastUpdatedAt Seconds since 1970, as 3.1.1 passes it to a page; newer versions pass milliseconds.
 */
export const lastUpdateOf = (lastUpdatedAt: number): Date => new Date(lastUpdatedAt * 1000);
