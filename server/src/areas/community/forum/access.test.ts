import type { ApiKey } from '@harbor/contract';
import { type TestApp, testApp } from '../../../testing/app';
import { hidden, type Theirs } from './testing/access';
import { addCategories, forumAreas, member, paragraph, putComment, putPost } from './testing/forum';

let site: TestApp;
let owner: { id: number; token: string };
let other: { id: number; token: string };
const theirs: Theirs = {
  ...{ waiting: 0, shown: 0, hidden: 0, answer: 0, waitingComment: 0, draft: 0, topic: 0 },
  ...{ gone: 0, leaf: 0 },
};

beforeAll(async () => {
  site = await testApp({ areas: [...forumAreas] });
  [owner, other] = [await member(site, '本人'), await member(site, '别人')];
  theirs.gone = (await member(site, '注销')).id;
  theirs.leaf = (await addCategories(site)).leaf;
  const { db } = site.core;
  await db.updateTable('users').set({ status: 4 }).where('id', '=', theirs.gone).execute();
  await db.updateTable('post_categories').set({ asks: true }).where('id', '=', theirs.leaf).execute();
  const put = (status: 1 | 2 | 5) => putPost(site, { author: owner.id, category: theirs.leaf, status });
  [theirs.waiting, theirs.shown, theirs.hidden] = [await put(1), await put(2), await put(5)];
  theirs.answer = await putComment(site, { author: owner.id, post: theirs.shown });
  theirs.waitingComment = await putComment(site, { author: owner.id, post: theirs.shown, status: 1 });
  const { data } = await site.call('POST /draft/add_draft', {
    token: owner.token,
    body: { title: '本人的草稿', content: paragraph(1) },
  });
  theirs.draft = data.id;
  const topic = await db
    .insertInto('topics')
    .values({ title: '待审话题', status: 1, user_id: owner.id, created_at: new Date(0) })
    .returning('id')
    .executeTakeFirstOrThrow();
  theirs.topic = topic.id;
});
afterAll(() => site.close());

test.each(Object.entries(hidden))('%s with what is not one’s own is a 404', async (key, foreign) => {
  const { id = 0, body } = foreign(theirs);
  const answer = await site.call(key as ApiKey, {
    token: other.token,
    params: { id } as never,
    body: body as never,
  });
  expect([answer.status, answer.data]).toEqual([404, {}]);
});

test('what was not one’s own is as it was', async () => {
  const { db } = site.core;
  const posts = await db.selectFrom('posts').select(['title', 'status']).orderBy('id').execute();
  expect(posts.map(({ status }) => status)).toEqual([1, 2, 5]);
  expect(new Set(posts.map(({ title }) => title))).toEqual(new Set(['问卷数据怎么清洗']));
  const answer = await db.selectFrom('comments').select('status').where('id', '=', theirs.answer).execute();
  expect(answer).toEqual([{ status: 2 }]);
});

test('ids of others in lists change nothing', async () => {
  const { token } = other;
  const drafts = await site.call('PUT /draft/delete', { token, body: { ids: [theirs.draft] } });
  expect(drafts.data.removed).toEqual([]);
  await site.core.db
    .insertInto('post_reads')
    .values({ user_id: owner.id, post_id: theirs.shown, viewed_at: new Date(site.clock.now()) })
    .execute();
  const read = await site.call('PUT /member/history/delete', { token, body: { ids: [theirs.shown] } });
  expect(read.data.removed).toBe(0);
  const sent = await site.call('POST /hot_post/post_message', {
    token,
    body: { title: '别人的标题', content: paragraph(3), category_id: theirs.leaf, draft_id: theirs.draft },
  });
  expect(sent.status).toBe(200);
  const call = { token: owner.token, params: { id: theirs.draft } };
  expect((await site.call('GET /draft/get_info/:id', call)).data.title).toBe('本人的草稿');
});
