import type { PluginOptions } from '@docusaurus/plugin-content-blog';
import { plainHtml } from './plainHtml';

type CreateFeedItems = NonNullable<PluginOptions['feedOptions']['createFeedItems']>;

/**
 * Posts as feed readers show them: the full text, without buttons, and with a picture and a link where a template plays on
 * the page. Written for `feedOptions.createFeedItems` of the blog of Docusaurus 3.1.1, whose own items are the HTML of the page.
 */
export const createFeedItems: CreateFeedItems = async ({ defaultCreateFeedItems, ...posts }) => {
  const items = await defaultCreateFeedItems(posts);
  return items.map((item) =>
    item.content === undefined ? item : { ...item, content: plainHtml(item.content, item.link) },
  );
};
