import type { ApiKey } from '@harbor/contract';
import { type TestApp, testApp } from '../../../testing/app';
import { addCategories, forumAreas, member, putPost, say } from './testing/forum';

const many = 50;

let site: TestApp;
let author: { id: number; token: string };
let reader: { id: number; token: string };
let leaf: number;
beforeAll(async () => {
  site = await testApp({ areas: [...forumAreas] });
  ({ leaf } = await addCategories(site));
  [author, reader] = [await member(site, '作者'), await member(site, '读者')];
});
afterAll(() => site.close());

/** As clients do: a bare 503 says that it did not happen, and is asked again. */
async function persist<T extends { status: number }>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
  }
}

type Toggle = Extract<
  ApiKey,
  | 'POST /hot_post/like/:id'
  | 'POST /hot_post/cancel_like/:id'
  | 'POST /hot_post/collect/:id'
  | 'POST /hot_post/cancel_collect/:id'
  | 'POST /hot_post/like_discuss/:id'
  | 'POST /hot_post/cancel_discuss/:id'
>;

const toggle = (key: Toggle, id: number) =>
  persist(() => site.call(key, { token: reader.token, params: { id } }));

const times = <T>(work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: many }, (_, n) => work(n)));

const row = (id: number) =>
  site.core.db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe.each<['like_count' | 'collect_count', Toggle, Toggle]>([
  ['like_count', 'POST /hot_post/like/:id', 'POST /hot_post/cancel_like/:id'],
  ['collect_count', 'POST /hot_post/collect/:id', 'POST /hot_post/cancel_collect/:id'],
])('%s of fifty at once by one person', (column, on, off) => {
  test('counts once, and not at all when taken back', async () => {
    const id = await putPost(site, { author: author.id, category: leaf });
    expect((await times(() => toggle(on, id))).map(({ status }) => status)).toEqual(Array(many).fill(200));
    expect((await row(id))[column]).toBe(1);
    await times(() => toggle(off, id));
    expect((await row(id))[column]).toBe(0);
    await times((n) => toggle(n % 2 ? on : off, id));
    const own = column === 'like_count' ? 'post_likes' : 'post_collects';
    const rows = await site.core.db.selectFrom(own).select('user_id').where('post_id', '=', id).execute();
    expect((await row(id))[column]).toBe(rows.length);
  });
});

test('a like of a comment, fifty at once, counts once', async () => {
  const id = await putPost(site, { author: author.id, category: leaf });
  const { comment } = (await say(site, author.token, id, '一条评论')).data;
  await times(() => toggle('POST /hot_post/like_discuss/:id', comment.id));
  const count = async () =>
    (
      await site.core.db
        .selectFrom('comments')
        .select('like_count')
        .where('id', '=', comment.id)
        .executeTakeFirstOrThrow()
    ).like_count;
  expect(await count()).toBe(1);
  await times(() => toggle('POST /hot_post/cancel_discuss/:id', comment.id));
  expect(await count()).toBe(0);
});

test('following, fifty at once, is one fan who is told of once', async () => {
  const idol = await member(site, '被关注');
  const follow = () =>
    persist(() => site.call('POST /hot_post/concerned', { token: reader.token, body: { id: idol.id } }));
  await times(follow);
  expect((await follow()).data).toEqual({ following: true, fans_count: 1 });
  const told = await site.core.db
    .selectFrom('messages')
    .select('actor_count')
    .where('user_id', '=', idol.id)
    .execute();
  expect(told).toEqual([{ actor_count: 1 }]);
});

test('a visitor’s fifty looks at once are one view a day, another visitor’s are another', async () => {
  const id = await putPost(site, { author: author.id, category: leaf });
  const look = (token?: string) =>
    persist(() => site.call('POST /hot_post/view/:id', { params: { id }, token }));
  await times((n) => look(n % 2 ? reader.token : undefined));
  expect((await row(id)).view_count).toBe(2);
});

test('comments written and deleted at once leave the true numbers', async () => {
  const id = await putPost(site, { author: author.id, category: leaf });
  const first = (await say(site, author.token, id, '根评论')).data.comment;
  await times(async (n) => {
    const said = await persist(() => say(site, reader.token, id, `第${n}条`, n % 2 ? first.id : undefined));
    if (n % 3 === 0)
      await persist(() =>
        site.call('POST /hot_post/delete_discuss/:id', {
          token: reader.token,
          params: { id: said.data.comment.id },
        }),
      );
  });
  const left = await site.core.db
    .selectFrom('comments')
    .select(['id', 'root_id'])
    .where('post_id', '=', id)
    .where('status', '=', 2)
    .execute();
  // 17 of the 50 were deleted, 8 of them replies.
  expect(left).toHaveLength(34);
  expect((await row(id)).comment_count).toBe(34);
  const root = await site.core.db
    .selectFrom('comments')
    .select('reply_count')
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow();
  expect(root.reply_count).toBe(left.filter(({ root_id }) => root_id === first.id).length);
});
