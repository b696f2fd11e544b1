import { Parser } from 'htmlparser2';
import { type FeedItem, rfc822, rssOf } from './rss';
import { escapeXml } from './xml';

/** Whether every element that is opened is closed, in order. */
export function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  let good = true;
  new Parser(
    {
      onopentagname: (name) => void open.push(name),
      onclosetag: (name, implied) => {
        good &&= !implied || xml.includes('/>');
        good &&= open.pop() === name;
      },
    },
    { xmlMode: true },
  ).end(xml);
  return good && open.length === 0;
}

test.each([
  ['2026-11-21T01:30:00Z', 'Sat, 21 Nov 2026 09:30:00 +0800'],
  ['2026-12-31T16:00:00Z', 'Fri, 01 Jan 2027 00:00:00 +0800'],
  ['2024-02-29T00:00:05Z', 'Thu, 29 Feb 2024 08:00:05 +0800'],
])('%s is %s', (at, said) => {
  expect(rfc822(new Date(at))).toBe(said);
  expect(new Date(said).getTime()).toBe(new Date(at).getTime());
});

test('what stands in a feed is text, whatever it is', () => {
  expect(escapeXml(`<a href="x">&'\u0000\u001f\ud800\ufffe😀`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;&amp;&apos;😀',
  );
  const item: FeedItem = {
    title: 'A & B ]]> <script>alert(1)</script>',
    link: 'https://harbor.example/academic/1?a=1&b=2',
    description: '摘要 “<b>” \u000b',
    author: '林一',
    categories: ['选刊 & 投稿'],
    publishedAt: new Date('2026-11-21T01:30:00Z'),
  };
  const xml = rssOf({
    ...{ title: '学术港 & 头条', description: '<新>', link: 'https://harbor.example/academic/' },
    ...{ self: 'https://harbor.example/rss/press.xml', items: [item] },
  });
  expect(isWellFormed(xml)).toBe(true);
  expect(xml).toContain('<title>A &amp; B ]]&gt; &lt;script&gt;alert(1)&lt;/script&gt;</title>');
  expect(xml).toContain('<pubDate>Sat, 21 Nov 2026 09:30:00 +0800</pubDate>');
  expect(xml).toContain('<guid isPermaLink="true">https://harbor.example/academic/1?a=1&amp;b=2</guid>');
  expect(xml).not.toContain('\u000b');
});
