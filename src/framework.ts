// Facts about Docusaurus 3.1.1 that differ in newer versions. When you upgrade, check each of them here.

/**
 * Returns the time of a page's last change.
 * @param lastUpdatedAt Seconds since 1970, which is what 3.1.1 passes to a page. Newer versions pass
 * milliseconds.
 */
export const lastUpdateOf = (lastUpdatedAt: number): Date => new Date(lastUpdatedAt * 1000);
