import type { BodyOf } from '@harbor/contract';
import { type TestApp, testApp } from '../../../../testing/app';
import { about, help } from '../content';

let site: TestApp;
let token: string;
beforeAll(async () => {
  site = await testApp({ areas: ['info'] });
  token = (await site.user({ is_staff: true })).token;
});
afterAll(() => site.close());

type Article = BodyOf<'POST /staff/help/article'>;

const desk = async () => (await site.call('GET /staff/help/list', { token })).data;
const read = async () => (await site.call('GET /help/list')).data;
const found = async (keyword: string) =>
  (await site.call('GET /help/search', { query: { keyword } })).data.data.map(({ question }) => question);
const article = (more: Partial<Article> = {}) =>
  site.call('POST /staff/help/article', {
    token,
    body: {
      category_id: 1,
      question: '怎样导出鲸鱼目录？',
      answer: '在鲸鱼页面点击导出，{=ticketHours} 小时内收到。',
      keywords: '蓝鲸',
      link: null,
      published: true,
      ...more,
    },
  });
const audited = async (type: 'help_article' | 'help_category' | 'site_text', id: string) =>
  (
    await site.core.db
      .selectFrom('audit_log')
      .select('action')
      .where('object_type', '=', type)
      .where('object_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

/** Readers hear of a change with the next announcement of the database. */
const until = async (check: () => Promise<boolean>) => {
  for (let n = 0; n < 100 && !(await check()); n += 1) await site.core.hub.ping(5000);
  expect(await check()).toBe(true);
};

describe('help', () => {
  test('begins with what comes with the server', async () => {
    const { categories } = await read();
    expect(categories.map(({ id, articles }) => [id, articles.map((one) => one.id)])).toEqual(
      help().categories.map(({ id, articles }) => [id, articles.map((one) => one.id)]),
    );
    expect(categories[0]?.articles[1]?.answer).toBe(help().categories[0]?.articles[1]?.answer);
    expect((await desk()).categories[0]?.articles[1]?.answer).toContain('{=smsMinutes}');
  });

  test('a question is read and found once it is published, and no longer when it is hidden', async () => {
    const draft = (await article({ published: false })).data;
    expect(await found('鲸鱼目录')).toEqual([]);
    const shown = (await article({ id: draft.id, revision: draft.revision })).data;
    await until(async () => (await found('蓝鲸'))[0] === '怎样导出鲸鱼目录？');
    const { categories } = await read();
    expect(categories[0]?.articles.at(-1)).toMatchObject({ id: draft.id, link: null });
    expect(categories[0]?.articles.at(-1)?.answer).toMatch(/点击导出，\d+ 小时内收到/);
    const hidden = await article({ id: draft.id, revision: shown.revision, published: false });
    expect(hidden.data).toMatchObject({ published: false, revision: 3 });
    await until(async () => (await found('鲸鱼目录')).length === 0);
    expect(await audited('help_article', String(draft.id))).toEqual([
      'help.add',
      'help.change',
      'help.change',
    ]);
  });

  test('of two who change a question one is told; who is told may look and write again', async () => {
    const { id, revision } = (await article({ published: false })).data;
    const answers = await Promise.all(
      ['一', '二', '三', '四'].map((word) =>
        article({ id, revision, question: `怎样导出${word}号目录？`, published: false }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await article({ id, published: false })).status).toBe(409);
    expect((await article({ id: 999_999, revision: 1 })).status).toBe(404);
  });

  test.each<[Partial<Article>, string, string]>([
    [{ question: '短' }, 'question', '问题为4至60个字'],
    [{ answer: '太短' }, 'answer', '回答至少10个字'],
    [{ answer: '我们在 {=ticketMinutes} 分钟内答复您。' }, 'answer', '没有这些数字：ticketMinutes'],
    [{ link: { title: '去看看', path: 'https://evil.example' } }, 'link.path', '请填写站内路径，以 / 开头'],
    [{ link: { title: '去看看', path: '' } }, 'link.path', '请填写站内路径，以 / 开头'],
    [{ category_id: 777 }, 'category_id', '分类不存在，请重新选择'],
  ])('%j is refused', async (more, field, text) => {
    const { status, errors } = await article(more);
    expect([status, errors[field]]).toEqual([422, [text]]);
  });

  test('no number that the site does not promise stands in any of its words', async () => {
    const wrong = '{=tickethours} 小时内答复';
    expect((await article({ keywords: wrong })).errors.keywords?.[0]).toContain('tickethours');
    const link = { title: wrong, path: '/help' };
    expect((await article({ link })).errors.link?.[0]).toContain('tickethours');
    const category = await site.call('POST /staff/help/category', {
      token,
      body: { title: '售后', description: wrong },
    });
    expect(category.errors.description?.[0]).toContain('tickethours');
  });

  test('categories are added, renamed, put in order, and taken away while they are empty', async () => {
    const save = (body: BodyOf<'POST /staff/help/category'>) =>
      site.call('POST /staff/help/category', { token, body });
    const made = (await save({ title: '海洋馆', description: '鲸鱼与海豚' })).data.categories.at(-1);
    if (!made) throw new Error('no category');
    expect((await read()).categories.map(({ id }) => id)).not.toContain(made.id);
    const renamed = await save({ id: made.id, revision: 1, title: '水族馆', description: '鲸鱼与海豚' });
    expect(renamed.data.categories.at(-1)).toMatchObject({ title: '水族馆', revision: 2 });
    expect((await save({ id: made.id, revision: 1, title: '旧的', description: '鲸鱼与海豚' })).status).toBe(
      409,
    );
    const moved = (await article({ category_id: made.id })).data;
    await until(async () => (await read()).categories.at(-1)?.id === made.id);
    const order = (ids: number[], category_id?: number) =>
      site.call('POST /staff/help/order', { token, body: { ids, category_id } });
    const ids = (await desk()).categories.map(({ id }) => id);
    const turned = [made.id, ...ids.filter((id) => id !== made.id)];
    expect((await order(turned)).data.categories.map(({ id }) => id)).toEqual(turned);
    await until(async () => (await read()).categories[0]?.id === made.id);
    expect((await order(ids.slice(1))).status).toBe(409);
    expect((await order([...ids.slice(1), 999_999])).status).toBe(409);
    const first = (await desk()).categories.find(({ id }) => id === 1)?.articles.map(({ id }) => id) ?? [];
    expect((await order([...first].reverse(), 1)).status).toBe(200);
    await until(async () => (await read()).categories.find(({ id }) => id === 1)?.articles[0]?.id !== 101);
    const drop = () => site.call('POST /staff/help/category/delete/:id', { token, params: { id: made.id } });
    expect((await drop()).status).toBe(409);
    await article({ id: moved.id, revision: 1, category_id: 2 });
    expect((await drop()).data.categories.map(({ id }) => id)).not.toContain(made.id);
    expect((await drop()).status).toBe(404);
    expect(await audited('help_category', String(made.id))).toEqual([
      'help.category_add',
      'help.category_change',
      'help.category_delete',
    ]);
  });
});

describe('texts of a page of their own', () => {
  const sections = [{ heading: '我们是谁', paragraphs: ['一座港口，{=ticketHours} 小时内答复。'] }];
  const publish = (more: Partial<BodyOf<'POST /staff/text/publish'>> = {}) =>
    site.call('POST /staff/text/publish', {
      token,
      body: {
        name: 'about',
        after: 1,
        title: '关于我们',
        lead: '新的导语',
        change: '改写',
        sections,
        ...more,
      },
    });

  test('begin with what comes with the server, and are succeeded by versions', async () => {
    expect((await site.call('GET /info/about')).data).toEqual(about());
    const answers = await Promise.all([publish(), publish()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await until(async () => (await site.call('GET /info/about')).data.lead === '新的导语');
    expect(JSON.stringify((await site.call('GET /info/about')).data)).toMatch(/\d+ 小时内答复/);
    const { data } = await site.call('GET /staff/text/list', { token });
    expect(data.data.map(({ name, versions }) => [name, versions.length])).toEqual([
      ['about', 2],
      ['disclaimer', 1],
    ]);
    const detail = (version: string) =>
      site.call('GET /staff/text/detail', { token, query: { name: 'about', version } });
    expect((await detail('1')).data.lead).toBe(about().lead);
    expect((await detail('2')).data.sections).toEqual(sections);
    expect((await detail('3')).status).toBe(404);
    expect(await audited('site_text', 'about 2')).toEqual(['site_text.publish']);
  });

  test('name numbers that are promised, and no others', async () => {
    const { errors } = await publish({
      after: 2,
      sections: [{ heading: '数字', paragraphs: ['{=nothing} 天'] }],
    });
    expect(errors['sections.0']).toEqual(['没有这些数字：nothing']);
  });
});

test('nobody else writes them', async () => {
  const other = (await site.user()).token;
  const statuses = await Promise.all([
    site.call('GET /staff/help/list', { token: other }),
    site.call('GET /staff/text/list', { token: other }),
    site.call('POST /staff/help/order', { token: other, body: { ids: [1] } }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403]);
});
