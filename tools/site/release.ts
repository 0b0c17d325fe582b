/** Moves the changelog's Unreleased section to a version. Throws an error if there's nothing to release. */
export function dateChangelog(changelog: string, version: string, date: string): string {
  const heading = '## Unreleased\n';
  const [before = '', after] = changelog.split(heading);
  if (after === undefined || !/^\s*(?:#{3}|[-\w])/.test(after))
    throw new Error('CHANGELOG.md has nothing under "## Unreleased", so there is nothing to release.');
  return `${before}${heading}\n## ${version} (${date})\n${after}`;
}

/** Returns the name of the archive: the version, and the commit that was built, if Git knew it. */
export const archiveName = (version: string, commit: string): string =>
  `keyfill-docs-${[version, commit].filter(Boolean).join('-')}.zip`;
