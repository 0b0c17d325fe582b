/**
 * The style sheets beside the common one. Each holds what only some pages have, or what comes with a script that is
 * loaded later. No rule in them may count on standing before or after a rule of another sheet, except the common one,
 * which is first on every page.
 */
const SHEETS: readonly (readonly [name: string, files: RegExp])[] = [
  ['gallery', /\/src\/components\/TemplateGallery\//],
  ['home', /\/src\/pages\/(?:_home\/)?styles\.module\.css$/],
  ['blog', /\/theme\/(?:Blog|TagsListByLetter)[^/]*\/|\/src\/css\/blog\.css$/],
  ['live-template', /\/src\/components\/LiveTemplate\//],
  ['editors', /\/src\/components\/Playground\//],
  // Of editors, and of the definition builder, which is in its page before its script.
  ['tab-list', /\/src\/components\/TabList\//],
  ['definition-builder', /\/src\/components\/DefinitionBuilder\//],
  ['easing-tool', /\/src\/components\/EasingTool\//],
  ['style-explorer', /\/src\/components\/StyleExplorer\//],
  ['drawing', /\/src\/components\/Drawing\//],
  // Small parts of few pages: a sheet for each would cost more than it saves.
  [
    'parts',
    /\/src\/(?:components\/(?:ElementGallery|RoleCards|RowFilter|PlayoutResults|PrintSheet|ScreenTool)|pages\/_markdown-page|theme\/DocCard)\//,
  ],
  ['search-panel', /\/SearchBar\/panel\.module\.css$/],
];

/**
 * Name of the sheet that a file of styles belongs to, and none when it is the common one.
 * @param file Its path, with the separators of any system.
 */
export function sheetOf(file: string): string | undefined {
  const address = file.replaceAll('\\', '/');
  return SHEETS.find(([, files]) => files.test(address))?.[0];
}
