import type { Insertable } from 'kysely';
import type { DB } from '../../../../db/schema';
import { type TestApp, testApp } from '../../../../testing/app';
import { insertUser } from '../../../../testing/users';
import { addCategory, addGoods } from '../testing/goods';

let site: TestApp;
let goods: number;
let author: number;

beforeAll(async () => {
  site = await testApp({ areas: ['services', 'checkout'] });
  await addCategory(site.core.db);
  goods = await addGoods(site.core.db);
  author = await insertUser(site.core.db, { nickname: '陈思远', avatar_img: '/a.svg' });
});
afterAll(() => site.close());

const add = (reviews: Partial<Insertable<DB['appraises']>>[]) =>
  site.core.db
    .insertInto('appraises')
    .values(
      reviews.map((review, i) => ({
        ...{
          goods_id: goods,
          user_id: author,
          stars: 5,
          professional: 5,
          punctual: 5,
          communication: 5,
          norm: 4,
        },
        ...{ status: 2, created_at: new Date(Date.UTC(2026, 0, 1) + i * 60_000) },
        ...review,
      })),
    )
    .execute();

const page = (filter?: string, number = 1) =>
  site.call('GET /service/appraise/:id', {
    params: { id: String(goods) },
    query: { page: String(number), ...(filter && { filter }) },
  });

describe('reviews of a service', () => {
  beforeAll(async () => {
    await add([
      ...Array.from({ length: 12 }, (_, i) => ({
        content: `第 ${i} 条`,
        tags: i % 2 ? ['说明清楚'] : ['说明清楚', '按时交付'],
      })),
      { stars: 4, content: '', images: ['/r.svg'] },
      {
        stars: 3,
        content: '一般',
        reply_content: '抱歉',
        reply_name: '客服',
        reply_at: new Date(Date.UTC(2026, 1, 1)),
      },
      {
        stars: 1,
        content: '不满意',
        append_content: '已解决',
        append_status: 2,
        append_at: new Date(Date.UTC(2026, 2, 1)),
      },
      { stars: 1, content: '还在审核', status: 1 },
      { stars: 1, content: '因隐私隐藏', status: 3 },
      { content: '不留名字', anonymous: true },
    ]);
  });

  it('are summed up by the database, visible ones only', async () => {
    const { summary, total } = (await page()).data;
    expect(total).toBe(16);
    expect(summary).toMatchObject({
      total: 16,
      distribution: [13, 1, 1, 0, 1],
      with_text: 15,
      with_images: 1,
      with_append: 1,
    });
    expect(summary.score).toBe(Math.round(((13 * 5 + 4 + 3 + 1) / 16) * 10) / 10);
    expect(summary.rubrics).toMatchObject({ overall: summary.score, professional: 5, norm: 4 });
    expect(summary.tags).toEqual([
      { name: '说明清楚', count: 12 },
      { name: '按时交付', count: 6 },
    ]);
    const { data } = await site.call('GET /service/detail/:id', { params: { id: String(goods) } });
    expect([data.score, data.appraise_count]).toEqual([summary.score, 16]);
    expect(data.appraise_summary).toEqual(summary);
  });

  it('come newest first, ten a page', async () => {
    const first = (await page()).data;
    expect(first.data).toHaveLength(10);
    expect(first.last_page).toBe(2);
    const dates = first.data.map(({ created_at }) => created_at);
    expect(dates).toEqual([...dates].sort().reverse());
    const second = (await page('all', 2)).data;
    expect(second.data).toHaveLength(6);
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(16);
  });

  it.each([
    ['text', 15],
    ['image', 1],
    ['append', 1],
    ['low', 2],
    ['tag:按时交付', 6],
    ["tag:' or true", 0],
  ])('filtered by %s are %i', async (filter, expected) => {
    const { total, data, summary } = (await page(filter)).data;
    expect(total).toBe(expected);
    expect(data).toHaveLength(Math.min(10, expected));
    expect(summary.total).toBe(16);
  });

  it('refuse an unknown filter in Chinese', async () => {
    for (const filter of ['best', 'toString', 'tag:']) {
      const answer = await page(filter);
      expect([answer.code, answer.errors.filter]).toEqual([422, ['评价筛选条件不正确']]);
    }
  });

  it('mask names, hide the anonymous and carry additions and replies', async () => {
    const all = [...(await page()).data.data, ...(await page('all', 2)).data.data];
    const anonymous = all.find(({ content }) => content === '不留名字');
    expect([anonymous?.nickname, anonymous?.avatar_img]).toEqual(['匿名用户', '']);
    expect(all.filter((review) => review !== anonymous).every(({ nickname }) => nickname === '陈**')).toBe(
      true,
    );
    expect(all.find(({ content }) => content === '不满意')?.append).toEqual({
      content: '已解决',
      created_at: '2026-03-01T08:00:00+08:00',
    });
    expect(all.find(({ content }) => content === '一般')?.reply).toMatchObject({
      content: '抱歉',
      name: '客服',
    });
  });

  it('of an unknown service are 404', async () => {
    const answer = await site.call('GET /service/appraise/:id', { params: { id: '424242' } });
    expect([answer.status, answer.msg]).toEqual([404, '服务不存在或已下架']);
  });
});

describe('reviews written at the same moment', () => {
  it('are all in the sums', async () => {
    const other = await addGoods(site.core.db, { title: '同时被评价的服务' });
    await Promise.all(Array.from({ length: 20 }, (_, i) => add([{ goods_id: other, stars: 1 + (i % 5) }])));
    await site.heard();
    const { data } = await site.call('GET /service/detail/:id', { params: { id: String(other) } });
    expect(data.appraise_summary.distribution).toEqual([4, 4, 4, 4, 4]);
    expect(data).toMatchObject({ score: 3, appraise_count: 20 });
  });
});
