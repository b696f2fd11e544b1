import { type TestApp, testApp } from '../../../testing/app';
import { race } from '../../../testing/race';
import { invalidateForum } from './reading/cache';
import { addCategories, forumAreas, member, putComment, putPost, say } from './testing/forum';

let site: TestApp;
let asker: { id: number; token: string };
let helper: { id: number; token: string };
let places: { root: number; leaf: number };
beforeAll(async () => {
  site = await testApp({ areas: [...forumAreas] });
  [asker, helper] = [await member(site, '提问者'), await member(site, '回答者')];
  places = await addCategories(site);
  await site.core.db
    .updateTable('post_categories')
    .set({ asks: true })
    .where('id', '=', places.leaf)
    .execute();
});
afterAll(() => site.close());

const question = () => putPost(site, { author: asker.id, category: places.leaf });
const answer = (post: number, author = helper.id) => putComment(site, { author, post });
const accept = (id: number, token = asker.token) =>
  site.call('POST /hot_post/accept/:id', { token, params: { id } });
const detail = async (id: number) => (await site.call('GET /hot_post/:id/detail', { params: { id } })).data;
const list = async (id: number, token?: string) =>
  (await site.call('POST /hot_post/discuss/:id', { params: { id }, token, body: { sort: 'oldest' } })).data;

test('the asker accepts one answer: it stands first, whoever wrote it is told once, another takes its place', async () => {
  const id = await question();
  const answers: number[] = [];
  for (let n = 0; n < 12; n++) answers.push(await answer(id));
  const [first = 0, last = 0] = [answers[0], answers[11]];
  expect((await list(id, asker.token)).data[0]?.actions.accept).toBe(true);
  expect((await list(id, helper.token)).data[0]?.actions.accept).toBe(false);
  expect((await accept(last)).data).toEqual({ accepted_comment_id: last });
  await accept(last);
  const shown = await list(id);
  expect(shown.data[0]).toMatchObject({ id: last, accepted: true });
  expect([shown.total, new Set(shown.data.map((one) => one.id)).size]).toEqual([12, 11]);
  expect(await detail(id)).toMatchObject({ asks: true, accepted_comment_id: last });
  const told = await site.core.db
    .selectFrom('messages')
    .select(['title', 'actor_count'])
    .where('user_id', '=', helper.id)
    .execute();
  expect(told).toEqual([{ title: '采纳了您的回答', actor_count: 1 }]);
  await accept(first);
  expect((await detail(id)).accepted_comment_id).toBe(first);
  const cancel = { token: asker.token, params: { id: first } };
  expect((await site.call('POST /hot_post/cancel_accept/:id', cancel)).data.accepted_comment_id).toBeNull();
});

test('only what answers a question directly, and never one’s own', async () => {
  const id = await question();
  const own = await answer(id, asker.id);
  expect((await accept(own)).msg).toBe('不能采纳提问者自己的评论');
  const first = await answer(id);
  const reply = (await say(site, helper.token, id, '补充一句', first)).data.comment.id;
  expect((await accept(reply)).msg).toBe('只能采纳直接回答帖子的评论');
  const talk = await putPost(site, { author: asker.id, category: places.root });
  expect((await accept(await answer(talk))).msg).toBe('只有求助类帖子可以采纳回答');
});

test('an answer that is deleted is no longer accepted', async () => {
  const id = await question();
  const one = await answer(id);
  await accept(one);
  await site.call('POST /hot_post/delete_discuss/:id', { token: helper.token, params: { id: one } });
  expect((await detail(id)).accepted_comment_id).toBeNull();
  expect((await list(id)).data).toEqual([]);
});

test('an accepted answer fills no page of its own, and is none where nothing is asked', async () => {
  const id = await question();
  const answers: number[] = [];
  for (let n = 0; n < 11; n++) answers.push(await answer(id));
  await accept(answers[10] ?? 0);
  const shown = await list(id);
  expect([shown.data.length, shown.total, shown.last_page]).toEqual([11, 11, 1]);
  await site.core.db.updateTable('posts').set({ category_id: places.root }).where('id', '=', id).execute();
  invalidateForum(site.core);
  expect(await detail(id)).toMatchObject({ asks: false, accepted_comment_id: null });
  const moved = await list(id);
  expect(moved.data.filter((one) => one.accepted)).toEqual([]);
  expect([moved.data[0]?.id, moved.total, moved.last_page]).toEqual([answers[0], 11, 2]);
});

test('of an answer accepted and deleted at once nothing accepted is left', async () => {
  const id = await question();
  for (let round = 0; round < 20; round++) {
    const one = await answer(id);
    const remove = () =>
      site.call('POST /hot_post/delete_discuss/:id', { token: helper.token, params: { id: one } });
    await race(round, () => accept(one), remove);
    expect((await detail(id)).accepted_comment_id).toBeNull();
  }
});

test('staff accept in the place of the asker', async () => {
  const staff = await site.user({ is_staff: true });
  const id = await question();
  const one = await answer(id);
  const call = { token: staff.token, params: { id: one } };
  expect((await site.call('POST /staff/discuss/accept/:id', call)).data).toEqual({
    accepted_comment_id: one,
  });
});
