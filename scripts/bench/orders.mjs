import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../bootstrap/run.mjs';
import { databaseOf } from './people.mjs';

const ordersSql = `
  insert into orders (id, order_no, user_id, kind, goods_id, spec_id, goods, spec, quantity, unit_fen, total_fen, pay_fen,
    status, refund_status, reviewed, user_hidden, purchase_hash, expire_at, paid_at, delivered_at, accept_at, finished_at,
    created_at, updated_at)
  select 500000000000 + n, '2026' || lpad(n::text, 14, '0'), $1, 1, 1, null,
    jsonb_build_object('title', 'SCI 论文英文深度润色：语言与逻辑双重校订 ' || n, 'cover', '/covers/service-1.svg', 'category_id', 5,
      'category_title', '翻译润色', 'price_mode', 1, 'unit', '次', 'form_no', 7, 'need_trial', false),
    '{"id": 1, "name": "标准", "price_fen": 39800, "days": 5, "revisions": 2}',
    1, 39800, 39800, 39800,
    s, case when n % 40 = 0 then 1 else 0 end, s = 60 and n % 2 = 0, s = 70 and n % 3 = 0, md5(n::text),
    case when s = 10 then now() + interval '20 minutes' end,
    case when s between 20 and 60 then now() - interval '3 days' end,
    case when s in (50, 60) then now() - interval '1 day' end,
    case when s = 50 then now() + interval '6 days' end,
    case when s = 60 then now() - make_interval(days => n % 60) end,
    now() - make_interval(mins => n), now() - make_interval(mins => n)
  from (select n, (array[60, 60, 60, 70, 60, 40, 50, 10, 20, 80])[1 + n % 10] as s from generate_series(1, $2::int) n) made`;

const historySql = `
  insert into order_history (order_id, from_status, to_status, event, actor_type, at)
  select id, null, 10, 'purchase', 'user', created_at from orders where user_id = $1
  union all select id, 10, 20, 'pay', 'channel', paid_at from orders where user_id = $1 and paid_at is not null`;

const deliverablesSql = `
  insert into deliverables (order_id, version, by_name, title, text, at)
  select id, 1, '林书瑶', '终稿', '见批注。', delivered_at from orders where user_id = $1 and delivered_at is not null`;

/** Gives somebody new that many orders in all statuses. @returns their token */
export async function addOrders(dataDir, count) {
  const pg = createRequire(join(root, 'server/package.json'))('pg');
  const client = new pg.Client({ connectionString: databaseOf(dataDir) });
  await client.connect();
  try {
    const token = `ay_${randomBytes(32).toString('base64url')}`;
    const { rows } = await client.query(
      `insert into users (nickname, phone) values ('老客户', null) returning id`,
    );
    const id = Number(rows[0].id);
    await client.query(
      `insert into sessions (token_hash, user_id, family_id, family_started_at, created_at, last_used_at, user_agent)
       values ($1, $2, $3, now(), now(), now(), 'bench')`,
      [createHash('sha256').update(token).digest(), id, randomUUID()],
    );
    await client.query(ordersSql, [id, count]);
    await client.query(historySql, [id]);
    await client.query(deliverablesSql, [id]);
    // What the database does by itself within minutes.
    await client.query('vacuum analyze orders');
    await client.query('analyze');
    return token;
  } finally {
    await client.end();
  }
}
