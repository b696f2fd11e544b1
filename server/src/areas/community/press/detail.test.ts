import { goodsStatus } from '@harbor/contract/goods-status';
import { pressStatus } from '@harbor/contract/press-status';
import { type TestApp, testApp } from '../../../testing/app';
import { addCategory, addGoods } from '../../trade/services/testing/goods';
import { addSpecial, addTag, idsOf, pressAreas, putPress } from './testing/press';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: [...pressAreas] });
  await addCategory(site.core.db);
});
afterAll(() => site.close());

const detail = async (id: number, token?: string) =>
  (await site.call('GET /press/:id/detail', { params: { id }, token })).data;

test('an article has its neighbours, its tags, what goes with it, and its services', async () => {
  const { db } = site.core;
  const hour = 3_600_000;
  const at = (hours: number) => new Date(site.clock.now() - hours * hour);
  const [a, b, c] = [await addTag(db), await addTag(db), await addTag(db)];
  const special = await addSpecial(db);
  const off = await addGoods(db, { status: goodsStatus.offShelf });
  const [one, two] = [await addGoods(db), await addGoods(db)];
  const before = await putPress(site, { tags: [a, c], published_at: at(9) });
  const id = await putPress(site, {
    ...{ tags: [a, b], special_id: special, published_at: at(8), service_goods: [two, off, one] },
    ...{ is_original: false, source_url: 'https://www.prisma-statement.org/', letters: 401 },
    ...{ description: '字'.repeat(120), content: '<h2>先</h2><p><a href="https://a.test/">外</a></p>' },
    seo: JSON.stringify({ title: '搜索标题', desc: '', keywords: ['综述'] }),
  });
  const both = await putPress(site, { tags: [b, a], published_at: at(7), type: 1 });
  const same = await putPress(site, { type: 2, published_at: at(6) });
  await putPress(site, { tags: [a, b], status: pressStatus.offline });
  const { info, like, recommend } = await detail(id);
  expect(info).toMatchObject({
    ...{ id, read_minutes: 2, source_url: 'https://www.prisma-statement.org/', is_original: false },
    prev: { id: before },
    next: { id: both },
    headings: [{ id: 'h-1', title: '先', level: 2 }],
    seo: { title: '搜索标题', desc: '字'.repeat(80), keywords: ['综述'] },
    ...{ liked: false, collected: false, revised_at: null, corrections: [] },
  });
  expect(info.content).toContain('rel="nofollow noopener noreferrer"');
  expect(idsOf(info.service_goods)).toEqual([two, one]);
  expect(idsOf(info.tags_data)).toEqual([a, b]);
  expect(idsOf(info.related_Tags)).toEqual([c]);
  expect(idsOf(info.latest.data)).toEqual([same, both, before]);
  // Two tags in common, then one, then the newest of the same type.
  expect(idsOf(like.data)).toEqual([both, before, same]);
  expect(idsOf(recommend)).not.toContain(id);
  expect((await detail(same)).info.next).toBeNull();
});

test('what is read twice is the same answer, and a write ends it', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  const id = await putPress(site);
  const reader = await site.user();
  await detail(id);
  await site.core.db.updateTable('press').set({ title: '没有人写过' }).where('id', '=', id).execute();
  expect((await detail(id)).info.title).toBe('审稿意见怎样分类');
  await site.call('POST /press/like/:id', { params: { id }, token: reader.token });
  const seen = (await detail(id, reader.token)).info;
  expect([seen.title, seen.likes, seen.liked]).toEqual(['没有人写过', 1, true]);
  expect((await detail(id)).info.liked).toBe(false);
  jest.restoreAllMocks();
});
