import { type TestApp, testApp } from '../../../testing/app';
import { userStatus } from '../accounts/user-status';
import { messageChannel, messageKind, type NewMessage, notify, systemSub, withdrawNotice } from './notify';
import { purgeMessages } from './purge';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['messages'] });
});
afterAll(() => site.close());

const now = () => new Date(site.clock.now());
const tell = (message: Omit<NewMessage, 'now'>) =>
  site.core.db.transaction().execute((trx) => notify(trx, { ...message, now: now() }));
const order = (userId: number, title = '付款成功'): Promise<void> =>
  tell({ userId, kind: messageKind.system, sub: systemSub.order, title, link: '/orderdetail/1' });
const like = (userId: number, actor: { id: number; nickname: string }, post = 7): Promise<void> =>
  tell({
    userId,
    kind: messageKind.like,
    title: '赞了您的帖子',
    link: `/postdetail/${post}`,
    actors: [actor],
    mergeKey: `post:${post}:like`,
  });
const named = async (nickname: string) => ({ ...(await site.user({ nickname })), nickname });
const counts = async (token: string) => (await site.call('GET /message/message_num', { token })).data;
const likes = async (token: string, state: 'all' | 'unread' = 'all') =>
  (await site.call('GET /message/get_like', { token, query: { state } })).data.data;
const notices = async (token: string, body = {}) =>
  (await site.call('POST /message/notice', { token, body })).data;

describe('the boxes', () => {
  test('count unread messages by kind, for their owner only', async () => {
    const mine = await site.user();
    const other = await site.user();
    await order(mine.id);
    await tell({ userId: mine.id, kind: messageKind.system, sub: systemSub.refund, title: '退款已完成' });
    await like(mine.id, { id: other.id, nickname: '乙' });
    const none = { total: 0, like: 0, comment: 0, fans: 0, system: 0, service: 0 };
    expect(await counts(mine.token)).toEqual({ ...none, total: 3, like: 1, system: 2 });
    expect(await counts(other.token)).toEqual(none);
  });

  test('hold each kind in its own list, the latest first', async () => {
    const mine = await site.user();
    const other = await named('小周');
    await tell({ userId: mine.id, kind: messageKind.comment, title: '回复了您的评论', actors: [other] });
    await tell({ userId: mine.id, kind: messageKind.fans, title: '关注了您', actors: [other] });
    await order(mine.id, '付款成功');
    site.clock.advance(1000);
    await order(mine.id, '第 1 版已交付');
    const comments = (await site.call('GET /message/reply', { token: mine.token })).data;
    const fans = (await site.call('GET /message/fans', { token: mine.token })).data;
    expect(comments.data.map(({ text }) => text)).toEqual(['小周 回复了您的评论']);
    expect(fans.data.map(({ text }) => text)).toEqual(['小周 关注了您']);
    expect((await notices(mine.token)).data.map(({ title }) => title)).toEqual(['第 1 版已交付', '付款成功']);
  });

  test('filter the system box by kind and by what is unread', async () => {
    const { id, token } = await site.user();
    await order(id);
    await tell({ userId: id, kind: messageKind.system, sub: systemSub.coupon, title: '优惠券已到账' });
    const coupons = await notices(token, { sub: systemSub.coupon });
    expect(coupons.data.map(({ sub_text }) => sub_text)).toEqual(['优惠券']);
    expect(coupons.subs).toEqual([
      { sub: 41, title: '订单', total: 1, unread: 1 },
      { sub: 43, title: '优惠券', total: 1, unread: 1 },
    ]);
    await site.call('POST /message/read_all', { token, body: { sub: systemSub.coupon } });
    const unread = await notices(token, { state: 'unread' });
    expect(unread.data.map(({ sub }) => sub)).toEqual([41]);
  });

  test('come twenty a page', async () => {
    const { id, token } = await site.user();
    for (let n = 0; n < 21; n += 1) await order(id, `通知 ${n}`);
    expect((await notices(token)).data).toHaveLength(20);
    const second = await notices(token, { page: 2 });
    expect([second.data.length, second.total, second.last_page]).toEqual([1, 21, 2]);
  });

  test('are summed up at the start of the message centre', async () => {
    const { id, token } = await site.user();
    await order(id, '付款成功');
    const { boxes, service } = (await site.call('GET /message/my_message', { token })).data;
    expect(boxes.map(({ title, unread, latest }) => [title, unread, latest?.title ?? ''])).toEqual([
      ['赞与收藏', 0, ''],
      ['评论与回复', 0, ''],
      ['新增粉丝', 0, ''],
      ['系统通知', 1, '付款成功'],
    ]);
    expect(service).toEqual({ unread: 0, latest: '', at: null });
  });
});

describe('notices about the same thing within a day', () => {
  test('are one message that counts people and names the latest', async () => {
    const mine = await site.user();
    const people = await Promise.all(['甲一', '乙二', '丙三', '丁四', '戊五'].map(named));
    for (const person of people) {
      await like(mine.id, person);
      site.clock.advance(60_000);
    }
    const [message, ...others] = await likes(mine.token);
    expect(others).toEqual([]);
    expect(message?.text).toBe('戊五、丁四等 5 人 赞了您的帖子');
    expect(message?.actors.map(({ nickname }) => nickname)).toEqual(['戊五', '丁四', '丙三']);
    expect(await counts(mine.token)).toMatchObject({ total: 1, like: 1 });
  });

  test('count nobody twice, and a repeat makes nothing unread again', async () => {
    const mine = await site.user();
    const person = await named('甲一');
    await like(mine.id, person);
    await site.call('POST /message/read_all', { token: mine.token, body: {} });
    await like(mine.id, person);
    expect(await counts(mine.token)).toMatchObject({ total: 0 });
    expect((await likes(mine.token)).map(({ actor_count }) => actor_count)).toEqual([1]);
  });

  test('become unread again with somebody new', async () => {
    const mine = await site.user();
    await like(mine.id, await named('甲一'));
    await site.call('POST /message/read_all', { token: mine.token, body: {} });
    await like(mine.id, await named('乙二'));
    expect((await likes(mine.token, 'unread')).map(({ text }) => text)).toEqual(['乙二、甲一 赞了您的帖子']);
  });

  test('are kept apart by object, and after 24 hours', async () => {
    const mine = await site.user();
    await like(mine.id, await named('甲一'), 1);
    await like(mine.id, await named('乙二'), 2);
    site.clock.advance(24 * 3_600_000 + 1);
    await like(mine.id, await named('丙三'), 1);
    expect((await likes(mine.token)).map(({ link }) => link)).toEqual([
      '/postdetail/1',
      '/postdetail/2',
      '/postdetail/1',
    ]);
  });

  test('are one message too when they come at the same time', async () => {
    const mine = await site.user();
    const people = await Promise.all(Array.from({ length: 8 }, (_, n) => named(`同时${n}`)));
    await Promise.all(people.map((person) => like(mine.id, person)));
    expect((await likes(mine.token)).map(({ actor_count }) => actor_count)).toEqual([8]);
  });

  test('can be taken back: one less, and nothing when nobody is left', async () => {
    const mine = await site.user();
    const one = await named('甲一');
    const other = await named('乙二');
    await like(mine.id, one);
    await like(mine.id, other);
    const back = (actorId: number) =>
      withdrawNotice(site.core.db, { userId: mine.id, kind: 1, mergeKey: 'post:7:like', actorId });
    await back(other.id);
    expect((await likes(mine.token)).map(({ text }) => text)).toEqual(['甲一 赞了您的帖子']);
    await back(one.id);
    await back(one.id);
    expect(await likes(mine.token)).toEqual([]);
  });

  test('never speak of oneself', async () => {
    const mine = await named('自己');
    await like(mine.id, mine);
    expect(await likes(mine.token)).toEqual([]);
  });
});

describe('a message', () => {
  const first = async (token: string) => (await notices(token)).data[0]?.id ?? 0;

  test('is read by opening it, and knows its neighbours', async () => {
    const { id, token } = await site.user();
    for (const title of ['第一', '第二', '第三']) await order(id, title);
    const ids = (await notices(token)).data.map((message) => message.id);
    const [newest, middle, oldest] = ids;
    const { data } = await site.call('POST /message/detail/:id', { params: { id: middle ?? 0 }, token });
    expect(data).toMatchObject({ title: '第二', read: true, newer_id: newest, older_id: oldest });
    expect(await counts(token)).toMatchObject({ system: 2 });
  });

  test('of somebody else does not exist', async () => {
    const mine = await site.user();
    const other = await site.user();
    await order(mine.id);
    const id = await first(mine.token);
    const opened = await site.call('POST /message/detail/:id', { params: { id }, token: other.token });
    expect([opened.status, opened.msg]).toEqual([404, '消息不存在或已删除']);
    for (const key of ['POST /message/read', 'POST /message/delete'] as const)
      await site.call(key, { token: other.token, body: { ids: [id] } });
    expect((await notices(mine.token)).data.map(({ read }) => read)).toEqual([false]);
  });

  test('is gone when deleted and back when that is undone, read or unread as before', async () => {
    const { id, token } = await site.user();
    await order(id);
    const ids = [await first(token)];
    expect((await site.call('POST /message/delete', { token, body: { ids } })).data.total).toBe(0);
    expect((await notices(token)).total).toBe(0);
    const opened = await site.call('POST /message/detail/:id', { params: { id: ids[0] ?? 0 }, token });
    expect(opened.status).toBe(404);
    expect((await site.call('POST /message/restore', { token, body: { ids } })).data.total).toBe(1);
    expect((await notices(token)).data.map(({ read }) => read)).toEqual([false]);
  });

  test('cannot be brought back a day after its deletion', async () => {
    const { id, token } = await site.user();
    await order(id);
    const ids = [await first(token)];
    await site.call('POST /message/delete', { token, body: { ids } });
    site.clock.advance(25 * 3_600_000);
    await purgeMessages.run(site.core);
    expect((await site.call('POST /message/restore', { token, body: { ids } })).data.total).toBe(0);
  });

  test('is not kept for an account that was closed while it was written', async () => {
    const [gone, here] = [await site.user(), await site.user()];
    for (const { id } of [gone, here]) await order(id);
    const of = (id: number) =>
      site.core.db.selectFrom('messages').select('id').where('user_id', '=', id).execute();
    await site.core.db
      .updateTable('users')
      .set({ status: userStatus.closed })
      .where('id', '=', gone.id)
      .execute();
    await purgeMessages.run(site.core);
    expect([(await of(gone.id)).length, (await of(here.id)).length]).toEqual([0, 1]);
  });

  test.each([
    [{ ids: [] }, 'ids', '请选择消息'],
    [{ ids: ['1'] }, 'ids.0', '编号不正确'],
    [{ ids: Array.from({ length: 101 }, (_, n) => n + 1) }, 'ids', '一次最多处理100条消息'],
  ])('is not found by %j', async (body, field, text) => {
    const { token } = await site.user();
    const answer = await site.call('POST /message/read', { token, body: body as never });
    expect([answer.status, answer.errors[field]]).toEqual([422, [text]]);
  });
});

test('a message exists with its cause, or not at all; open pages hear of it with the commit', async () => {
  const { id, token } = await site.user();
  const told: string[] = [];
  site.core.hub.listen(messageChannel, (payload) => told.push(payload));
  await site.heard();
  const failed = site.core.db.transaction().execute(async (trx) => {
    await notify(trx, { userId: id, kind: messageKind.system, sub: 41, title: '不会发出', now: now() });
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  expect((await notices(token)).total).toBe(0);
  await order(id, '会发出');
  const mine = () => told.filter((payload) => payload.startsWith(`${id} `));
  for (let waited = 0; mine().length === 0 && waited < 15_000; waited += 10)
    await new Promise((r) => setTimeout(r, 10));
  expect(mine()).toEqual([`${id} ${(await notices(token)).data[0]?.id}`]);
});
