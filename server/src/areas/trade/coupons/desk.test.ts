import { couponStatus as s } from '@harbor/contract/coupon-status';
import { type TestApp, testApp } from '../../../testing/app';
import { addHeld, addTemplate } from './testing/coupons';

let site: TestApp;
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await testApp({ areas: ['coupons', 'messages'] });
  staff = await site.user({ is_staff: true });
});
afterAll(() => site.close());

const day = 86_400_000;
const at = (days: number) => new Date(site.clock.now() + days * day);
const list = async (query: object) =>
  (await site.call('GET /staff/coupon/list', { token: staff.token, query: query as never })).data.data;

test('the list finds coupons by state, way and name', async () => {
  const { db } = site.core;
  const dates = { time_type: 1, start_at: at(-9) };
  const ids = {
    waiting: await addTemplate(db, { title: '秋季等待券', status: 0 }),
    open: await addTemplate(db, { title: '秋季在发券', status: 1, get_way: 4 }),
    ended: await addTemplate(db, { title: '秋季过期券', status: 1, ...dates, end_at: at(-1) }),
    stopped: await addTemplate(db, { title: '秋季停发券', status: 3 }),
  };
  const found = async (query: object) => (await list({ keyword: '秋季', ...query })).map(({ id }) => id);
  expect(await found({ state: 'waiting' })).toEqual([ids.waiting]);
  expect(await found({ state: 'open' })).toEqual([ids.open]);
  expect(await found({ state: 'over' })).toEqual([ids.stopped, ids.ended]);
  expect(await found({ get_way: '4' })).toEqual([ids.open]);
  expect(await found({ keyword: '%' })).toEqual([]);
});

test('a coupon says what became of those given out, and who has them', async () => {
  const { db } = site.core;
  const template_id = await addTemplate(db, { total: 10, received: 5 });
  const people = await Promise.all(Array.from({ length: 5 }, () => site.user()));
  const held = { template_id, received_at: at(-3) };
  const user = (n: number) => people[n]?.id ?? 0;
  await addHeld(db, user(0), { ...held, expire_at: at(5) });
  await addHeld(db, user(1), { ...held, expire_at: at(5), status: s.locked, order_id: 7 });
  await addHeld(db, user(2), { ...held, expire_at: at(5), status: s.used, order_id: 8 });
  await addHeld(db, user(3), { ...held, expire_at: at(-1) });
  const unused = await addHeld(db, user(4), { ...held, expire_at: at(5) });
  const detail = async () =>
    (await site.call('GET /staff/coupon/detail/:id', { token: staff.token, params: { id: template_id } }))
      .data;
  expect(await detail()).toMatchObject({ left: 5, held: 3, used: 1, expired: 1, voided: 0, codes: 0 });
  const held_by = async (query: object = {}) =>
    (
      await site.call('GET /staff/coupon/holders/:id', {
        token: staff.token,
        params: { id: template_id },
        query: query as never,
      })
    ).data;
  const all = await held_by();
  expect(all.data.map(({ user: { id } }) => id)).toEqual(people.map(({ id }) => id).reverse());
  expect(JSON.stringify(all)).not.toContain(people[0]?.phone);
  expect((await held_by({ status: 'used' })).data.map((one) => one.user.id)).toEqual([user(2)]);
  expect((await held_by({ user_id: String(user(3)) })).data.map((one) => one.status)).toEqual([s.expired]);
  const gone = await site.call('POST /staff/coupon/void/:id', {
    token: staff.token,
    params: { id: unused },
    body: { reason: '发放有误' },
  });
  expect(gone.status).toBe(200);
  expect(await detail()).toMatchObject({ held: 2, voided: 1 });
  const unknown = { token: staff.token, params: { id: 999_999 } };
  expect((await site.call('GET /staff/coupon/detail/:id', unknown)).status).toBe(404);
  expect((await site.call('GET /staff/coupon/holders/:id', unknown)).status).toBe(404);
});

test('people are found by number and whole phone, with a masked phone, and nobody else', async () => {
  const [open, frozen] = [await site.user({ nickname: '小林' }), await site.user({ status: 2 })];
  const words = [open.phone, String(open.id), open.phone.slice(0, 8), String(frozen.id), '99999999999999'];
  const { data } = await site.call('POST /staff/coupon/people', { token: staff.token, body: { words } });
  expect(data.data.map(({ user }) => user?.id ?? null)).toEqual([open.id, open.id, null, null, null]);
  expect(data.data[0]?.user?.phone).toBe(`${open.phone.slice(0, 3)}****${open.phone.slice(-4)}`);
  const other = (await site.user()).token;
  expect((await site.call('POST /staff/coupon/people', { token: other, body: { words } })).status).toBe(403);
});
