import { expect, test } from 'vitest';
import { createFeedItems } from '../../../../plugins/feeds/feed-items.ts';
import { plainHtml } from '../../../../plugins/feeds/plain-html.ts';

const post = 'https://docs.example/blog/news';

test('a live template becomes its picture and a link to it', async () => {
  const html = `<p>Watch.</p><figure id="live-crawler" aria-label="Live template: Crawler" data-live-template="crawler">
    <div><img src="https://docs.example/posters/crawler.webp" alt="A &quot;line&quot; of news"></div>
    <button>Play</button></figure><p>Go on.</p>`;
  expect(await plainHtml(html, post)).toBe(
    `<p>Watch.</p><p><a href="${post}#live-crawler"><img src="https://docs.example/posters/crawler.webp" alt="A &quot;line&quot; of news"></a><br>Live template: Crawler. <a href="${post}#live-crawler">Play it in the post</a>.</p><p>Go on.</p>`,
  );
});

test('buttons, notes about scripts, and heading links are removed, while text and code stay', async () => {
  const html =
    '<h2>Why<a class="hash-link" href="#why">#</a></h2><pre><code>a &lt; b</code></pre><button>Copy</button><noscript>No</noscript>';
  expect(await plainHtml(html, post)).toBe('<h2>Why</h2><pre><code>a &lt; b</code></pre>');
});

test('feed items keep everything else', async () => {
  const item = { title: 'News', link: post, date: new Date(0), content: '<p>Text</p><button>Copy</button>' };
  const items = await createFeedItems({
    blogPosts: [],
    siteConfig: {} as never,
    outDir: '',
    defaultCreateFeedItems: async () => [item, { title: 'Empty', link: post, date: item.date }],
  });
  expect(items).toEqual([
    { ...item, content: '<p>Text</p>' },
    { title: 'Empty', link: post, date: item.date },
  ]);
});
