// Everything that these components need from the theme and that Docusaurus doesn't promise to keep.
export {
  containsLineNumbers,
  findFirstSidebarItemLink,
  parseCodeBlockTitle,
  parseLanguage,
  parseLines,
  useAnnouncementBar,
  useBlogPost,
  useCodeWordWrap,
  useDoc,
  useDocById,
  useDocsSidebar,
  useDocsVersion,
  useNavbarMobileSidebar,
} from '@docusaurus/theme-common/internal';
