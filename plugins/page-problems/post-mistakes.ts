// What only posts have: a date, a slug, and tags.
import { nearName } from '../../src/shared/near-name.ts';
import { type FrontMatter, lineOfKey } from './front-matter.ts';
import type { Mistake } from './problem.ts';
import type { SiteFiles } from './site-files.ts';

/** Finds posts without their own address, at the wrong place in the list, or with tags that don't exist. */
export function postMistakes(
  { data, mistake }: FrontMatter,
  file: string,
  text: string,
  { tags }: SiteFiles,
): Mistake[] {
  if (mistake !== undefined) return [];
  const mistakes: Mistake[] = [];
  const add = (key: string, message: string): number =>
    mistakes.push({ line: lineOfKey(text, key), message });
  const { date, slug } = data;
  const [ofFile] = /(?<=\/)\d{4}-\d\d-\d\d(?=-)/.exec(file) ?? [];
  const ofData = date instanceof Date ? date.toISOString().slice(0, 10) : date;
  const day = String(ofData ?? ofFile ?? '');
  const why = 'so a new file name would change its address';
  if (slug === undefined) add('slug', `the post has no slug, ${why}: add slug: … to the front matter`);
  if (day === '')
    add('date', 'the post has no date: start the name of the file with it, such as 2026-11-26-news.mdx');
  if (ofFile !== undefined && ofData !== undefined && ofFile !== ofData)
    add('date', `the date ${day} differs from the one in the file's name, ${ofFile}: remove date`);
  // A day later, because it's already tomorrow somewhere.
  if (day > new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)) {
    const problem = 'which is in the future, so it would be the first in the blog';
    add('date', `the post is dated ${day}, ${problem}: correct the date`);
  }
  for (const one of [data['tags'] ?? []].flat().map(String)) {
    if (tags === undefined || one in tags) continue;
    const meant = nearName(one, Object.keys(tags));
    const hint = meant === undefined ? '' : `did you mean ${meant}? Otherwise, `;
    add('tags', `there's no tag ${one}: ${hint}add it to blog/tags.json`);
  }
  return mistakes;
}
