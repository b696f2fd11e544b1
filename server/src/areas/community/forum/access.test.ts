import { type ApiKey, areas } from '@harbor/contract';
import { type TestApp, testApp } from '../../../testing/app';
import { addCategories, forumAreas, member, paragraph, putComment, putPost } from './testing/forum';

let site: TestApp;
let owner: { id: number; token: string };
let other: { id: number; token: string };
let gone: { id: number };
let leaf: number;
const theirs = { waiting: 0, shown: 0, hidden: 0, answer: 0, waitingComment: 0, draft: 0, topic: 0 };

beforeAll(async () => {
  site = await testApp({ areas: [...forumAreas] });
  [owner, other, gone] = [await member(site, '本人'), await member(site, '别人'), await member(site, '注销')];
  ({ leaf } = await addCategories(site));
  const { db } = site.core;
  await db.updateTable('users').set({ status: 4 }).where('id', '=', gone.id).execute();
  await db.updateTable('post_categories').set({ asks: true }).where('id', '=', leaf).execute();
  const put = (status: 1 | 2 | 5) => putPost(site, { author: owner.id, category: leaf, status });
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

type Foreign = () => { id?: number; body?: object };

const post = () => ({ title: '别人的标题', content: paragraph(3), category_id: leaf });
/** What the caller may not touch or see, by each call that takes an id. */
const foreign: Record<string, Foreign> = {
  'GET /hot_post/:id/detail': () => ({ id: theirs.waiting }),
  'POST /hot_post/view/:id': () => ({ id: theirs.waiting }),
  'GET /hot_post/category/:id': () => ({ id: 424_242 }),
  'GET /hot_post/edit/:id': () => ({ id: theirs.shown }),
  'PUT /hot_post/edit/:id': () => ({ id: theirs.shown, body: post() }),
  'GET /hot_post/versions/:id': () => ({ id: theirs.shown }),
  'POST /hot_post/revise/:id': () => ({ id: theirs.shown }),
  'POST /hot_post/delete/:id': () => ({ id: theirs.shown }),
  'POST /hot_post/appeal/:id': () => ({
    id: theirs.hidden,
    body: { content: '这不是我的帖子，但我要申诉。' },
  }),
  'POST /hot_post/like/:id': () => ({ id: theirs.waiting }),
  'POST /hot_post/cancel_like/:id': () => ({ id: theirs.waiting }),
  'POST /hot_post/collect/:id': () => ({ id: theirs.waiting }),
  'POST /hot_post/cancel_collect/:id': () => ({ id: theirs.waiting }),
  'POST /hot_post/concerned': () => ({ body: { id: gone.id } }),
  'POST /hot_post/cancel_concern/:id': () => ({ id: gone.id }),
  'POST /hot_post/block/:id': () => ({ id: gone.id }),
  'POST /hot_post/unblock/:id': () => ({ id: 424_242 }),
  'POST /hot_post/report': () => ({ body: { target: 'post', id: theirs.waiting, reason: 'ad' } }),
  'POST /hot_post/discuss/:id': () => ({ id: theirs.waiting }),
  'GET /hot_post/comments/:id': () => ({ id: theirs.waiting }),
  'POST /hot_post/more_discuss/:id': () => ({ id: theirs.waitingComment }),
  'POST /hot_post/discuss': () => ({ body: { post_id: theirs.waiting, content: '看得见吗' } }),
  'POST /hot_post/delete_discuss/:id': () => ({ id: theirs.answer }),
  'POST /hot_post/like_discuss/:id': () => ({ id: theirs.waitingComment }),
  'POST /hot_post/cancel_discuss/:id': () => ({ id: theirs.waitingComment }),
  'POST /hot_post/accept/:id': () => ({ id: theirs.answer }),
  'POST /hot_post/cancel_accept/:id': () => ({ id: theirs.answer }),
  'POST /topic/detail/:id': () => ({ id: theirs.topic }),
  'GET /topic/page/:id': () => ({ id: theirs.topic }),
  'GET /draft/get_info/:id': () => ({ id: theirs.draft }),
  'PUT /draft/edit/:id': () => ({ id: theirs.draft, body: { title: '改了' } }),
  'POST /draft/post/:id': () => ({ id: theirs.draft }),
  'GET /member/info/:id': () => ({ id: gone.id }),
  'POST /member/info/:id': () => ({ id: gone.id }),
  'POST /member/my_post/:id': () => ({ id: gone.id }),
  'POST /member/collect/:id': () => ({ id: gone.id }),
  'POST /member/like/:id': () => ({ id: gone.id }),
  'POST /member/my_fans/:id': () => ({ id: gone.id }),
  'POST /member/concerned/:id': () => ({ id: gone.id }),
  'PUT /member/remark/:id': () => ({ id: gone.id, body: { remark: '谁' } }),
};

/** Calls that take none, or lists of ids of which those of others change nothing (below). */
const withoutId = [
  ...['GET /index/bbs', 'GET /hot_post/index', 'GET /hot_post/list', 'GET /hot_post/recommend'],
  ...[
    'GET /hot_post/category',
    'GET /hot_post/pc_category',
    'GET /hot_post/get_category',
    'GET /hot_post/category_rec',
  ],
  ...['POST /hot_post/search', 'POST /hot_post/post_message', 'GET /hot_post/rule'],
  ...['POST /topic/list', 'POST /topic/get_topic', 'GET /topic/recommend', 'GET /topic/hot'],
  ...['GET /draft/list', 'POST /draft/add_draft', 'PUT /draft/delete'],
  ...['GET /member/mine', 'GET /member/history', 'PUT /member/history/delete', 'GET /member/blocks'],
];

const declared = [areas.forum, areas.discuss, areas.topics, areas.drafts, areas.member].flatMap((area) =>
  Object.keys(area),
);

test.each(declared.filter((key) => !withoutId.includes(key)))(
  '%s with what is not one’s own is a 404',
  async (key) => {
    const { id = 0, body } = foreign[key]?.() ?? {};
    const answer = await site.call(key as ApiKey, {
      token: other.token,
      params: { id } as never,
      body: body as never,
    });
    expect([answer.status, answer.data]).toEqual([404, {}]);
  },
);

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
    body: { ...post(), draft_id: theirs.draft },
  });
  expect(sent.status).toBe(200);
  const call = { token: owner.token, params: { id: theirs.draft } };
  expect((await site.call('GET /draft/get_info/:id', call)).data.title).toBe('本人的草稿');
});
