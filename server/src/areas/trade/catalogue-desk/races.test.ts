import { type Desk, openDesk, withPrice } from './testing/desk';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.site.close());

test('of two who save what they saw, the second hears of the first', async () => {
  const service = await desk.listed();
  const answers = await Promise.all([
    desk.save(service, { title: '第一个人的标题' }),
    desk.save(service, { title: '第二个人的标题' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('stock is moved by pieces beside purchases: none is sold twice, none is lost', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    const service = await desk.listed();
    const spec = service.specs[0]?.id ?? 0;
    const buyers = await Promise.all([1, 2, 3, 4].map(() => desk.site.user()));
    const [less, ...bought] = await Promise.all([
      desk.stock(spec, { add: -3 }),
      ...buyers.map(({ token }) => desk.buy(service.id, spec, token)),
    ]);
    const sold = bought.filter(({ status }) => status === 200).length;
    const taken = less.status === 200 ? 3 : 0;
    const { data } = await desk.detail(service.id);
    expect((data.specs[0]?.stock ?? 0) + sold + taken).toBe(5);
    expect(sold).toBe(taken ? 2 : 4);
  }
});

test('a purchase beside a new price pays the old one or none at all', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    const service = await desk.listed();
    const spec = service.specs[0]?.id ?? 0;
    const buyer = await desk.site.user();
    const [saved, bought] = await Promise.all([
      desk.save(service, withPrice(service, 15_000)),
      desk.buy(service.id, spec, buyer.token),
    ]);
    expect(saved.status).toBe(200);
    if (bought.status === 200) expect(bought.data.pay_fen).toBe(10_000);
    const { data } = await desk.detail(service.id);
    expect(data.specs[0]).toMatchObject({ price_fen: 15_000, stock: bought.status === 200 ? 4 : 5 });
  }
});

test('a category that is hidden while a service goes on the shelf never ends with both', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    const { data: own } = await desk.createCategory(`分类${turn}`);
    const service = await desk.create({ category_id: own.id });
    await Promise.all([
      desk.move(service.id, 'list'),
      desk.site.call('POST /staff/catalogue/categories/hide/:id', {
        token: desk.staff.token,
        params: { id: own.id },
        body: { hidden: true },
      }),
    ]);
    const rows = await desk.site.call('GET /staff/catalogue/categories', { token: desk.staff.token });
    const after = rows.data.data.find(({ id }) => id === own.id);
    expect(after?.hidden && after.on_shelf > 0).toBe(false);
  }
});
