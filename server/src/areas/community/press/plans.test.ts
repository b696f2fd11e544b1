import { pressStatus } from '@harbor/contract/press-status';
import { Kysely, PostgresDialect } from 'kysely';
import type { Db } from '../../../db/connect';
import type { DB } from '../../../db/schema';
import { type TestApp, testApp } from '../../../testing/app';
import { deskList } from '../press-desk/read';
import { revisionsOf } from '../press-desk/revisions';
import { collectedPress } from './collected';
import { pressDetail, pressForGoods } from './reading/detail';
import { pressFront } from './reading/front';
import { homePress, pressList } from './reading/lists';
import { newestPress } from './reading/newest';
import { specialPage, tagPage } from './reading/shelves';
import { pressAreas } from './testing/press';
import { publishDue } from './ticks';

/** Tables that grow without end: reading one whole is a fault. */
const big = [
  ...['press', 'press_tag_links', 'press_search', 'press_likes', 'press_collects', 'press_views'],
  ...['press_view_days', 'press_reports', 'press_revisions', 'press_history', 'press_corrections', 'users'],
];

const many = 20_000;
const now = new Date('2026-11-21T08:00:00Z');

let site: TestApp;
let db: Db;
let asked: { sql: string; parameters: readonly unknown[] }[] = [];
const core = () => ({ ...site.core, db });

const fill = [
  `insert into users (nickname, phone) select '用户' || n, null from generate_series(1, 2000) n`,
  `insert into press_tags (title, introduction, updated_at) select '标签' || n, '简介', '2026-01-01' from generate_series(1, 40) n`,
  `insert into press_specials (title, introduction, cover, updated_at) select '专题' || n, '简介', '/c.svg', '2026-01-01' from generate_series(1, 10) n`,
  `insert into press (status, type, title, description, cover, content, body, letters, is_original, source, source_url, author,
      special_id, seo, service_goods, published_at, publish_at, views, likes, collects, hot, created_at, updated_at)
    select case when n % 50 = 0 then 1 when n % 51 = 0 then 3 else 2 end, (array[1, 2, 4])[1 + n % 3], '头条第' || n || '篇', '摘要', '/c.svg',
      '<p>正文</p>', '正文' || repeat('写字', 100) || n, 800, true, '来源', '', '作者', case when n % 4 = 0 then 1 + n % 10 end,
      '{"title":"","desc":"","keywords":[]}', case when n % 20 = 0 then array[n % 50] else '{}' end,
      timestamptz '2026-01-01' + n * interval '20 minutes',
      case when n % 50 = 0 then timestamptz '2027-01-01' + n * interval '1 minute' end, n % 500, n % 40, n % 30,
      press_heat(timestamptz '2026-01-01' + n * interval '20 minutes', n % 500, n % 40, n % 30), '2026-01-01', '2026-01-01'
    from generate_series(1, ${many}) n`,
  `insert into press_tag_links (press_id, tag_id, position, published_at, type, special_id, hot, collects)
    select p.id, 1 + (p.id * t) % 40, t, case when p.status = ${pressStatus.published} then p.published_at end,
      p.type, p.special_id, p.hot, p.collects
    from press p, generate_series(1, 2) t on conflict do nothing`,
  `insert into press_search (press_id, tokens, published_at)
    select id, forum_tokens(title, true), published_at from press where status = ${pressStatus.published}`,
  `insert into press_collects (press_id, user_id, created_at)
    select p.id, u.id, '2026-01-01' from (select id from press limit 2000) p, (select id from users order by id desc limit 5) u`,
  `insert into press_likes select * from press_collects`,
  `insert into press_view_days (day, press_id, views) select date '2026-10-20' + n % 33, id, n % 90 from (
    select id, row_number() over ()::int as n from press) p`,
  `insert into press_revisions (press_id, number, document, letters, event, note, at)
    select id, 1, '{}', 800, 'publish', '', '2026-01-01' from press`,
  `insert into press_history (press_id, event, to_status, actor, at) select id, 'publish', 2, 'operator', '2026-01-01' from press`,
  `insert into press_corrections (press_id, text, at) select id, '更正', published_at from press`,
  `update press_tags t set press_count = (select count(*) from press_tag_links where tag_id = t.id and published_at is not null)`,
];

beforeAll(async () => {
  site = await testApp({ areas: [...pressAreas] });
  const client = await site.core.pool.connect();
  await client.query('set statement_timeout = 0');
  for (const statement of [...fill, ...big.map((table) => `vacuum analyze ${table}`)])
    await client.query(statement);
  client.release(true);
  db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: site.core.pool }),
    log: ({ query }) => void asked.push({ sql: query.sql, parameters: query.parameters }),
  });
}, 120_000);
afterAll(() => site.close());

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Node[];
}

/** A plan with all that is below it. */
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Big tables that a plan reads whole. */
const wholeReads = (plan: Node): string[] =>
  nodesOf(plan)
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'] ?? '')
    .filter((table) => big.includes(table));

/** What was asked while something ran, each with its plan. */
async function plansOf(run: () => Promise<unknown>): Promise<{ sql: string; plan: Node }[]> {
  asked = [];
  await run();
  const statements = asked.filter(({ sql }) => /^\s*(select|with|update)/i.test(sql));
  expect(statements.length).toBeGreaterThan(0);
  const plans = [];
  for (const { sql, parameters } of statements) {
    const { rows } = await site.core.pool.query(`explain (format json) ${sql}`, [...parameters]);
    plans.push({ sql, plan: rows[0]['QUERY PLAN'][0].Plan as Node });
  }
  return plans;
}

test.each<[string, () => Promise<unknown>]>([
  ['latest', () => pressList(core(), { page: 50 }, now)],
  ['hot', () => pressList(core(), { sort: 2, page: 50 }, now)],
  ['collected', () => pressList(core(), { sort: 3, page: 50 }, now)],
  ['latest of a type', () => pressList(core(), { type: 4, page: 20 }, now)],
  ['hot of a type', () => pressList(core(), { type: 2, sort: 2, page: 20 }, now)],
  ['collected of a type', () => pressList(core(), { type: 1, sort: 3 }, now)],
  ['in specials', () => pressList(core(), { type: 3, sort: 2, page: 3 }, now)],
  ['of a special', () => pressList(core(), { special: 3, sort: 3 }, now)],
  ['latest of a tag', () => tagPage(core(), 3, 10)],
  ['hot of a tag', () => pressList(core(), { tag: 3, sort: 2, page: 10 }, now)],
  ['collected of a tag', () => pressList(core(), { tag: 3, sort: 3, page: 10 }, now)],
  ['of a special and a tag', () => pressList(core(), { tag: 3, special: 3 }, now)],
  ['hot of a type of a tag', () => pressList(core(), { tag: 3, type: 2, sort: 2 }, now)],
  ['special', () => specialPage(core(), 3, 10)],
  ['keyword', () => pressList(core(), { keyword: '第 19' }, now)],
  ['home', () => homePress(core(), { is_more: '1' })],
  ['newest', () => newestPress(core())],
  ['front', () => pressFront(core(), now)],
  ['article', () => pressDetail(core(), { id: 5 }, 777, now)],
  ['for a service', () => pressForGoods(core(), 20)],
  ['favourites', () => collectedPress.page(db, 2000, { limit: 20, offset: 20 })],
  ['due', () => publishDue(core())],
  ['revisions', () => revisionsOf(db, 777)],
])('%s reads no big table whole', async (_, run) => {
  const plans = await plansOf(run);
  expect(plans.filter(({ plan }) => wholeReads(plan).length > 0)).toEqual([]);
});

test.each<[number, string]>([
  [1, 'press_tag_links_by_published_at'],
  [2, 'press_tag_links_by_hot'],
  [3, 'press_tag_links_by_collects'],
])('the list of a tag in order %i is read from %s, already sorted', async (sort, index) => {
  const plans = await plansOf(() => pressList(core(), { tag: 7, sort, page: 9 }, now));
  const list = plans.find(({ sql }) => sql.includes('from press_tag_links p') && sql.includes('offset'));
  const nodes = list ? nodesOf(list.plan) : [];
  expect(nodes.map((node) => node['Index Name']).filter(Boolean)).toEqual([index]);
  expect(nodes.map((node) => node['Node Type']).filter((type) => type.includes('Sort'))).toEqual([]);
});

test('the desk pages through all of it', async () => {
  const { total, data } = await deskList(db, { status: pressStatus.scheduled, page: 3 });
  expect([total, data.length]).toEqual([many / 50, 20]);
});
