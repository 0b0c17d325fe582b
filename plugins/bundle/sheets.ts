/**
 * The style sheets next to the common one. Each contains the rules that only some pages need, or that belong to
 * a script that loads later. Their rules can't rely on coming before or after another sheet, except for the
 * common one, which is first on every page.
 */
const SHEETS: readonly (readonly [name: string, files: RegExp])[] = [
  ['gallery', /\/src\/components\/TemplateGallery\//],
  ['home', /\/src\/pages\/(?:_home\/)?[a-z]+\.module\.css$/],
  ['blog', /\/theme\/(?:Blog|TagsListByLetter)[^/]*\/|\/src\/css\/blog\.css$/],
  ['live-template', /\/src\/(?:components\/LiveTemplate\/|controls\/controls\.)/],
  ['editors', /\/src\/playground\//],
  // For editors, and for the definition builder, which is in its page before its script.
  ['tab-list', /\/src\/controls\/TabList\//],
  ['definition-builder', /\/src\/components\/DefinitionBuilder\//],
  ['easing-tool', /\/src\/components\/EasingTool\//],
  ['style-explorer', /\/src\/components\/StyleExplorer\//],
  ['drawing', /\/src\/components\/Drawing\//],
  // Small parts of a few pages. A separate sheet for each would cost more than it saves.
  [
    'parts',
    /\/src\/(?:components\/(?:ElementGallery|RoleCards|RowFilter|PlayoutResults|PrintSheet|ScreenTool)|pages\/_markdown-page|theme\/DocCard)\//,
  ],
  ['search-panel', /\/SearchBar\/panel\.module\.css$/],
];

/**
 * Returns the name of the sheet that a style file belongs to, or nothing if it belongs to the common one.
 * @param file Its path, with the separators of any system.
 */
export function sheetOf(file: string): string | undefined {
  const address = file.replaceAll('\\', '/');
  return SHEETS.find(([, files]) => files.test(address))?.[0];
}
