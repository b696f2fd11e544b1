import type { TestApp } from '../../../testing/app';
import { member, send } from './testing/forum';
import { type ForumSite, forumSite } from './testing/forum-site';

let forum: ForumSite;
let site: TestApp;
let category: number;
beforeAll(async () => {
  forum = await forumSite();
  ({ site, category } = forum);
});
afterAll(() => site.close());

describe('topics', () => {
  test('one that does not exist is made with the post, waits, and can be merged', async () => {
    const [one, two] = [await member(site), await member(site)];
    const create = async (token: string, title: string) =>
      (await send(site, token, category, { topic_id: [{ id: 0, title }] as never })).data.id ?? 0;
    const [a, b] = [await create(one.token, '问卷设计'), await create(two.token, '问卷的设计')];
    for (const id of [a, b]) await forum.decide('publish', id);
    const waiting = (
      await site.call('GET /staff/topic/list', { token: forum.staff.token, query: { status: 1 } })
    ).data.data;
    const [into, from] = ['问卷设计', '问卷的设计'].map(
      (title) => waiting.find((topic) => topic.title === title)?.id ?? 0,
    );
    expect((await forum.detail(a)).data.topics).toEqual([]);
    await site.call('POST /staff/topic/publish/:id', { token: forum.staff.token, params: { id: into ?? 0 } });
    await site.call('POST /staff/topic/merge/:id', {
      token: forum.staff.token,
      params: { id: from ?? 0 },
      body: { into: into ?? 0 },
    });
    const page = await site.call('POST /topic/detail/:id', { params: { id: from ?? 0 } });
    expect(page.data.topic).toMatchObject({ id: into, post_count: 2 });
    expect(page.data.posts.data.map(({ id }) => id).sort()).toEqual([a, b].sort());
  });

  test('what is typed finds topics, or offers to make one with id 0', async () => {
    const { data } = await site.call('POST /topic/get_topic', { body: { title: '问卷' } });
    expect(data.data.map(({ title }) => title)).toContain('问卷设计');
    expect(data.create).toEqual({ id: 0, title: '问卷' });
    expect(
      (await site.call('POST /topic/get_topic', { body: { title: '问卷设计' } })).data.create,
    ).toBeNull();
    expect((await site.call('POST /topic/get_topic', {})).data.create).toBeNull();
  });
});
