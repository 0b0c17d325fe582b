import type { PluginOptions } from '@docusaurus/plugin-content-blog';
import { plainHtml } from './plain-html.ts';

type CreateFeedItems = NonNullable<PluginOptions['feedOptions']['createFeedItems']>;

/**
 * Returns posts for feed readers: the full text without buttons, and a picture and a link wherever a template
 * plays on the page. It's written for the blog's option `feedOptions.createFeedItems`, whose own items contain
 * the page's HTML.
 */
export const createFeedItems: CreateFeedItems = async ({ defaultCreateFeedItems, ...posts }) => {
  const items = await defaultCreateFeedItems(posts);
  return Promise.all(
    items.map(async (item) =>
      item.content === undefined ? item : { ...item, content: await plainHtml(item.content, item.link) },
    ),
  );
};
