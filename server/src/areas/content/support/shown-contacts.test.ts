import { seedSupport } from '../../../demo/support';
import { type TestApp, testApp } from '../../../testing/app';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['media', 'support'] });
  await seedSupport(site.core.db, site.core);
});
afterAll(() => site.close());

test('three support contacts take turns, the least shown first', async () => {
  const shown: string[] = [];
  for (let n = 0; n < 6; n += 1) shown.push((await site.call('GET /get_manage')).data.wechat);
  expect(new Set(shown).size).toBe(3);
  expect(shown.slice(3)).toEqual(shown.slice(0, 3));
});

test('the picture of a contact is there', async () => {
  const { data } = await site.call('GET /get_manage');
  const picture = await site.app.inject(data.image);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
});

test('service 37 is handed to the report desk, on both platforms', async () => {
  const others = (await site.call('GET /get_cs')).data.data.map(({ wechat }) => wechat);
  for (const product of ['37', '37_mobile']) {
    const { data } = await site.call('GET /api/contact/us/:product', { params: { product } });
    expect(data.variant).toBe('report');
    expect(others).not.toContain(data.wechat);
  }
  const other = await site.call('GET /api/contact/us/:product', { params: { product: '5_mobile' } });
  expect(other.data.variant).toBe('default');
  expect((await site.call('GET /api/contact/us/:product', { params: { product: 'x' } })).status).toBe(422);
});

test('the list of support has all of them', async () => {
  expect((await site.call('GET /get_cs')).data.data).toHaveLength(3);
});
