import type { TestApp } from '../../../../testing/app';
import { insertCourse } from '../../../trade/courses/testing/courses';
import { tradeSite } from '../../../trade/orders/testing/trade-site';

let site: TestApp;
beforeAll(async () => {
  site = await tradeSite(['lessons']);
});
afterAll(() => site.close());

test('the number at a filter is how many courses it leaves of what else is asked for', async () => {
  const made = [
    { title: '潮汐入门', price: 0, certificate: true },
    { title: '潮汐进阶', price: 9_900, certificate: false },
    { title: '潮汐专题', price: 39_900, certificate: true },
    { title: '别的课程', price: 0, certificate: true },
  ];
  for (const { title, price, certificate } of made) {
    const id = await insertCourse(site.core, { priceFen: price });
    await site.core.db
      .updateTable('courses')
      .set({ title, has_certificate: certificate, captions: ['zh'] })
      .where('id', '=', id)
      .execute();
  }
  const counts = async (query: Record<string, string>) => {
    const { data } = await site.call('GET /course/pc/list', { query: query as never });
    return data.counts;
  };
  expect(await counts({ keyword: '潮汐' })).toMatchObject({
    all: 3,
    free: 1,
    low: 1,
    high: 1,
    own: 0,
    certificate: 2,
    captions: 3,
  });
  // The row that is chosen from keeps its own numbers; the others follow the choice.
  expect(await counts({ keyword: '潮汐', price: 'free' })).toMatchObject({ low: 1, certificate: 1, all: 1 });
  expect(await counts({ keyword: '潮汐', feature: 'certificate' })).toMatchObject({
    low: 0,
    high: 1,
    captions: 3,
  });
  expect(await counts({ keyword: '没有这样的词' })).toMatchObject({ all: 0, free: 0, certificate: 0 });
});
