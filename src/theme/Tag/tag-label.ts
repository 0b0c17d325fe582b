import tags from '../../../blog/tags.json';

/** Returns the name of a tag for readers: `easing-functions` becomes `Easing functions`. */
export function tagLabel(slug: string): string {
  const tag = (tags as Readonly<Record<string, string | { readonly name: string }>>)[slug] ?? slug;
  return typeof tag === 'string' ? tag : tag.name;
}
