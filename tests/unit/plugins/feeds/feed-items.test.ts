import { expect, it } from 'vitest';
import { createFeedItems } from '../../../../plugins/feeds/feed-items.ts';

it('a post in a feed has a picture of its template that links to the player', async () => {
  const content =
    '<p>Text.</p><figure data-live-template="" id="live-bug" aria-label="Score bug"><img src="/bug.png" alt="A score"><button>Play</button></figure>';
  const items = [{ content, link: 'https://docs.example/post' }, { link: 'https://docs.example/short' }];
  const created = createFeedItems({ defaultCreateFeedItems: () => Promise.resolve(items) } as never);
  expect((await created).map((item) => item.content)).toEqual([
    '<p>Text.</p><p><a href="https://docs.example/post#live-bug"><img src="/bug.png" alt="A score"></a><br>Score bug. <a href="https://docs.example/post#live-bug">Play it in the post</a>.</p>',
    undefined,
  ]);
});
