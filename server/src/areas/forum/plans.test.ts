import { Kysely, PostgresDialect } from 'kysely';
import type { Db } from '../../db/connect';
import type { DB } from '../../db/schema';
import { type TestApp, testApp } from '../../testing/app';
import { deskQueue } from '../forum-desk/queue';
import { readingHistory } from '../member/history';
import { memberFollows, memberInfo, memberPosts, memberReactions, myForum } from '../member/pages';
import { categoryPage } from './reading/categories';
import { commentPage } from './reading/comments';
import { postDetail } from './reading/detail';
import { forumHome } from './reading/home';
import { followedPage, postPage, recommended } from './reading/lists';
import { search } from './reading/search';
import { topicList, topicPage } from './reading/topics';
import { filled, fillForum } from './testing/fill';

/** Tables that grow without end: reading one whole is a fault. */
const big = [
  'posts',
  'comments',
  'post_search',
  'post_topics',
  'post_likes',
  'post_collects',
  'post_reads',
  'forum_history',
  'forum_reports',
  'member_follows',
  'post_drafts',
];

let site: TestApp;
let db: Db;
let asked: { sql: string; parameters: readonly unknown[] }[] = [];

beforeAll(async () => {
  site = await testApp({ areas: ['forum'] });
  for (const statement of fillForum({ posts: 2000, comments: 8000, talk: 1000 }))
    await site.core.pool.query(statement);
  db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: site.core.pool }),
    log: ({ query }) => void asked.push({ sql: query.sql, parameters: query.parameters }),
  });
});
afterAll(() => site.close());

/** Tables that a plan reads whole although it has indexes to choose from. */
function wholeReads(node: { 'Node Type': string; 'Relation Name'?: string; Plans?: never[] }): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [];
  return [...own, ...(node.Plans ?? []).flatMap(wholeReads)].filter((table) => big.includes(table));
}

const now = new Date('2026-11-21T08:00:00Z');
const reader = { id: filled.post + 5 };

test.each<[string, () => Promise<unknown>]>([
  ['home', () => forumHome(db, reader, now)],
  ['hot', () => postPage(db, reader, { sort: 'hot', page: 50, total: 0 })],
  ['newest', () => postPage(db, reader, { sort: 'newest', page: 50, total: 0 })],
  ['followed', () => followedPage(db, reader, 2)],
  ['recommended', () => recommended(db, reader)],
  ['category', () => categoryPage(db, reader, filled.root, { sort: 'reply', page: 40 })],
  ['category under it', () => categoryPage(db, reader, filled.leaf, { sort: 'hot', page: 40 })],
  ['topics', () => topicList(db, { keywords: '话题1' })],
  ['topic', () => topicPage(db, reader, filled.topic, {})],
  ['post', () => postDetail({ ...site.core, db }, reader, filled.post, now)],
  ['comments', () => commentPage(db, reader, filled.post, { page: 30 })],
  ['search', () => search({ ...site.core, db }, reader, { keywords: '量表' }, now)],
  [
    'search of members',
    () => search({ ...site.core, db }, reader, { keywords: '用户', type: 'member' }, now),
  ],
  ['member', () => memberInfo(db, reader, filled.post + 7)],
  ['posts of a member', () => memberPosts(db, reader, filled.post + 7, {})],
  ['likes of a member', () => memberReactions(db, reader, filled.post + 7, 'post_likes')],
  ['fans', () => memberFollows(db, reader, filled.post + 7, 'fans')],
  ['my forum', () => myForum(db, reader.id)],
  ['history', () => readingHistory(db, reader.id, 1, now)],
  ['desk', () => deskQueue(db, 'post')],
])('%s reads no big table whole', async (_, run) => {
  asked = [];
  await run();
  const statements = asked;
  expect(statements.length).toBeGreaterThan(0);
  const client = await site.core.pool.connect();
  try {
    await client.query('begin');
    // With indexes to choose from the planner takes none of them only where none fits.
    await client.query('set local enable_seqscan = off');
    for (const { sql, parameters } of statements) {
      const { rows } = await client.query(`explain (format json) ${sql}`, [...parameters]);
      expect([sql, wholeReads(rows[0]['QUERY PLAN'][0].Plan)]).toEqual([sql, []]);
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
});
