import type { BodyOf } from '@harbor/contract';
import type { OrderStatus } from '@harbor/contract/order-status';
import type { Updateable } from 'kysely';
import type { DB } from '../../../db/schema';
import { type TestApp, testApp } from '../../../testing/app';
import { startSession } from '../../identity/auth/sessions';
import { paidOrder, putOrder } from '../orders/testing/orders';
import { catalogueCache } from '../services/catalogue/cache';

type Review = BodyOf<'POST /user/appraise/:id'>;

const day = 24 * 3_600_000;
const done = 60;
const five: Review = { stars: 5, professional: 5, punctual: 4, communication: 5, norm: 5 };

let site: TestApp;
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await testApp({ areas: ['reviews', 'services', 'checkout', 'ownOrders', 'messages'] });
});
// Each test has a wall and a desk of its own; the clock runs on, so that staff need a session of their own too.
beforeEach(async () => {
  await site.core.db.deleteFrom('appraise_history').execute();
  await site.core.db.deleteFrom('appraises').execute();
  staff = await site.user({ is_staff: true });
});
afterAll(() => site.close());

const review = (token: string, id: number, body: Review = five) =>
  site.call('POST /user/appraise/:id', { token, params: { id }, body });
const append = (token: string, id: number, content = '一个月后回看，建议仍然管用') =>
  site.call('POST /user/appraise_append/:id', { token, params: { id }, body: { content } });
const publish = (id: number, part: 'review' | 'append' = 'review') =>
  site.call('POST /staff/appraise/publish/:id', { token: staff.token, params: { id }, body: { part } });
const hide = (id: number) =>
  site.call('POST /staff/appraise/hide/:id', {
    token: staff.token,
    params: { id },
    body: { part: 'review', basis: 'privacy', reason: '写出了老师的手机号' },
  });
const reply = (id: number, content = '谢谢您的认可') =>
  site.call('POST /staff/appraise/reply/:id', { token: staff.token, params: { id }, body: { content } });
const page = (token: string, id: number) => site.call('GET /user/appraise/:id', { token, params: { id } });
const counts = async (token: string) => (await site.call('GET /user/get_appraise_num', { token })).data;

/** A buyer with an order at `status`, finished a moment ago if it is done. */
async function buyerAt(status: OrderStatus = done, change: Updateable<DB['orders']> = {}) {
  const user = await site.user({ nickname: '陈思远', identity: '博士生', subject_ids: [7] });
  const order = await paidOrder(site, user.token);
  const finished = status === done ? { finished_at: new Date(site.clock.now()) } : {};
  await putOrder(site, order, status, { ...finished, ...change });
  return { ...user, order };
}

/** A buyer whose review is shown. */
async function shownReview(body: Review = five, change: Updateable<DB['orders']> = {}) {
  const user = await buyerAt(done, change);
  const { data } = await review(user.token, user.order, body);
  await publish(data.id);
  return { ...user, review: data.id };
}

/** What everybody reads now. The caches hear of changes by the database, a moment later: here they are emptied. */
async function seen(goods: number) {
  const cache = catalogueCache(site.core);
  cache.reviews.clear();
  cache.walls.clear();
  const of = await site.call('GET /service/appraise/:id', { params: { id: goods } });
  const wall = await site.call('GET /appraise/list', {});
  return { of: of.data, wall: wall.data };
}
const goodsOf = async (order: number) =>
  (
    await site.core.db
      .selectFrom('orders')
      .select('goods_id')
      .where('id', '=', order)
      .executeTakeFirstOrThrow()
  ).goods_id;

test('a finished order is reviewed: counted, told in its history, waiting, shown once staff looked at it', async () => {
  const { token, order } = await buyerAt();
  expect(await counts(token)).toEqual({ to_review: 1, reviewed: 0 });
  expect((await page(token, order)).data).toMatchObject({
    actions: { review: true },
    review: null,
    reason: '',
  });

  const { data } = await review(token, order, { ...five, content: '讲得很细', tags: ['说明清楚'] });
  expect(data).toMatchObject({
    status_text: '审核中',
    ratings: { stars: 5, punctual: 4 },
    content: '讲得很细',
    actions: { append: false },
  });
  expect(await counts(token)).toEqual({ to_review: 0, reviewed: 1 });
  const info = (await site.call('POST /user/order_info/:id', { token, params: { id: order } })).data;
  expect(info.actions).toMatchObject({ review: false, view_review: true });
  expect(info.history[0]?.title).toBe('您评价了这次服务');

  const goods = await goodsOf(order);
  expect((await seen(goods)).of.total).toBe(0);
  await publish(data.id);
  const { of, wall } = await seen(goods);
  expect(of.data).toMatchObject([{ nickname: '陈**', identity: '博士生 · 理学', content: '讲得很细' }]);
  expect(of.summary).toMatchObject({ total: 1, distribution: [1, 0, 0, 0, 0], rubrics: { punctual: 4 } });
  expect(wall.data).toMatchObject([{ id: data.id, goods: { goods_id: goods } }]);
  expect(wall.summary).toMatchObject({ total: 1, score: 5, rubrics: { punctual: 4 } });
  const told = (await site.call('POST /message/notice', { token, body: { sub: 44 } })).data.data;
  expect(told.map(({ title }) => title)).toEqual(['您的评价已展示']);
});

test.each([
  ['not finished', 50, {}, '订单完成后才能评价'],
  ['refunded', 80, {}, '订单完成后才能评价'],
  ['with a refund running', done, { refund_status: 1 }, '退款处理中，暂时不能评价'],
  ['finished 15 days ago', done, { finished_at: new Date(0) }, '评价期已过：完成后15天内可以评价'],
  ['reviewed already', done, { reviewed: true }, '您已评价过这个订单'],
  ['of a course', done, { kind: 2 }, '课程订单请在课程页评价'],
] as const)('an order %s is not reviewed', async (_, status, change, why) => {
  const { token, order } = await buyerAt(status, change);
  const { data } = await page(token, order);
  expect([data.actions.review, data.reason]).toEqual([false, why]);
  const answer = await review(token, order);
  expect([answer.status, answer.msg]).toEqual([409, why]);
  expect((await counts(token)).to_review).toBe(0);
  const { data: list } = await site.call('POST /user/get_orders', { token, body: { tab: 'review' } });
  expect(list.total).toBe(0);
});

test('of reviews sent at the same moment one counts', async () => {
  const { token, order } = await buyerAt();
  const answers = await Promise.all(Array.from({ length: 20 }, () => review(token, order)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  const mine = await site.call('POST /user/appraise', { token, body: {} });
  expect(mine.data.total).toBe(1);
});

test('of additions sent at the same moment one counts, and it is shown only once staff looked at it', async () => {
  const { token, order, review: id } = await shownReview();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => append(token, id, `第 ${n} 次追评`)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  const kept = answers.find(({ status }) => status === 200)?.data.append;
  const again = await append(token, id);
  expect([again.status, again.msg]).toEqual([409, '每条评价只能追评一次']);
  const goods = await goodsOf(order);
  expect((await seen(goods)).of).toMatchObject({ summary: { with_append: 0 }, data: [{ append: null }] });
  await publish(id, 'append');
  expect((await seen(goods)).of).toMatchObject({
    summary: { with_append: 1 },
    data: [{ append: { content: kept?.content } }],
  });
});

test('something is added while the review is shown, within 90 days', async () => {
  const waiting = await buyerAt();
  const { data } = await review(waiting.token, waiting.order);
  expect((await append(waiting.token, data.id)).msg).toBe('评价展示后才能追评');
  const shown = await shownReview();
  site.clock.advance(90 * day);
  const token = await startSession(site.core, site.core.db, shown.id, { ip: '127.0.0.1', userAgent: 'test' });
  const late = await append(token, shown.review);
  expect([late.status, late.msg]).toEqual([409, '评价后90天内可以追评']);
});

test('a hidden review is nowhere, its author reads why; restored it is back', async () => {
  const { token, order, review: id } = await shownReview({ ...five, stars: 1, content: '老师电话 138…' });
  const goods = await goodsOf(order);
  expect((await seen(goods)).of.summary.distribution).toEqual([0, 0, 0, 0, 1]);
  await hide(id);
  const { of, wall } = await seen(goods);
  expect([of.total, of.summary.total, wall.total, wall.summary.total]).toEqual([0, 0, 0, 0]);
  expect(wall.categories.every(({ count }) => count === 0)).toBe(true);
  expect((await page(token, order)).data.review).toMatchObject({
    status_text: '未展示',
    hidden_reason: '泄露他人隐私：写出了老师的手机号',
  });
  await site.call('POST /staff/appraise/restore/:id', {
    token: staff.token,
    params: { id },
    body: { part: 'review', reason: '已核实为公开电话' },
  });
  expect((await seen(goods)).of.total).toBe(1);
});

describe('what is sent', () => {
  test.each([
    [{ stars: 0 }, 'stars', '请为综合评分打分'],
    [{ norm: 6 }, 'norm', '评分为1至5星'],
    [{ content: '长'.repeat(501) }, 'content', '评价最多500个字'],
    [{ tags: ['包过'] }, 'tags', '标签不正确'],
    [{ images: Array.from({ length: 10 }, (_, n) => `/media/${n}.webp`) }, 'images', '最多上传9张图片'],
    [{ images: ['/media/uploads/2026/01/OTHER.webp'] }, 'images', '请重新上传图片'],
  ])('%j is refused', async (more, field, text) => {
    const { token, order } = await buyerAt();
    const { status, errors } = await review(token, order, { ...five, ...more });
    expect([status, errors[field]]).toEqual([422, [text]]);
    expect((await counts(token)).to_review).toBe(1);
  });

  test("nine pictures of one's own are kept in their order", async () => {
    const { id, token, order } = await buyerAt();
    const images = Array.from({ length: 9 }, (_, n) => `/media/uploads/2026/11/OWN${n}.webp`);
    await site.core.db
      .insertInto('uploads')
      .values(
        images.map((path, n) => ({
          ...{ id: `OWN${n}`, user_id: id, path, type: 'image/webp', size: 10, width: 1, height: 1 },
          created_at: new Date(site.clock.now()),
        })),
      )
      .execute();
    expect((await review(token, order, { ...five, images })).data.images).toEqual(images);
  });
});

test('who stays anonymous is neither named nor described', async () => {
  const { order } = await shownReview({ ...five, anonymous: true });
  const { of, wall } = await seen(await goodsOf(order));
  for (const one of [of.data[0], wall.data[0]])
    expect(one).toMatchObject({ nickname: '匿名用户', avatar_img: '', identity: '' });
});

describe('replies', () => {
  test('are given once, to shown reviews, and told to the author', async () => {
    const waiting = await buyerAt();
    const { data } = await review(waiting.token, waiting.order);
    expect((await reply(data.id)).msg).toBe('评价展示后才能回复');
    const { token, order, review: id } = await shownReview();
    const goods = await goodsOf(order);
    const announced = new Promise<void>((resolve) => {
      site.core.hub.listen('catalogue', (payload) => payload === String(goods) && resolve());
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => reply(id)));
    await announced;
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await seen(goods)).of.data[0]?.reply).toMatchObject({ name: '客服', content: '谢谢您的认可' });
    const told = (await site.call('POST /message/notice', { token, body: { sub: 44 } })).data.data;
    expect(told[0]?.title).toBe('客服回复了您的评价');
  });

  test('come from the teacher of the order, and from no other', async () => {
    const mine = { is_teacher: true, is_certification: true };
    const teacher = await site.user({ ...mine, nickname: '林书瑶' });
    const other = await site.user(mine);
    const { review: id } = await shownReview({ ...five, anonymous: true }, { teacher_id: teacher.id });
    const answer = (token: string) =>
      site.call('POST /teacher/appraise/reply/:id', { token, params: { id }, body: { content: '祝顺利' } });
    expect((await answer(other.token)).status).toBe(404);
    const list = await site.call('GET /teacher/appraise/list', { token: teacher.token });
    expect(list.data.data).toMatchObject([{ id, order_id: null, author: { id: 0, nickname: '匿名用户' } }]);
    expect((await site.call('GET /teacher/appraise/list', { token: other.token })).data.total).toBe(0);
    expect((await answer(teacher.token)).data.reply).toMatchObject({ name: '林书瑶老师', content: '祝顺利' });
  });
});

test('staff see what waits, the oldest first, and additions too', async () => {
  const first = await buyerAt();
  const second = await buyerAt();
  const { data: a } = await review(first.token, first.order);
  site.clock.advance(1000);
  const { data: b } = await review(second.token, second.order);
  await publish(a.id);
  await append(first.token, a.id);
  const { data } = await site.call('GET /staff/appraise/list', { token: staff.token, query: { status: 1 } });
  expect(data.data.map(({ id, status, append: added }) => [id, status, added?.status])).toEqual([
    [a.id, 2, 1],
    [b.id, 1, undefined],
  ]);
});

test('the wall is filtered by category, stars and contents; its sums are those of the category', async () => {
  const { order } = await shownReview({ ...five, content: '很好' });
  await shownReview({ ...five, stars: 3 });
  const goods = await goodsOf(order);
  await seen(goods);
  const total = async (query: object) => (await site.call('GET /appraise/list', { query })).data.total;
  expect(await total({})).toBe(2);
  expect(await total({ stars: 3 })).toBe(1);
  expect(await total({ filter: 'text' })).toBe(1);
  expect(await total({ filter: 'image' })).toBe(0);
  expect(await total({ category_id: 5 })).toBe(2);
  const other = (await site.call('GET /appraise/list', { query: { category_id: 1, stars: 3 } })).data;
  expect([other.total, other.summary.total]).toEqual([0, 0]);
  const three = (await site.call('GET /appraise/list', { query: { stars: 3 } })).data;
  expect(three.summary.distribution).toEqual([1, 0, 1, 0, 0]);
  expect((await site.call('GET /appraise/list', { query: { stars: 6 } })).status).toBe(422);
});
