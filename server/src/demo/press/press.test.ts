import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from '@harbor/contract/sentinel';
import { visibleLength } from '@harbor/contract/visible-text';
import { textOf } from '../../areas/community/forum/text/plain';
import { ownWords } from '../../areas/community/press/text/own-words';
import { serverRoot } from '../../paths';
import { type TestApp, testApp } from '../../testing/app';
import { demoDatabase } from '../../testing/demo-database';
import { demoServices } from '../catalogue/services';
import { wordingFaultsIn } from '../wording';
import { htmlOf } from './markup';
import { pressCoverUrl, readArticles, readShelves } from './read';

const shelves = readShelves();
const articles = readArticles();
const tags = new Set(shelves.tags.map(({ title }) => title));
const specials = new Set(shelves.specials.map(({ title }) => title));
const coverOf = (slug: string) =>
  join(serverRoot, 'demo/media', pressCoverUrl(slug).replace('/media/demo/', ''));

test.each(articles.map((article) => [article.slug, article] as const))(
  '%s keeps to its rules',
  (slug, article) => {
    const html = htmlOf(article.body);
    const letters = visibleLength(textOf(html));
    expect(letters).toBeGreaterThanOrEqual(600);
    expect(letters).toBeLessThanOrEqual(1600);
    const { body, ...said } = article;
    expect(wordingFaultsIn(said)).toEqual([]);
    // As the desk holds an article: it may speak about what the site does not do, and offers nothing of it.
    const offered = inspect(ownWords(html), 'post').filter(({ severity }) => severity !== 'warn');
    expect(offered.map((hit) => hit.text)).toEqual([]);
    expect(article.tags.filter((tag) => !tags.has(tag))).toEqual([]);
    expect(article.special === '' || specials.has(article.special)).toBe(true);
    expect(article.original || article.source_url !== undefined).toBe(true);
    const cover = readFileSync(coverOf(slug), 'utf8');
    expect(cover).toMatch(/<svg[^>]* viewBox="0 0 480 270"/);
    expect(cover).not.toMatch(/<script|<foreignObject|<text|(?:href|src)="(?!#)/);
    // Whatever was written stands in the text: nothing of the marks is left over.
    expect(html).not.toMatch(/\*\*|\]\(/);
  },
);

test('no two are alike', () => {
  for (const name of ['title', 'desc', 'slug'] as const)
    expect(new Set(articles.map((article) => article[name])).size).toBe(articles.length);
  expect(new Set(articles.map(({ author }) => author)).size).toBeGreaterThan(12);
  expect(articles.length).toBeGreaterThanOrEqual(60);
});

test('tags and specials are used, name services that there are, and show covers that there are', () => {
  const goods = new Set(demoServices().map(({ id }) => id));
  for (const { title, services } of shelves.tags) {
    expect([title, services.filter((id) => !goods.has(id))]).toEqual([title, []]);
    expect([title, articles.filter((article) => article.tags.includes(title)).length]).not.toEqual([
      title,
      0,
    ]);
  }
  for (const { title, cover } of shelves.specials) {
    expect(existsSync(coverOf(cover))).toBe(true);
    expect(articles.filter(({ special }) => special === title).length).toBeGreaterThanOrEqual(3);
  }
  const slugs = new Set(articles.map(({ slug }) => slug));
  expect([...shelves.drafts, ...shelves.scheduled].filter((slug) => !slugs.has(slug))).toEqual([]);
});

describe('as they are seeded', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await testApp({ areas: ['press', 'pressDesk', 'services'], database: await demoDatabase() });
  });
  afterAll(() => site.close());

  const waiting = shelves.drafts.length + shelves.scheduled.length;

  test('everybody reads those that are published, with counts that are true', async () => {
    const { data } = await site.call('GET /press/list');
    expect(data.total).toBe(articles.length - waiting);
    expect(data.counts.brief).toBeGreaterThan(2);
    const [first] = data.data;
    expect(first && Date.parse(first.published_at)).toBeLessThanOrEqual(Date.now());
    const front = (await site.call('GET /press/front')).data;
    expect(front.top?.points.length).toBeGreaterThan(0);
    expect([front.hot.today.length, front.specials.length, front.corrections.length]).toEqual([10, 6, 5]);
    for (const { id, press_count } of (await site.call('GET /get_tags')).data.data) {
      const list = await site.call('GET /press/list', { query: { tag: id } });
      expect([id, list.data.total]).toEqual([id, press_count]);
    }
  });

  test('every article has neighbours, related ones, services on the shelf and headings', async () => {
    const page = (await site.call('GET /index/press', { query: { is_more: '1', type: '2' } })).data.data;
    for (const { id } of page) {
      const { info, like } = (await site.call('GET /press/:id/detail', { params: { id } })).data;
      expect([id, like.data.length, info.latest.data.length]).toEqual([id, 6, 6]);
      expect(info.service_goods.length).toBeGreaterThan(0);
      expect(info.prev ?? info.next).not.toBeNull();
    }
  });

  test('the desk has drafts, scheduled ones, and mistakes that were pointed out', async () => {
    const { token } = await site.user({ roles: ['operations'] });
    const { data } = await site.call('GET /staff/press/list', { token });
    expect([data.counts.draft, data.counts.scheduled]).toEqual([
      shelves.drafts.length,
      shelves.scheduled.length,
    ]);
    for (const status of ['0', '1'] as const) {
      const list = await site.call('GET /staff/press/list', { token, query: { status } });
      for (const { id } of list.data.data) {
        const of = await site.call('GET /staff/press/detail/:id', { token, params: { id } });
        expect(of.data).toMatchObject({ missing: [] });
      }
    }
    const reports = await site.core.db.selectFrom('press_reports').select('status').execute();
    expect(reports.map(({ status }) => status).toSorted()).toEqual([1, 3]);
  });
});
