import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../bootstrap/run.mjs';
import { databaseOf } from './people.mjs';

const first = 500_000_000_000;
const people = 100_000;
const person = (n) => `${first} + (${n})::bigint * 7919 % ${people}`;

const titles = `create temp table bench_titles as
  select n, title, forum_tokens(title, true) as tokens from (
    select n, (array['SCI 论文英文深度润色','开题报告选题指导','问卷数据统计咨询','文献综述思路梳理','图表规范与排版','回复审稿意见咨询'])[1 + n % 6]
      || '：第' || n || '种需要' as title
    from generate_series(0, 599) n) made`;

const users = `insert into users (id, nickname, phone, created_at) overriding system value
  select ${first} + n, '用户' || n, '199' || lpad(n::text, 8, '0'), now() - make_interval(mins => n * 5)
  from generate_series(0, ${people - 1}) n`;

/** Nearly all are over; some hundreds wait, some thousands are under way. */
const orders = (count) => `
  insert into orders (id, order_no, user_id, kind, goods_id, spec_id, goods, spec, quantity, unit_fen, total_fen, pay_fen,
    status, refund_status, purchase_hash, expire_at, paid_at, delivered_at, accept_at, finished_at, due_at, overdue,
    asking_changes, waiting_since, created_at, updated_at)
  select ${first} + made.n, '2025' || lpad(made.n::text, 14, '0'), ${person('made.n')}, 1, 1, null,
    jsonb_build_object('title', t.title, 'cover', '/covers/service-1.svg', 'category_id', 5, 'category_title', '翻译润色',
      'price_mode', 1, 'unit', '次', 'form_no', 7, 'need_trial', false),
    '{"id": 1, "name": "标准", "price_fen": 39800, "days": 5, "revisions": 2}',
    1, 39800, 39800, 39800, s, case when made.n % 40 = 1 and s = 60 then 4 else 0 end, md5(made.n::text),
    case when s = 10 then now() + interval '20 minutes' end,
    case when s between 20 and 60 then at + interval '10 minutes' end,
    case when s in (50, 60) then at + interval '4 days' end, case when s = 50 then now() + interval '6 days' end,
    case when s = 60 then at + interval '6 days' end, at + interval '5 days', s = 40 and made.n % 50 = 0,
    s = 50 and made.n % 500 = 0, case when s in (5, 30) then at end, at, at
  from (
    select n, now() - make_interval(secs => n * 60) as at,
      case when n < 500 then 5 when n < 1500 then 30 when n < 6500 then 40 when n < 9500 then 50 when n < 10500 then 10
        when n % 8 = 0 then 70 else 60 end as s
    from generate_series(0, ${count - 1}) n
  ) made join bench_titles t on t.n = made.n % 600`;

const orderWords = (count) => `insert into order_words (order_id, words)
  select ${first} + made.n, tokens || array['u' || (${person('made.n')})]
  from (select generate_series(0, ${count - 1}) as n) made join bench_titles t on t.n = made.n % 600`;

const papers = (count) => [
  `insert into deliverables (order_id, version, by_name, title, text, at)
    select id, 1, '林书瑶', '终稿', '见批注。', delivered_at from orders
    where delivered_at is not null and id >= ${first} and id < ${first} + ${count / 2}`,
  `insert into payments (pay_no, order_id, channel, scene, amount_fen, status, credited, expire_at, watch_until, paid_at, created_at, updated_at)
    select 'BENCH' || id, id, 'wechat', 'native', 39800, 1, true, paid_at, paid_at, paid_at, paid_at, paid_at from orders
    where id >= ${first} and refund_status = 4`,
  `insert into refunds (refund_no, order_id, payment_id, kind, reason_code, apply_fen, approved_fen, status, due_at, created_at, updated_at, done_at)
    select 'BENCH' || n, order_id, id, 'order', 'quality', 10000, case when n > 600 then 10000 end,
      case when n < 300 then 1 when n < 350 then 8 when n < 500 then 2 when n < 550 then 7 else 4 end,
      paid_at + interval '3 days', paid_at, paid_at, case when n > 600 then paid_at + interval '1 day' end
    from (select row_number() over (order by order_id) as n, * from payments where pay_no like 'BENCH%') paid`,
  `insert into invoices (order_id, user_id, status, kind, title, email, content, amount_fen, created_at, updated_at)
    select id, user_id, case when row_number() over (order by id) < 400 then 1 else 2 end, 'unit', '海港大学', 'a@example.com',
      '技术服务费', case when row_number() over (order by id) < 400 then null else 39800 end, finished_at, finished_at
    from orders where status = 60 and id >= ${first} and id < ${first} + ${count / 5}`,
  `insert into appraises (goods_id, user_id, order_id, teacher_id, stars, professional, punctual, communication, norm, content, status, created_at)
    select 1, user_id, id, null, 5, 5, 5, 5, 5, '意见很具体', case when row_number() over (order by id) < 300 then 1 else 2 end, finished_at
    from orders where status = 60 and id >= ${first} and id < ${first} + ${count / 5}`,
];

const forum = (posts) => [
  `insert into post_categories (id, title) values (${first}, '大分类') on conflict do nothing`,
  `insert into posts (id, user_id, category_id, root_category_id, title, content, body, status, shown, look_after, urgent, due_at,
      appeal_status, appeal_at, created_at, published_at, replied_at)
    select ${first} + n, ${person('n')}, ${first}, ${first}, '怎么看第' || n % 2000 || '类问卷的信度', '<p>' || repeat('先核对缺失值，再做检验。', 20) || '</p>',
      repeat('先核对缺失值，再做检验。', 20), s, s in (2, 4), s = 2 and n < 1500, n % 50 = 0, at + interval '24 hours',
      case when s = 5 and n < 1800 then 1 end, case when s = 5 and n < 1800 then at end, at, at, at
    from (select n, now() - make_interval(mins => n) as at,
      case when n < 800 then 1 when n < 1500 then 2 when n < 1700 then 4 when n < 1800 then 5 when n % 30 = 0 then 3 else 2 end as s
      from generate_series(0, ${posts - 1}) n) made`,
  `insert into post_search (post_id, title_tokens, tokens, published_at) select id, t.tokens, t.tokens, posts.published_at
    from posts join (select n, forum_tokens('怎么看第' || n || '类问卷的信度', true) as tokens from generate_series(0, 1999) n) t
      on t.n = (posts.id - ${first}) % 2000 where posts.id >= ${first} and shown`,
  `insert into comments (id, post_id, user_id, content, status, listed, due_at, created_at)
    select ${first} + n, ${first} + n % ${posts}, ${person('n')}, '先画缺失的分布', case when n < 500 then 1 else 2 end, n >= 500,
      now() - make_interval(mins => n) + interval '24 hours', now() - make_interval(mins => n) from generate_series(0, ${posts * 2 - 1}) n`,
  `insert into forum_reports (user_id, target, target_id, reason, status, created_at)
    select ${first} + n % ${people}, case when n % 2 = 0 then 'post' else 'comment' end, ${first} + 1500 + n, 'ad',
      case when n < 300 then 1 else 2 end, now() from generate_series(0, 19999) n`,
  `insert into forum_history (kind, object_id, owner_id, event, to_status, actor, at)
    select 'post', id, user_id, 'submit', 1, 'user', created_at from posts where id >= ${first}`,
];

const service = (tickets) => [
  `insert into tickets (ticket_no, user_id, kind, topic, status, due_at, created_at, updated_at)
    select 'GD2025' || lpad(n::text, 10, '0'), ${person('n')}, 'complaint', '服务质量',
      case when n < 300 then 1 when n < 900 then 2 when n < 1200 then 3 when n % 3 = 0 then 4 else 5 end,
      now() - make_interval(mins => n) + interval '48 hours', now() - make_interval(mins => n), now() - make_interval(mins => n)
    from generate_series(0, ${tickets - 1}) n`,
  `insert into ticket_lines (ticket_id, actor, actor_id, event, to_status, content, at)
    select id, 'user', user_id, 'create', 1, '交付的内容与约定的要求不一致。', created_at from tickets where ticket_no like 'GD20250%'`,
  `insert into support_conversations (user_id, status, last_at, created_at)
    select ${first} + n, case when n < 50 then 1 when n < 200 then 2 else 3 end, now() - make_interval(mins => n), now()
    from generate_series(0, 19999) n`,
  `insert into submissions (submission_no, user_id, status, manuscript, due_at, submitted_at, created_at, updated_at)
    select 'TGB' || n, ${person('n')}, case when n < 200 then 1 when n < 500 then 2 when n < 600 then 3 when n < 900 then 4 else 7 end,
      '{"title": "钠离子电池层状正极的界面工程"}', case when n between 500 and 899 then now() end, now(), now(), now()
    from generate_series(0, 19999) n`,
  `insert into sentinel_alerts (user_id, hits, opened_at, last_at, state)
    select ${first} + n, 3, now(), now(), case when n < 100 then 'open' else 'closed' end from generate_series(0, 4999) n`,
  `insert into topics (title, status, user_id, created_at)
    select '话题甲' || n, case when n < 50 then 1 else 2 end, ${first}, now() from generate_series(0, 4999) n`,
];

const touched = [
  ...['users', 'orders', 'order_words', 'deliverables', 'payments', 'refunds', 'invoices', 'appraises'],
  ...['posts', 'post_search', 'comments', 'forum_reports', 'forum_history', 'tickets', 'ticket_lines'],
  ...['support_conversations', 'submissions', 'sentinel_alerts', 'topics'],
];

/** Rows go in fastest while nothing is kept in order; what was there is made anew behind them. */
async function inBulk(client, statements) {
  const { rows } = await client.query(
    `select indexname as name, indexdef as statement from pg_indexes i where tablename = any($1)
      and not exists (select from pg_constraint c where c.conname = i.indexname)`,
    [touched],
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  await client.query('set session_replication_role = replica');
  for (const statement of statements) await client.query(statement);
  await client.query('reset session_replication_role');
  for (const { statement } of rows) await client.query(statement);
  // What the database does by itself within minutes.
  for (const table of touched) await client.query(`vacuum analyze ${table}`);
}

/** Fills a site as after years of work. @returns a token of somebody of the team */
export async function fillForStaff(dataDir, { orders: orderCount, posts, tickets }) {
  const pg = createRequire(join(root, 'server/package.json'))('pg');
  const client = new pg.Client({ connectionString: databaseOf(dataDir) });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query("set maintenance_work_mem = '512MB'");
    await inBulk(client, [
      titles,
      users,
      orders(orderCount),
      orderWords(orderCount),
      ...papers(orderCount),
      ...forum(posts),
      ...service(tickets),
    ]);
    return await staffSession(client);
  } finally {
    await client.end();
  }
}

/** A session of the site's first super administrator with the second factor given. */
async function staffSession(client) {
  const token = `ay_${randomBytes(32).toString('base64url')}`;
  const { rows } = await client.query(
    "select user_id as id from staff_members where 'admin' = any(roles) order by user_id limit 1",
  );
  await client.query(
    `insert into sessions (token_hash, user_id, family_id, family_started_at, created_at, last_used_at, user_agent, second_factor_at)
     values ($1, $2, $3, now(), now(), now(), 'bench', now())`,
    [createHash('sha256').update(token).digest(), rows[0].id, randomUUID()],
  );
  return token;
}

/** Lets somebody of the team in, on a site with the demo data. @returns their token */
export async function addStaff(dataDir) {
  const pg = createRequire(join(root, 'server/package.json'))('pg');
  const client = new pg.Client({ connectionString: databaseOf(dataDir) });
  await client.connect();
  try {
    return await staffSession(client);
  } finally {
    await client.end();
  }
}
