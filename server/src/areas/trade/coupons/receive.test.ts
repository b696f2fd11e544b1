import { randomUUID } from 'node:crypto';
import { type TestApp, testApp } from '../../../testing/app';
import { addTemplate } from './testing/coupons';
import { giveWelcomeCoupons } from './welcome';

let site: TestApp;

beforeAll(async () => {
  site = await testApp({ areas: ['coupons'], env: { HARBOR_LIMITS: 'production' } });
});
afterAll(() => site.close());

const day = 86_400_000;
const receive = (id: number, token: string, idempotencyKey?: string) =>
  site.call('POST /coupons/receive/:id', { params: { id }, token, idempotencyKey });
const redeem = (code: string, token: string) => site.call('POST /coupons/redeem', { body: { code }, token });
const held = async (token: string) => (await site.call('GET /user/get_coupons', { token })).data;
const stock = async (id: number) =>
  site.core.db
    .selectFrom('coupon_templates')
    .select('received')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const times = <T>(n: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)));

describe('receiving', () => {
  it('asks for a login', async () => {
    const { status } = await site.call('POST /coupons/receive/:id', { params: { id: 1 } });
    expect(status).toBe(401);
  });

  it('gives a coupon that is good from now for its days', async () => {
    const { token } = await site.user();
    const id = await addTemplate(site.core.db, { days: 7, min_fen: 50_000, total: 3 });
    const { data } = await receive(id, token);
    expect(data.offer).toMatchObject({ id, left: 2, received: 1, state: 'taken' });
    expect(Date.parse(data.coupon.expire_at) - Date.parse(data.coupon.start_at)).toBe(7 * day);
    expect((await held(token)).data).toEqual([data.coupon]);
  });

  it('of 50 people at once for the last 5, 5 have one and the count is true', async () => {
    const id = await addTemplate(site.core.db, { total: 5 });
    const people = await times(50, () => site.user());
    const answers = await Promise.all(people.map(({ token }) => receive(id, token)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(5);
    const refused = answers.filter(({ code }) => code !== 200);
    expect(refused.every(({ code, msg }) => code === 409 && msg === '来晚了，优惠券已被领完')).toBe(true);
    const rows = await site.core.db
      .selectFrom('user_coupons')
      .select('user_id')
      .where('template_id', '=', id)
      .execute();
    expect([rows.length, new Set(rows.map((row) => row.user_id)).size]).toEqual([5, 5]);
    expect((await stock(id)).received).toBe(5);
  });

  it('of 20 presses of one person at once, as many count as each may have', async () => {
    const id = await addTemplate(site.core.db, { per_limit: 2, total: 100 });
    const { token } = await site.user();
    const answers = await times(20, () => receive(id, token));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2);
    expect(answers.find(({ code }) => code === 409)?.msg).toBe('每人限领 2 张，您已领满');
    expect((await stock(id)).received).toBe(2);
  });

  it('with one key is one coupon, however often it is sent', async () => {
    const id = await addTemplate(site.core.db, { per_limit: 5 });
    const { token } = await site.user();
    const key = randomUUID();
    const first = await receive(id, token, key);
    const second = await receive(id, token, key);
    expect(second.data).toEqual(first.data);
    expect((await stock(id)).received).toBe(1);
  });

  test.each([
    ['not begun', { status: 0 }, 409, '活动还没有开始，请稍后再来'],
    ['over', { status: 2 }, 409, '活动已结束，不再发放'],
    ['stopped', { status: 3 }, 409, '活动已结束，不再发放'],
    [
      'past its dates',
      { time_type: 1, start_at: new Date(0), end_at: new Date(1) },
      409,
      '活动已结束，不再发放',
    ],
    ['for codes', { get_way: 3, code: 'ABCDEFG1' }, 404, '优惠券不存在'],
    ['a gift of registering', { get_way: 2 }, 404, '优惠券不存在'],
  ])('refuses one that is %s', async (_, template, status, msg) => {
    const { token } = await site.user();
    const answer = await receive(await addTemplate(site.core.db, template), token);
    expect([answer.status, answer.msg]).toEqual([status, msg]);
  });

  it('with fixed dates gives a coupon of these dates', async () => {
    const { token } = await site.user();
    const now = Math.floor(site.clock.now() / 1000) * 1000;
    const dates = { start_at: new Date(now + day), end_at: new Date(now + 3 * day) };
    const id = await addTemplate(site.core.db, { time_type: 1, ...dates });
    const { coupon } = (await receive(id, token)).data;
    expect([Date.parse(coupon.start_at), Date.parse(coupon.expire_at)]).toEqual([now + day, now + 3 * day]);
  });
});

describe('the coupon centre', () => {
  it('tells visitors and members what is to be had', async () => {
    const open = await addTemplate(site.core.db, { title: '九折券', type: 2, off_fen: 0, discount: 90 });
    const gone = await addTemplate(site.core.db, { total: 1 });
    const hidden = await addTemplate(site.core.db, { get_way: 4 });
    const { token } = await site.user();
    await receive(gone, token);
    const visitor = (await site.call('GET /coupons/list')).data.data;
    const stateOf = (id: number, list = visitor) => list.find((one) => one.id === id)?.state;
    expect([stateOf(open), stateOf(gone), stateOf(hidden)]).toEqual(['open', 'sold_out', undefined]);
    const mine = (await site.call('GET /coupons/list', { token })).data.data;
    expect(stateOf(gone, mine)).toBe('taken');
    const states = visitor.map(({ state }) => state);
    expect(states.lastIndexOf('open')).toBeLessThan(states.indexOf('sold_out'));
  });
});

describe('codes', () => {
  it('are taken in either case, with spaces, once', async () => {
    const { token } = await site.user();
    await addTemplate(site.core.db, { get_way: 3, code: 'WELCOME26', title: '兑换券' });
    const answer = await redeem(' welcome-26 ', token);
    expect(answer.data.coupon).toMatchObject({ title: '兑换券', status: 0 });
    const again = await redeem('WELCOME26', token);
    expect([again.status, again.msg]).toEqual([409, '您已领取过这张优惠券']);
  });

  it('wrong ones can be tried five times an hour, even all at once', async () => {
    site.clock.toNext('hour');
    const { token } = await site.user();
    await addTemplate(site.core.db, { get_way: 3, code: 'RIGHTCODE1' });
    const answers = await times(9, (i) => redeem(`WRONG00${i}X`, token));
    const counted = (status: number) => answers.filter((one) => one.status === status).length;
    expect([counted(422), counted(429)]).toEqual([5, 4]);
    expect((await redeem('RIGHTCODE1', token)).status).toBe(429);
    const other = await site.user();
    expect((await redeem('RIGHTCODE1', other.token)).status).toBe(200);
    site.clock.advance(3_600_000);
    expect((await redeem('RIGHTCODE1', token)).status).toBe(200);
  });

  it('a repeated answer of a code that worked is no try, and forgets no wrong ones', async () => {
    site.clock.toNext('hour');
    const { token } = await site.user();
    await addTemplate(site.core.db, { get_way: 3, code: 'KNOWNCODE1' });
    const idempotencyKey = '4d3f1f0e-6a53-4f0e-9d42-0a5b0c1d2e3f';
    const known = () =>
      site.call('POST /coupons/redeem', { token, idempotencyKey, body: { code: 'KNOWNCODE1' } });
    expect((await known()).status).toBe(200);
    await times(3, (i) => redeem(`WRONG10${i}X`, token));
    expect((await known()).status).toBe(200);
    const answers = await times(3, (i) => redeem(`WRONG20${i}X`, token));
    expect(answers.map(({ status }) => status).sort()).toEqual([422, 422, 429]);
  });

  it.each(['', 'abc', 'ABC-DEF-GHI-JKL-M', '优惠券优惠券优惠'])('%j is no code', async (code) => {
    const { token } = await site.user();
    const { errors } = await redeem(code, token);
    expect(errors.code).toEqual(['兑换码为8至12位字母或数字']);
  });
});

test('registering brings its coupons, as long as there are some', async () => {
  const { id, token } = await site.user();
  await addTemplate(site.core.db, { get_way: 2, title: '新人券' });
  await addTemplate(site.core.db, { get_way: 2, title: '发完的券', total: 1, received: 1 });
  const now = new Date(site.clock.now());
  await site.core.db.transaction().execute((trx) => giveWelcomeCoupons(trx, id, now));
  const titles = (await held(token)).data.map(({ title }) => title);
  expect(titles).toContain('新人券');
  expect(titles).not.toContain('发完的券');
});
