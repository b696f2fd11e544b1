import { addressKey } from '../../../http/client-address';
import { type TestApp, testApp } from '../../../testing/app';
import { writingQuotas } from './limits';
import {
  addCategories,
  forumAreas,
  member,
  paragraph,
  publishedPost,
  putPost,
  say,
  send,
} from './testing/forum';

let site: TestApp;
let staff: { id: number; token: string };
let author: { id: number; token: string };
let category: number;

beforeAll(async () => {
  site = await testApp({ areas: [...forumAreas] });
  staff = await site.user({ is_staff: true });
  author = await member(site, '楼主');
  category = (await addCategories(site)).leaf;
});
afterAll(() => site.close());

const post = () => publishedPost(site, { author: author.token, staff: staff.token, category });
const list = (id: number, token?: string, body = {}) =>
  site.call('POST /hot_post/discuss/:id', { params: { id }, token, body });
const messages = (userId: number) =>
  site.core.db
    .selectFrom('messages')
    .select(['kind', 'title', 'actor_count', 'link'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

test('two levels: replies of replies stand under the first, more are asked for', async () => {
  const id = await post();
  const [one, two] = [await member(site, '甲'), await member(site, '乙')];
  const first = (await say(site, one.token, id, '样本量够吗')).data.comment;
  const second = (await say(site, author.token, id, '够的', first.id)).data.comment;
  for (let i = 0; i < 4; i++) await say(site, two.token, id, `追问${i}`, second.id);
  const { data } = await list(id);
  expect(data.total).toBe(1);
  expect(data.data[0]).toMatchObject({ id: first.id, reply_count: 5 });
  expect(data.data[0]?.replies.map(({ content }) => content)).toEqual(['够的', '追问0', '追问1']);
  expect(data.data[0]?.replies[1]).toMatchObject({ root_id: first.id, reply_to: { nickname: '楼主' } });
  const more = await site.call('POST /hot_post/more_discuss/:id', { params: { id: first.id } });
  expect(more.data.data).toHaveLength(5);
  expect((await site.call('GET /hot_post/:id/detail', { params: { id } })).data.comment_count).toBe(6);
});

test('a comment is something that can be read, in as few lines as that takes', async () => {
  const id = await post();
  const me = await member(site);
  const write = (content: string) => say(site, me.token, id, content);
  const word = '好'.repeat(500);
  for (const [content, said] of [
    ['\u200b\u200b', '请填写评论'],
    [`${word}了`, '评论最多500个字'],
    [`头${'\n'.repeat(5000)}尾`, '评论最多500个字'],
  ] as const)
    expect((await write(content)).errors).toEqual({ content: [said] });
  expect((await write(`${word}${'\n'.repeat(9)}`)).status).toBe(200);
  const { content } = (await write(`一  \n\n \n\r\n\n二\n三\u202e四${'\n'.repeat(3000)}`)).data.comment;
  expect(content).toBe('一\n\n二\n三四');
});

test('deleted with replies it stays as deleted, and goes with the last of them', async () => {
  const id = await post();
  const me = await member(site);
  const first = (await say(site, me.token, id, '会被删的话')).data.comment;
  const reply = (await say(site, author.token, id, '回复', first.id)).data.comment;
  const remove = (token: string, comment: number) =>
    site.call('POST /hot_post/delete_discuss/:id', { token, params: { id: comment } });
  expect((await remove(author.token, first.id)).status).toBe(404);
  expect((await remove(me.token, first.id)).data).toMatchObject({ kept: true, comment_count: 1 });
  const [shown] = (await list(id)).data.data;
  expect(shown).toMatchObject({ deleted: true, content: '', author: { id: 0, nickname: '' } });
  await remove(author.token, reply.id);
  expect((await list(id)).data).toMatchObject({ total: 0, data: [] });
});

test('who is answered, named or owns the post hears of it, each once; likes are one message', async () => {
  const id = await post();
  const [asker, named] = [await member(site, '提问者'), await member(site, '被提到的人')];
  const first = (await say(site, asker.token, id, '请问用什么软件')).data.comment;
  const { data } = await say(site, author.token, id, '用 R，@被提到的人 熟悉', first.id);
  expect(data.comment.mentions).toEqual([{ id: named.id, nickname: '被提到的人' }]);
  expect((await messages(asker.id)).map(({ title }) => title)).toEqual(['回复了您的评论']);
  expect(await messages(named.id)).toMatchObject([{ kind: 2, title: '在评论中提到了您' }]);
  for (let i = 0; i < 5; i++) {
    const fan = await member(site, `粉丝${i}`);
    await site.call('POST /hot_post/like/:id', { token: fan.token, params: { id } });
  }
  const likes = (await messages(author.id)).filter(
    ({ kind, link }) => kind === 1 && link === `/postdetail/${id}`,
  );
  expect(likes).toMatchObject([{ title: '赞了您的帖子', actor_count: 5 }]);
});

test('who is blocked cannot comment, and their posts come folded', async () => {
  const id = await post();
  const pest = await member(site, '讨厌的人');
  await site.call('POST /hot_post/block/:id', { token: author.token, params: { id: pest.id } });
  expect(await say(site, pest.token, id, '又来了')).toMatchObject({
    status: 403,
    msg: '对方设置了屏蔽，不能评论',
  });
  const theirs = await publishedPost(site, { author: pest.token, staff: staff.token, category });
  const seen = await site.call('GET /hot_post/:id/detail', { token: author.token, params: { id: theirs } });
  expect(seen.data.blocked).toBe(true);
});

test('a newcomer’s comment waits, seen by its author alone, until staff let it through', async () => {
  const id = await post();
  const me = await site.user({ nickname: '新人', created_at: new Date(site.clock.now()) });
  const { data } = await say(site, me.token, id, '第一次来');
  expect(data).toMatchObject({ message: '评论已提交，审核后显示', comment_count: 0 });
  expect((await list(id)).data.data).toEqual([]);
  expect((await list(id, me.token)).data.data[0]).toMatchObject({ status_text: '待审核', own: true });
  await site.call('POST /staff/discuss/publish/:id', { token: staff.token, params: { id: data.comment.id } });
  expect((await list(id)).data.data[0]).toMatchObject({ content: '第一次来' });
});

test('a hidden comment is gone for others; its reporter is told', async () => {
  const id = await post();
  const [me, other] = [await member(site), await member(site)];
  const { comment } = (await say(site, me.token, id, '一句不好的话')).data;
  await site.call('POST /hot_post/report', {
    token: other.token,
    body: { target: 'comment', id: comment.id, reason: 'attack' },
  });
  const queue = await site.call('GET /staff/forum/queue', { token: staff.token, query: { list: 'report' } });
  expect(queue.data.data.find((item) => item.id === comment.id)?.reports).toHaveLength(1);
  await site.call('POST /staff/discuss/hide/:id', {
    token: staff.token,
    params: { id: comment.id },
    body: { reason: '人身攻击' },
  });
  expect((await list(id)).data.data).toEqual([]);
  expect((await messages(other.id)).map(({ title }) => title)).toEqual(['您的举报已成立']);
});

/** As clients do: a bare 503 says that it did not happen, and is asked again. */
async function persist<T extends { status: number }>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
  }
}

describe('a hundred at once', () => {
  test('likes and their withdrawal leave the true number', async () => {
    const id = await post();
    const people: string[] = [];
    for (let i = 0; i < 25; i++) people.push((await member(site)).token);
    const like = (token: string) =>
      persist(() => site.call('POST /hot_post/like/:id', { token, params: { id } }));
    const all = await Promise.all(people.flatMap((token) => [1, 2, 3, 4].map(() => like(token))));
    expect(all.every(({ status }) => status === 200)).toBe(true);
    const count = async () =>
      (await site.call('GET /hot_post/:id/detail', { params: { id } })).data.like_count;
    expect(await count()).toBe(25);
    await Promise.all(
      people.flatMap((token, i) =>
        [1, 2, 3, 4].map(() =>
          i % 2 === 0
            ? persist(() => site.call('POST /hot_post/cancel_like/:id', { token, params: { id } }))
            : like(token),
        ),
      ),
    );
    expect(await count()).toBe(12);
  });

  test('comments, replies and deletions leave the true numbers', async () => {
    const id = await post();
    const people: { token: string }[] = [];
    for (let i = 0; i < 10; i++) people.push(await member(site));
    const { comment: first } = (await say(site, author.token, id, '根评论')).data;
    const said = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        persist(() => say(site, people[i % 10]?.token ?? '', id, `第${i}条`, i % 2 ? first.id : undefined)),
      ),
    );
    expect(said.filter(({ status }) => status !== 200)).toEqual([]);
    await Promise.all(
      said.slice(0, 30).map(({ data }, i) =>
        site.call('POST /hot_post/delete_discuss/:id', {
          token: people[i % 10]?.token ?? '',
          params: { id: data.comment.id },
        }),
      ),
    );
    expect((await site.call('GET /hot_post/:id/detail', { params: { id } })).data.comment_count).toBe(71);
    const root = await site.core.db
      .selectFrom('comments')
      .select('reply_count')
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow();
    expect(root.reply_count).toBe(35);
  });
});

describe('limits as in production', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await testApp({ areas: [...forumAreas], env: { HARBOR_LIMITS: 'production' } });
  });
  afterAll(() => strict.close());

  test('one post in 15 s, three on the first day, one comment in 5 s', async () => {
    strict.clock.toNext('day');
    const { leaf } = await addCategories(strict);
    const old = await member(strict);
    expect((await send(strict, old.token, leaf)).status).toBe(200);
    const second = await send(strict, old.token, leaf);
    expect([second.status, second.msg]).toEqual([429, '发布太频繁，请稍后再试']);
    strict.clock.advance(15_000);
    expect((await send(strict, old.token, leaf)).status).toBe(200);
    const young = await strict.user({ created_at: new Date(strict.clock.now()) });
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) {
      statuses.push((await send(strict, young.token, leaf)).status);
      strict.clock.advance(180_000);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('whoever it is, an address sends ten posts in ten minutes and sixty comments', async () => {
    strict.clock.toNext('hour');
    const { leaf } = await addCategories(strict);
    const ip = '203.0.113.7';
    const { post, comment } = await writingQuotas(strict.core.settings, strict.core.db);
    for (let n = 0; n < 9; n++)
      await strict.core.limiter.takeShared(`forum.post:${addressKey(ip)}`, post.address);
    for (let n = 0; n < 60; n++)
      await strict.core.limiter.takeShared(`forum.comment:${addressKey(ip)}`, comment.address);
    const sent = async () =>
      strict.call('POST /hot_post/post_message', {
        token: (await member(strict)).token,
        ip,
        body: { title: '同一处发的', content: paragraph(1), category_id: leaf },
      });
    expect([(await sent()).status, (await sent()).status]).toEqual([200, 429]);
    const id = await putPost(strict, { author: (await member(strict)).id, category: leaf });
    const said = await strict.call('POST /hot_post/discuss', {
      token: (await member(strict)).token,
      ip,
      body: { post_id: id, content: '第六十一条' },
    });
    expect([said.status, said.msg]).toEqual([429, '发布太频繁，请稍后再试']);
  });
});
