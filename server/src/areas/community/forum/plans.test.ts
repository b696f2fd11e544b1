import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import type { PoolClient } from 'pg';
import type { Db } from '../../../db/connect';
import type { DB } from '../../../db/schema';
import { regionOf } from '../../../regions/region-of';
import { type TestApp, testApp } from '../../../testing/app';
import { draftList } from '../drafts/drafts';
import { deskQueue } from '../forum-desk/queue';
import { deskTopics } from '../forum-desk/topics';
import { myForum } from '../member/figures';
import { readingHistory } from '../member/history';
import { memberInfo } from '../member/info';
import { blockedMembers, memberFollows, memberPosts, memberReactions } from '../member/lists';
import { isTrusted } from './people/writer';
import { versionsOf } from './posts/versions';
import { categoryPage } from './reading/categories';
import { commentPage } from './reading/comment-page';
import { shownComments } from './reading/comment-page-cached';
import { postDetail } from './reading/detail';
import { forumHome } from './reading/home';
import { followedPage, postPage, recommended } from './reading/lists';
import { replyPage } from './reading/replies';
import { search } from './reading/search';
import { recommendedTopics, topicList, topicPage, topicsFor } from './reading/topics';
import { filled, fillForum } from './testing/fill';

/** Tables that grow without end: reading one whole is a fault. */
const big = [
  ...[
    'posts',
    'comments',
    'users',
    'post_search',
    'post_topics',
    'post_likes',
    'post_collects',
    'post_reads',
  ],
  ...['comment_likes', 'forum_history', 'forum_reports', 'member_follows', 'post_drafts', 'post_versions'],
  ...['topics', 'ip_regions'],
];

let site: TestApp;
let db: Db;
let asked: { sql: string; parameters: readonly unknown[] }[] = [];

const now = new Date('2026-11-21T08:00:00Z');
const reader = { id: filled.post + 5 };
const core = () => ({ ...site.core, db });

/** Small tables are filled up too, so that the planner has to choose in each. */
const others = [
  `insert into comment_likes (comment_id, user_id, created_at)
    select ${filled.post} + n, ${filled.post} + n % 400, '2026-11-01' from generate_series(0, 4999) n`,
  `insert into forum_history (kind, object_id, owner_id, event, to_status, actor, at)
    select 'post', ${filled.post} + n, ${filled.post} + n % 400, 'approve', 2, 'operator', '2026-11-01'
    from generate_series(0, 9999) n`,
  `insert into forum_reports (user_id, target, target_id, reason, status, created_at)
    select ${filled.post} + n % 400, case when n % 2 = 0 then 'post' else 'comment' end, ${filled.post} + n, 'ad',
      case when n < 20 then 1 else 2 end, '2026-11-01' from generate_series(0, 4999) n`,
  `insert into post_drafts (id, user_id, created_at, saved_at)
    select 90000000000000 + n, ${filled.post} + n % 400, '2026-11-01', '2026-11-01' from generate_series(0, 4999) n`,
  `insert into post_versions (post_id, title, content, ai_flag, written_at, replaced_at, reviewed_again)
    select ${filled.post} + n, '旧', '<p>旧</p>', false, '2026-11-01', '2026-11-02', false
    from generate_series(0, 4999) n`,
  `insert into topics (title, description, status, created_at)
    select '旧话题' || n, '关于旧话题的提问、经验与讨论，也可以补充资料' || n, case when n % 4 = 0 then 2 else 4 end, '2026-11-01' from generate_series(0, 4999) n`,
  `insert into ip_regions (first, last, region)
    select '0.0.0.0'::inet + n * 256::bigint, '0.0.0.255'::inet + n * 256::bigint, '广东' from generate_series(0, 9999) n`,
  ...[
    'comment_likes',
    'forum_history',
    'forum_reports',
    'post_drafts',
    'post_versions',
    'topics',
    'ip_regions',
  ].map((table) => `vacuum analyze ${table}`),
];

/** Indexes that the planner passes over, as transactions run that are older than they are. */
const tooYoung = `
  select c.relname from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relname = any($1) and pg_table_is_visible(c.oid)
    and i.indcheckxmin and i.xmin::text::bigint >= pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;

/**
 * Waits until the planner may take every index, and takes index-only scans for what they cost. A vacuum passes over rows that a transaction of
 * another connection could still ask for in an older version, and the site's own work begins one now and then.
 */
async function settled(client: PoolClient): Promise<void> {
  for (let left = 1000; left > 0; left -= 1) {
    const { rows } = await client.query<{ relname: string }>(
      `select relname from pg_class
        where relname = any($1) and pg_table_is_visible(oid) and relallvisible < relpages * 0.9
      union ${tooYoung}`,
      [big],
    );
    if (rows.length === 0) return;
    if (left === 1) throw new Error(`Not ready: ${rows.map(({ relname }) => relname).join(', ')}`);
    for (const { relname } of rows) await client.query(`vacuum ${relname}`);
    await wait(100);
  }
}

beforeAll(async () => {
  site = await testApp({ areas: ['forum', 'drafts'] });
  const client = await site.core.pool.connect();
  await client.query('set statement_timeout = 0');
  // The database's own work would count anew in the middle of the tests, on a busy machine while rows are still asked for.
  for (const table of big) await client.query(`alter table ${table} set (autovacuum_enabled = false)`);
  for (const statement of [
    ...fillForum({ posts: 10_000, comments: 20_000, talk: 500, members: 5000 }),
    ...others,
  ])
    await client.query(statement);
  await settled(client);
  client.release(true);
  db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: site.core.pool }),
    log: ({ query }) => void asked.push({ sql: query.sql, parameters: query.parameters }),
  });
}, 180_000);
afterAll(() => site.close());

/** Big tables that a plan reads whole. */
function wholeReads(node: { 'Node Type': string; 'Relation Name'?: string; Plans?: never[] }): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [];
  return [...own, ...(node.Plans ?? []).flatMap(wholeReads)].filter((table) => big.includes(table));
}

/** The statements of some work, each with the big tables that it reads whole by the planner's own choice. */
async function readsOf(work: () => Promise<unknown>) {
  asked = [];
  await work();
  const statements = asked;
  const found: [string, string[]][] = [];
  for (const { sql, parameters } of statements) {
    const { rows } = await site.core.pool.query(`explain (format json) ${sql}`, [...parameters]);
    found.push([sql, wholeReads(rows[0]['QUERY PLAN'][0].Plan)]);
  }
  return found;
}

test.each<[string, () => Promise<unknown>]>([
  ['home', () => forumHome(core(), reader, now)],
  ['hot', () => postPage(core(), reader, { sort: 'hot', page: 50, total: 0 })],
  ['newest', () => postPage(core(), reader, { sort: 'newest', page: 50, total: 0 })],
  ['followed', () => followedPage(db, reader, 2)],
  ['recommended', () => recommended(core(), reader)],
  ['category', () => categoryPage(core(), reader, filled.root, { sort: 'reply', page: 40 })],
  ['category under it', () => categoryPage(core(), reader, filled.leaf, { sort: 'hot', page: 40 })],
  ['topics', () => topicList(db, {})],
  ['topics by a word', () => topicList(db, { keywords: '话题1' })],
  ['topics to choose', () => topicsFor(db, '话题')],
  ['topics worth reading', () => recommendedTopics(db)],
  ['topic', () => topicPage(db, reader, filled.topic, {})],
  ['post', () => postDetail(core(), reader, filled.post, now)],
  ['versions', () => versionsOf(core(), null, filled.post)],
  ['comments', () => commentPage(db, reader, filled.post, { page: 30 })],
  ['comments laid over', () => shownComments(core(), reader, filled.post, {})],
  [
    'comments by their author',
    () => commentPage(db, reader, filled.post, { author_only: true, sort: 'newest' }),
  ],
  ['replies', () => replyPage(db, reader, filled.post)],
  ['search', () => search(core(), reader, { keywords: '量表' })],
  ['search of a character', () => search(core(), reader, { keywords: '量' })],
  ['search of a longer word', () => search(core(), reader, { keywords: '稳健性' })],
  ['search of members', () => search(core(), reader, { keywords: '用户', type: 'member' })],
  ['search of topics', () => search(core(), reader, { keywords: '话题', type: 'topic' })],
  ['member', () => memberInfo(db, reader, filled.post + 7)],
  ['posts of a member', () => memberPosts(db, reader, filled.post + 7, {})],
  ['own posts', () => memberPosts(db, reader, reader.id, {})],
  ['likes of a member', () => memberReactions(db, reader, filled.post + 7, 'post_likes')],
  ['favourites of a member', () => memberReactions(db, reader, filled.post + 7, 'post_collects')],
  ['fans', () => memberFollows(db, reader, filled.post + 7, 'fans')],
  ['followed by a member', () => memberFollows(db, reader, filled.post + 7, 'following')],
  ['blocked', () => blockedMembers(db, reader.id)],
  ['my forum', () => myForum(db, reader.id)],
  ['drafts', () => draftList(db, reader.id)],
  ['history', () => readingHistory(db, reader.id, 1, now)],
  ['trust', () => isTrusted(db, reader.id, now)],
  ['region', () => regionOf(db, '0.3.4.5')],
  ['desk', () => deskQueue(db, 'post')],
  ['desk of reports', () => deskQueue(db, 'report')],
  ['desk of topics', () => deskTopics(db, 1)],
])('%s reads no big table whole', async (_, run) => {
  const found = await readsOf(run);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(([, tables]) => tables.length > 0)).toEqual([]);
});

test('a table that is read whole is seen', async () => {
  const found = await readsOf(() =>
    db.selectFrom('posts').selectAll().where('body', 'like', '%量表%').execute(),
  );
  expect(found.map(([, tables]) => tables)).toEqual([['posts']]);
});
