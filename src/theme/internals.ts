// Everything that these components need from the theme and that Docusaurus doesn't promise to keep.
export {
  containsLineNumbers,
  findFirstSidebarItemLink,
  parseCodeBlockTitle,
  parseLanguage,
  parseLines,
  useAnnouncementBar,
  useBlogPost,
  useDoc,
  useDocById,
  useDocsVersion,
  useNavbarMobileSidebar,
  useSidebarBreadcrumbs,
} from '@docusaurus/theme-common/internal';
