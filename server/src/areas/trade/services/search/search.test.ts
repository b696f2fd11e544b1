import { type TestApp, testApp } from '../../../../testing/app';
import { addCategory, addGoods } from '../testing/goods';

let site: TestApp;

beforeAll(async () => {
  site = await testApp({ areas: ['services', 'checkout'] });
  await addCategory(site.core.db, 5, '甲');
});
afterAll(() => site.close());

const search = (body: object) => site.call('POST /service/search', { body: body as never });

async function titles(keyword: string): Promise<string[]> {
  const { data } = await search({ keyword, per_page: 48 });
  return data.data.map(({ title }) => title).sort();
}

describe('a keyword finds exactly the services that contain it', () => {
  const corpus = [
    'SCI 论文英文深度润色：语言与逻辑双重校订',
    '论文英译与润色指导',
    '英语论述文写作指导',
    '语言学概论答疑',
    'C++ 数值计算答疑 100%_\\ 掌握',
    'one-to-one 英文口语陪练',
    'β 细胞实验设计指导',
    '文英两用期刊选读',
  ];

  beforeAll(async () => {
    for (const title of corpus) await addGoods(site.core.db, { title });
  });

  const normal = (text: string) => text.normalize('NFKC').toLowerCase();
  const containing = (...parts: string[]) =>
    corpus.filter((title) => parts.every((part) => normal(title).includes(normal(part)))).sort();

  it.each(['论文', '英文', '文英', '润色', '语言', '逻辑双重', '深度润色', '指导', '文英两用', '答疑'])(
    'as a phrase: %s',
    async (keyword) => {
      const found = await titles(keyword);
      expect(found).toEqual(containing(keyword));
      expect(found.length).toBeGreaterThan(0);
    },
  );

  it('characters that are apart, turned round or cut by punctuation are no phrase', async () => {
    expect(await titles('论英')).toEqual([]);
    expect(await titles('色润')).toEqual([]);
    expect(await titles('润色语言')).toEqual([]);
  });

  it.each(['文', '色', '订', '论', 'β', '胞'])('a single character: %s', async (keyword) => {
    expect(await titles(keyword)).toEqual(containing(keyword));
  });

  it('Latin words, mixed with Chinese, in either case and while they are typed', async () => {
    expect(await titles('sci论文')).toEqual([corpus[0]]);
    expect(await titles('SCI 论文')).toEqual([corpus[0]]);
    expect(await titles('sc')).toEqual([corpus[0]]);
    expect(await titles('论文sci')).toEqual([]);
    expect(await titles('ONE-to-ONE')).toEqual([corpus[5]]);
    expect(await titles('ｓｃｉ')).toEqual([corpus[0]]);
  });

  it('all terms must be there, in any order', async () => {
    expect(await titles('润色 论文')).toEqual(containing('润色', '论文'));
    expect(await titles('润色 口语')).toEqual([]);
  });

  it.each(['%', '_', '\\', '100%', '%_\\', 'C++', '：'])(
    'signs stand for themselves: %s',
    async (keyword) => {
      expect(await titles(keyword)).toEqual(containing(keyword));
    },
  );

  it('quotes, operators and SQL are plain text', async () => {
    for (const keyword of [
      "'",
      "润色'",
      "') or true --",
      '润 & | ! <-> 色',
      '((',
      ':*',
      '\u0000'.replace('\u0000', '?'),
    ])
      expect((await search({ keyword })).code).toBe(200);
    expect(await titles("') or true --")).toEqual([]);
  });

  it('the index follows the title', async () => {
    const id = await addGoods(site.core.db, { title: '临时服务标题' });
    expect(await titles('临时服务')).toEqual(['临时服务标题']);
    await site.core.db.updateTable('goods').set({ title: '改名后的标题' }).where('id', '=', id).execute();
    await site.heard();
    expect(await titles('临时服务')).toEqual([]);
    expect(await titles('改名后')).toEqual(['改名后的标题']);
    await site.core.db.deleteFrom('goods').where('id', '=', id).execute();
  });
});

describe('search input', () => {
  it('takes at most 50 characters', async () => {
    expect((await search({ keyword: '润'.repeat(50) })).code).toBe(200);
    const refused = await search({ keyword: '润'.repeat(51) });
    expect(refused.code).toBe(422);
    expect(refused.errors.keyword).toEqual(['关键词最多50个字']);
  });

  it('refuses a lowest price above the highest', async () => {
    const refused = await search({ min_fen: 500, max_fen: 100 });
    expect(refused.code).toBe(422);
    expect(refused.errors.max_fen).toEqual(['最高价不能低于最低价']);
  });
});

it('numbers that no service can have are refused at their field, not by the database', async () => {
  const days = await search({ max_days: 3_000_000_000 });
  expect([days.status, Object.keys(days.errors)]).toEqual([422, ['max_days']]);
  expect((await search({ min_fen: 0, max_fen: Number.MAX_SAFE_INTEGER })).status).toBe(200);
});
