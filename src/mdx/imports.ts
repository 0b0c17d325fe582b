/** Components that work without an import: the name that writers use, and the module it comes from. */
export const IMPORTS: Readonly<Record<string, string>> = {
  DocCardList: '@theme/DocCardList',
  ElementGallery: '@site/src/components/ElementGallery',
  LiveTemplate: '@site/src/components/LiveTemplate',
  RoleCards: '@site/src/components/RoleCards',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
  TemplateGallery: '@site/src/components/TemplateGallery',
  TryIt: '@site/src/components/TryIt',
};
