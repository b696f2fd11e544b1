import type { APIRequestContext, Page } from '@playwright/test';
import { call, login, newMember } from '../../support/api';
import { hostileMarkup } from '../../support/hostile-markup';
import { open } from '../../support/main-area';
import { spoil } from '../../support/spoil';
import { enter, expect, test } from '../../support/test';
import { exceptCleaners, expectHarmless, tripwire } from '../../support/tripwire';

const all = hostileMarkup.join('');

/** Pieces of as many inputs as fit into so many characters. */
function inPieces(most: number): string[] {
  const pieces: string[] = [];
  for (const markup of hostileMarkup) {
    const cut = markup.slice(0, most);
    const last = pieces.at(-1);
    if (last !== undefined && last.length + cut.length <= most) pieces[pieces.length - 1] = last + cut;
    else pieces.push(cut);
  }
  return pieces;
}

/** A member, a post and comments, made of hostile input as far as the server takes it. @returns the post's id */
async function writeHostile(request: APIRequestContext): Promise<number> {
  const [writer, staff, buyer] = [
    await newMember(request),
    await login(request, 'staff'),
    await login(request, 'buyer'),
  ];
  await call(request, 'POST', '/user/edit', {
    token: writer,
    body: { nickname: '"><img src=x', unit: inPieces(50)[0], bio: inPieces(200)[0] },
  });
  const categories = await call(request, 'GET', '/hot_post/get_category');
  const [category] = categories.data as { id: number; children: { id: number }[] }[];
  const post = await call(request, 'POST', '/hot_post/post_message', {
    token: writer,
    body: {
      title: '<img src=x onerror=hacked=1>',
      content: `<p>开头：这里什么也不应该发生。</p>${all}<p>结尾</p>`,
      category_id: category?.children[0]?.id ?? category?.id,
      topic_id: ['<b onclick=hacked=1>', '"><script src=//x>', 'javascript:hacked=1'].map((title) => ({
        id: 0,
        title,
      })),
    },
  });
  const id = Number(post.id);
  await call(request, 'POST', `/staff/post/publish/${id}`, { token: staff });
  for (const content of inPieces(480))
    await call(request, 'POST', '/hot_post/discuss', { token: buyer, body: { post_id: id, content } });
  return id;
}

type Row = Record<string, unknown> & { author: Record<string, unknown> };

const rows = (data: Record<string, unknown>) => data.data as Row[];
const nth = (n: number) => hostileMarkup[n % hostileMarkup.length];

/** Every text that readers get becomes hostile, with markup where there is markup. */
async function spoilEverything(page: Page): Promise<void> {
  const author = { nickname: all, identity: all, avatar_img: '/x" onerror="window.hacked=1' };
  await spoil(page, '/hot_post/list*', (data) => {
    for (const [n, post] of rows(data).entries())
      Object.assign(post, {
        title: `${nth(n * 3)}${n === 0 ? '第一篇' : ''}`,
        excerpt: `${nth(n * 3 + 1)}${nth(n * 3 + 2)}`,
        images: ['/x" onerror="window.hacked=1'],
        author: { ...post.author, ...author },
      });
  });
  await spoil(page, '/hot_post/*/detail', (data) => {
    Object.assign(data, {
      title: all,
      excerpt: all,
      content: `<p>开头</p>${all}`,
      topics: hostileMarkup.map((title, n) => ({ id: n + 1, title })),
      author: { ...(data as Row).author, ...author },
    });
  });
  await spoil(page, '/hot_post/discuss/*', (data) => {
    for (const one of rows(data)) Object.assign(one, { content: all, reason: all });
  });
  await spoil(page, '/member/info/*', (data) =>
    Object.assign(data, { ...author, bio: all, unit: all, subjects: hostileMarkup, remark: all }),
  );
  await spoil(page, '/topic/list', (data) => {
    const [first] = rows(data);
    data.data = hostileMarkup.map((title, id) => ({ ...first, id: id + 1, title, description: all }));
  });
}

test('hostile posts, comments, profiles and topics do nothing in another reader’s page', async ({
  page,
  context,
  request,
  isMobile,
}) => {
  const id = await writeHostile(request);
  await enter(page, await newMember(request));
  const noted = await tripwire(context);
  const main = page.getByRole('main');
  const article = main.locator('article').first();
  const comments = page.getByRole('region', { name: '评论', exact: true });

  await open(page, `/postdetail/${id}`, 'mf-forum');
  await expect(article).toContainText('开头：这里什么也不应该发生。');
  await expect(comments.getByRole('listitem').first()).toContainText('<');
  await comments.scrollIntoViewIfNeeded();
  await expectHarmless(page, noted, article, true);
  await expectHarmless(page, noted, main);

  // The same once more with nothing cleaned on the way, and all of each: lists, post, comments, author, topics.
  await spoilEverything(page);
  const raw = exceptCleaners(noted);
  await open(page, '/forumindex/', 'mf-forum');
  await page.getByRole('navigation', { name: '帖子' }).getByRole('link', { name: '最新' }).click();
  const first = main.getByRole('heading').filter({ hasText: '第一篇' }).getByRole('link');
  await expect(first).toBeVisible();
  await expectHarmless(page, raw, main);
  await first.click();
  await expect(page).toHaveURL(/postdetail/);
  await expect(article).toContainText('开头');
  await expectHarmless(page, raw, article, true);
  await expectHarmless(page, raw, main);
  await open(page, isMobile ? '/home/1' : '/forumuser/1', 'mf-forum');
  // The server wrote the page for a visitor; the member's own view follows.
  await expect(main).toContainText('window.hacked');
  await expectHarmless(page, raw, main);
  await open(page, '/topic/', 'mf-forum');
  await expect(main).toContainText('window.hacked');
  await expectHarmless(page, raw, main);
});
