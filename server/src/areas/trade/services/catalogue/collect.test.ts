import { type TestApp, testApp } from '../../../../testing/app';
import { addCategory, addGoods } from '../testing/goods';

let site: TestApp;
let goods: string;

beforeAll(async () => {
  site = await testApp({ areas: ['services', 'checkout'] });
  await addCategory(site.core.db);
  goods = String(await addGoods(site.core.db));
});
afterAll(() => site.close());

const times = <T>(n: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)));
const collect = (id: string, token: string) =>
  site.call('POST /service/collect/:id', { params: { id }, token });
const forget = (id: string, token: string) =>
  site.call('POST /service/cancel/:id', { params: { id }, token });

async function counted(): Promise<number> {
  const { data } = await site.call('GET /service/detail/:id', { params: { id: goods } });
  return data.collect_count;
}

describe('favourites', () => {
  it('ask for a login', async () => {
    const answer = await site.call('POST /service/collect/:id', { params: { id: goods } });
    expect([answer.status, answer.msg]).toEqual([401, '请登录']);
  });

  it('count one person once, however often and however fast they press', async () => {
    const { token } = await site.user();
    const answers = await times(50, () => collect(goods, token));
    expect(
      answers.every(({ code, data }) => code === 200 && data.collected && data.collect_count === 1),
    ).toBe(true);
    expect(await counted()).toBe(1);
    const seen = await site.call('GET /service/detail/:id', { params: { id: goods }, token });
    expect(seen.data.collected).toBe(true);
    const gone = await times(50, () => forget(goods, token));
    expect(gone.every(({ code, data }) => code === 200 && !data.collected && data.collect_count === 0)).toBe(
      true,
    );
    const after = await site.call('GET /service/detail/:id', { params: { id: goods }, token });
    expect([after.data.collected, after.data.collect_count]).toEqual([false, 0]);
  });

  it('count 50 people at once as 50', async () => {
    const people = await times(50, () => site.user());
    await Promise.all(people.map(({ token }) => collect(goods, token)));
    expect(await counted()).toBe(50);
  });

  it('know no unknown service', async () => {
    const { token } = await site.user();
    const answer = await collect('987654', token);
    expect([answer.status, answer.msg]).toEqual([404, '服务不存在或已下架']);
  });
});
