import type { TestApp } from '../../../testing/app';
import { member } from './testing/forum';
import { type ForumSite, forumSite } from './testing/forum-site';

let forum: ForumSite;
let site: TestApp;
let category: number;
beforeAll(async () => {
  forum = await forumSite();
  ({ site, category } = forum);
});
afterAll(() => site.close());

describe('found and listed', () => {
  test('a word of two characters finds title and text, marked; categories and topics count what is shown', async () => {
    const me = await member(site);
    const id = await forum.published(me.token, {
      title: '断点回归入门',
      content: '<p>带宽怎么选？先画图，再看密度检验是否连续，最后报告稳健结果。</p>',
    });
    const hits = async (keywords: string) =>
      (await site.call('POST /hot_post/search', { body: { type: 'post', keywords } })).data.posts;
    expect((await hits('断点'))[0]).toMatchObject({
      id,
      title_marks: [
        { text: '断点', hit: true },
        { text: '回归入门', hit: false },
      ],
    });
    expect((await hits('带宽')).map((post) => post.id)).toEqual([id]);
    expect((await hits('密度检验')).map((post) => post.id)).toEqual([id]);
    expect((await hits('断')).map((post) => post.id)).toContain(id);
    expect(await hits('密检')).toEqual([]);
    expect(await hits('%')).toEqual([]);
    const before = (await site.call('GET /hot_post/category/:id', { params: { id: category } })).data.category
      .post_count;
    await site.call('POST /hot_post/delete/:id', { token: me.token, params: { id } });
    expect(await hits('断点')).toEqual([]);
    expect(
      (await site.call('GET /hot_post/category/:id', { params: { id: category } })).data.category.post_count,
    ).toBe(before - 1);
  });

  test('the reading history keeps what was read, and nothing while it is paused; a view counts once a day', async () => {
    const [author, me] = [await member(site), await member(site)];
    const id = await forum.published(author.token);
    const see = (token?: string) => site.call('POST /hot_post/view/:id', { params: { id }, token });
    expect((await see(me.token)).data.view_count).toBe(1);
    expect((await see(me.token)).data.view_count).toBe(1);
    expect((await see()).data.view_count).toBe(2);
    site.clock.advance(86_400_000);
    expect((await see(me.token)).data.view_count).toBe(3);
    const history = () => site.call('GET /member/history', { token: me.token });
    expect((await history()).data).toMatchObject({ total: 1, recording: true });
    await site.call('PUT /member/history/delete', { token: me.token, body: { all: true } });
    await site.core.db
      .insertInto('privacy_settings')
      .values({ user_id: me.id, recommend: false, history: false, updated_at: new Date() })
      .execute();
    await see(me.token);
    expect((await history()).data).toMatchObject({ total: 0, recording: false });
  });

  test('followed: only who is logged in, only those followed', async () => {
    const [author, me] = [await member(site, '被关注的人'), await member(site)];
    const id = await forum.published(author.token);
    await site.call('POST /hot_post/concerned', { token: me.token, body: { id: author.id } });
    const list = (token?: string) => site.call('GET /hot_post/list', { token, query: { type: 'followed' } });
    expect((await list(me.token)).data.data.map((post) => post.id)).toEqual([id]);
    expect((await list()).data.data).toEqual([]);
    await site.call('PUT /member/remark/:id', {
      token: me.token,
      params: { id: author.id },
      body: { remark: '师兄' },
    });
    expect(
      (await site.call('POST /member/info/:id', { token: me.token, params: { id: author.id } })).data,
    ).toMatchObject({ following: true, remark: '师兄', counts: { fans: 1, posts: 1 } });
    expect((await site.call('POST /member/info/:id', { params: { id: author.id } })).data.remark).toBe('');
  });
});
