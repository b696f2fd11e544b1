import { type TestApp, testApp } from '../../../testing/app';
import {
  addCategories,
  forumAreas,
  member,
  publishedPost,
  putPost,
} from '../../community/forum/testing/forum';
import { putPress } from '../../community/press/testing/press';
import { announceLibrary, putJournal } from '../../content/journals/testing/journals';
import { addCategory, addGoods } from '../../trade/services/testing/goods';

let site: TestApp;
let category: number;
let ids: { service: number; journal: number; press: number; post: number };

beforeAll(async () => {
  site = await testApp({ areas: [...forumAreas, 'siteSearch', 'services', 'press', 'journals'] });
  const { db } = site.core;
  await addCategory(db);
  const [author, staff] = [await member(site), await site.user({ is_staff: true })];
  ({ leaf: category } = await addCategories(site));
  ids = {
    service: await addGoods(db, { title: '潮汐能论文润色' }),
    journal: await putJournal(db, { name: 'Tidal Energy Review', name_cn: '潮汐能评论', issn: '2434-561X' }),
    press: await putPress(site, { title: '潮汐能项目申报要点' }),
    post: await publishedPost(
      site,
      { author: author.token, staff: staff.token, category },
      { title: '潮汐能方向投哪里' },
    ),
  };
  await announceLibrary(site);
});
afterAll(() => site.close());

const search = async (keyword: string) => (await site.call('GET /search/all', { query: { keyword } })).data;
const links = async (keyword: string) =>
  Object.fromEntries(
    (await search(keyword)).groups.map(({ kind, data }) => [kind, data.map((one) => one.link)]),
  );

test('one question finds services, journals, headlines and posts, each with the address of its page', async () => {
  const { groups } = await search(' 潮汐能 ');
  expect(groups.map(({ kind }) => kind)).toEqual(['service', 'journal', 'press', 'post']);
  expect(await links('潮汐能')).toEqual({
    service: [`/goodsdetail/${ids.service}`],
    journal: [`/querytool/${ids.journal}`],
    press: [`/academic/${ids.press}`],
    post: [`/postdetail/${ids.post}`],
  });
});

test('kinds without a find are left out, and a journal is found by its number', async () => {
  expect(await links('2434561x')).toEqual({ journal: [`/querytool/${ids.journal}`] });
  expect((await search('没有这样的东西')).groups).toEqual([]);
  expect((await search('%_\\')).groups).toEqual([]);
});

test('what is not shown to everybody is not found', async () => {
  const { db } = site.core;
  const { id: author } = await site.user();
  await addGoods(db, { title: '暗礁测绘辅导', status: 2 });
  await putPress(site, { title: '暗礁测绘新规', status: 0, published_at: null });
  await putPost(site, { author, category, title: '暗礁测绘怎么做', status: 1 });
  expect((await search('暗礁测绘')).groups).toEqual([]);
});

test('each kind brings its four best at most', async () => {
  for (let n = 0; n < 6; n += 1) await addGoods(site.core.db, { title: `珊瑚图表规范${n}` });
  expect((await search('珊瑚图表')).groups.map(({ data }) => data.length)).toEqual([4]);
});

test.each([
  ['', '请输入关键词'],
  ['字'.repeat(51), '关键词最多50个字'],
])('%j is no word to search for', async (keyword, message) => {
  const { status, errors } = await site.call('GET /search/all', { query: { keyword } });
  expect([status, errors.keyword]).toEqual([422, [message]]);
});

test('an area that fails takes nothing from the others', async () => {
  const { db } = site.core;
  await db.schema.alterTable('press_search').renameTo('press_search_away').execute();
  try {
    expect(await links('潮汐能 ')).toMatchObject({ service: [`/goodsdetail/${ids.service}`] });
    expect(await links('潮汐')).toMatchObject({ journal: [`/querytool/${ids.journal}`] });
    expect(Object.keys(await links('潮汐'))).not.toContain('press');
  } finally {
    await db.schema.alterTable('press_search_away').renameTo('press_search').execute();
  }
});
