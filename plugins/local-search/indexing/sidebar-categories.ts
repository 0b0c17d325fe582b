/** A sidebar item, reduced to what matters here. */
interface SidebarItem {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly description?: string;
  readonly items?: readonly SidebarItem[];
  readonly link?: {
    readonly type: string;
    readonly id?: string;
    readonly permalink?: string;
    readonly title?: string;
    readonly description?: string;
  };
}

export type Sidebars = Readonly<Record<string, readonly SidebarItem[]>>;

/** A page that exists only because a category has a generated index. */
interface GeneratedIndex {
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  readonly categories: readonly string[];
}

export interface VersionCategories {
  /**
   * By doc id: the labels of the categories above it, nearest first. A doc in two sidebars keeps the labels
   * from the first.
   */
  readonly categoriesOf: ReadonlyMap<string, readonly string[]>;
  readonly generatedIndexes: readonly GeneratedIndex[];
}

/** Walks all sidebars of a docs version. */
export function categoriesOfVersion(sidebars: Sidebars): VersionCategories {
  const categoriesOf = new Map<string, readonly string[]>();
  const generatedIndexes: GeneratedIndex[] = [];

  const visit = (items: readonly SidebarItem[], categories: readonly string[]): void => {
    for (const item of items) {
      const docId = item.type === 'category' ? item.link?.id : item.id;
      if (docId !== undefined && !categoriesOf.has(docId)) categoriesOf.set(docId, categories);
      if (item.type !== 'category') continue;
      const label = item.label ?? '';
      if (item.link?.permalink !== undefined) {
        generatedIndexes.push({
          permalink: item.link.permalink,
          title: item.link.title ?? label,
          description: item.link.description ?? item.description ?? '',
          categories,
        });
      }
      visit(item.items ?? [], [label, ...categories]);
    }
  };

  Object.values(sidebars).forEach((items) => visit(items, []));
  return { categoriesOf, generatedIndexes };
}
