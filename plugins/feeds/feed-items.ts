import type { PluginOptions } from '@docusaurus/plugin-content-blog';
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { isLiveTemplate, keepContent } from '../built-html/content.ts';
import { attributeOf, element, find, text } from '../built-html/hast.ts';
import { loadPackages } from '../built-html/packages.ts';

/** Returns the poster of a template, with a link to where it plays. */
function picture(player: Element, post: string): Element {
  const href = `${post}#${attributeOf(player, 'id')}`;
  const poster = find(player, ({ tagName }) => tagName === 'img');
  const image = poster && { src: attributeOf(poster, 'src'), alt: attributeOf(poster, 'alt') };
  return element('p', [
    ...(image ? [element('a', [element('img', [], image)], { href }), element('br', [])] : []),
    text(`${attributeOf(player, 'ariaLabel')}. `),
    element('a', [text('Play it in the post')], { href }),
    text('.'),
  ]);
}

/** Returns a post's HTML, with absolute addresses, without the parts that only work on the post's page. */
async function plainHtml(html: string, post: string): Promise<string> {
  const { parseFragment, serialize } = await loadPackages();
  const content = keepContent(parseFragment(html));
  visit(content, 'element', (node, index, parent) => {
    if (isLiveTemplate(node) && parent && index !== undefined) parent.children[index] = picture(node, post);
  });
  return serialize(content);
}

type CreateFeedItems = NonNullable<PluginOptions['feedOptions']['createFeedItems']>;

/** Gives feeds the full text without buttons, and a picture with a link instead of each live template. */
export const createFeedItems: CreateFeedItems = async ({ defaultCreateFeedItems, ...posts }) => {
  const items = await defaultCreateFeedItems(posts);
  return Promise.all(
    items.map(async (item) =>
      item.content === undefined ? item : { ...item, content: await plainHtml(item.content, item.link) },
    ),
  );
};
