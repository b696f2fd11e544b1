import { endUnpaid } from '../checkout/end-unpaid';
import { wholeService } from './testing/catalogue';
import { bodyOf, type Desk, openDesk, withPrice } from './testing/desk';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.site.close());

test('from a first category to a purchase', async () => {
  const service = await desk.create();
  expect((await desk.detail(service.id)).status).toBe(404);
  expect((await desk.move(service.id, 'list')).status).toBe(200);
  const { data } = await desk.detail(service.id);
  expect(data).toMatchObject({
    title: service.title,
    price_fen: 10_000,
    deliver_days: 5,
    category_id: desk.category,
  });
  expect(data.cover).toBe(desk.picture.replace('.webp', '-card.webp'));
  expect(data.detail_html).toContain('<h3>怎么做</h3>');
  await desk.site.heard();
  const found = await desk.site.call('POST /service/search', {
    body: { keyword: '语言校订', category_id: desk.category },
  });
  expect(found.data.data.map(({ id }) => id)).toContain(service.id);
  const buyer = await desk.site.user();
  expect((await desk.buy(service.id, data.specs[0]?.id ?? 0, buyer.token)).data.pay_fen).toBe(10_000);
});

test('only who holds the right may', async () => {
  const moderator = await desk.site.user({ roles: ['moderator'] });
  const call = (token?: string) => desk.site.call('GET /staff/catalogue/categories', { token });
  expect((await call(moderator.token)).status).toBe(403);
  expect((await call((await desk.site.user()).token)).status).toBe(403);
  expect((await call()).status).toBe(401);
  expect((await call(desk.staff.token)).status).toBe(200);
});

test('a service that lacks something does not go on the shelf, and one on it stays whole', async () => {
  const draft = await desk.create({ pictures: [], specs: [] });
  expect(draft.missing.map(({ field }) => field)).toEqual(['pictures', 'specs']);
  const refused = await desk.move(draft.id, 'list');
  expect(refused.status).toBe(409);
  expect(refused.msg).toBe('还不能上架：上传至少一张图片、添加至少一个规格');
  const service = await desk.listed();
  expect((await desk.save(service, { steps: [] })).status).toBe(422);
});

test('the shelf takes only the steps of its table, and its page follows at once', async () => {
  const service = await desk.listed();
  expect((await desk.move(service.id, 'archive')).status).toBe(409);
  expect((await desk.move(service.id, 'unlist')).data.events).toEqual(['list', 'archive']);
  expect((await desk.detail(service.id)).data.status).toBe(2);
  const spec = service.specs[0]?.id ?? 0;
  const buyer = await desk.site.user();
  expect((await desk.buy(service.id, spec, buyer.token)).status).toBe(409);
  expect((await desk.move(service.id, 'archive')).status).toBe(200);
  expect((await desk.save(service)).status).toBe(409);
  expect((await desk.buy(service.id, spec, buyer.token)).status).toBe(409);
  expect((await desk.detail(service.id)).data.status).toBe(2);
  expect((await desk.move(service.id, 'restore')).data.status).toBe(2);
  expect((await desk.move(service.id, 'list')).data.status).toBe(1);
});

test('a new price is that of a new specification; what was bought stays as it was', async () => {
  const service = await desk.listed();
  const [old] = service.specs;
  const buyer = await desk.site.user();
  const bought = await desk.buy(service.id, old?.id ?? 0, buyer.token, 2);
  const { data: saved } = await desk.save(service, withPrice(service, 12_000));
  const [next, other] = saved.specs;
  expect(next).toMatchObject({ name: '标准', price_fen: 12_000, stock: 3 });
  expect(next?.id).not.toBe(old?.id);
  expect(other?.id).toBe(service.specs[1]?.id);
  expect(saved.history[0]).toMatchObject({ title: '修改服务', change: '「标准」价格 ¥100 → ¥120' });

  const page = await desk.detail(service.id);
  expect(page.data.specs.map(({ price_fen }) => price_fen)).toEqual([12_000, 18_000]);
  expect(page.data.price_fen).toBe(12_000);
  const late = await desk.buy(service.id, old?.id ?? 0, (await desk.site.user()).token);
  expect(late.status).toBe(422);

  const orderId = bought.data.order_id;
  const order = await desk.site.core.db
    .selectFrom('orders')
    .select(['pay_fen', 'spec_id', 'spec'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(order).toMatchObject({
    pay_fen: 20_000,
    spec_id: old?.id,
    spec: { name: '标准', price_fen: 10_000 },
  });

  // The pieces of an order that ends come back to what is sold now.
  const now = new Date(desk.site.clock.now());
  await desk.site.core.db
    .transaction()
    .execute((trx) =>
      endUnpaid(trx, orderId, { event: 'expire', actor: 'system', reason: '超时未支付', now }),
    );
  const after = await desk.site.call('GET /staff/catalogue/services/:id', {
    token: desk.staff.token,
    params: { id: service.id },
  });
  expect(after.data.specs[0]?.stock).toBe(5);
});

test('of a draft the specification itself is changed', async () => {
  const draft = await desk.create();
  const { data } = await desk.save(draft, withPrice(draft, 9000));
  expect(data.specs[0]).toMatchObject({ id: draft.specs[0]?.id, price_fen: 9000, stock: 5 });
});

test('a specification that is left out is not sold any more', async () => {
  const service = await desk.listed();
  const [first, second] = bodyOf(service).specs;
  const { data } = await desk.save(service, { specs: first ? [first] : [] });
  expect(data.specs.map(({ name }) => name)).toEqual(['标准']);
  expect((await desk.detail(service.id)).data.specs).toHaveLength(1);
  expect((await desk.buy(service.id, second?.id ?? 0, (await desk.site.user()).token)).status).toBe(422);
});

test('words that offer to write for others are refused at their field', async () => {
  const body = wholeService(desk.category, desk.picture, {
    title: '论文代写一条龙',
    faq: [{ question: '怎么联系？', answer: '可以代写' }],
  });
  const refused = await desk.site.call('POST /staff/catalogue/services/create', { ...desk.once(), body });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.errors)).toEqual(['title', 'faq.0.answer']);
});

test('stock is counted or not, and never less than nothing', async () => {
  const { specs } = await desk.listed();
  const [counted, free] = specs.map(({ id }) => id);
  expect((await desk.stock(counted ?? 0, { add: -6 })).msg).toBe('库存只剩 5 个，减不了这么多');
  expect((await desk.stock(free ?? 0, { add: 1 })).status).toBe(409);
  expect((await desk.stock(free ?? 0, { count: 8 })).data.stock).toBe(8);
  expect((await desk.stock(counted ?? 0, { unlimited: true })).data.stock).toBeNull();
});
