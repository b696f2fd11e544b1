import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../bootstrap/run.mjs';
import { databaseOf } from './people.mjs';

/** The same made-up hall as `server/src/areas/teachers/pool/testing/fill-hall.ts` has for the test of the plans. */
const statements = (orders, teachers, buyer) => [
  `insert into orders (id, order_no, user_id, kind, goods_id, spec_id, goods, spec, quantity, unit_fen, total_fen, pay_fen,
      status, purchase_hash, paid_at, waiting_since, created_at, updated_at)
    select 700000000000 + n, '2027' || lpad(n::text, 14, '0'), ${buyer}, 1, 1, null,
      jsonb_build_object('title', '学术润色与辅导：逐段讲解 ' || n, 'cover', '/covers/service-1.svg', 'category_id', 5,
        'category_title', '翻译润色', 'price_mode', 1, 'unit', '次', 'form_no', 1 + n % 26, 'need_trial', n % 3 = 0),
      '{"id": 1, "name": "标准", "price_fen": 39800, "days": 5, "revisions": 2}',
      1, 20000 + (n * 7919) % 400000, 20000 + (n * 7919) % 400000, 20000 + (n * 7919) % 400000, 30, md5('hall' || n), now(), now(),
      now()::timestamptz - make_interval(mins => n), now()
    from generate_series(1, ${orders}::int) n`,
  `insert into wait_takes (order_id, buyer_id, status, form_no, hall_group, field_id, discipline, language, title, direction,
      summary, facts, volume_text, need_trial, deliver_days, pay_fen, candidate_limit, entered_at, updated_at)
    select 700000000000 + n, ${buyer}, 10, 1 + n % 26,
      (array['polish', 'thesis', 'revision', 'journal', 'method', 'fund', 'talk'])[1 + n % 7], 1 + n % 14,
      lpad((1 + n % 14)::text, 2, '0') || lpad((1 + n % 5)::text, 2, '0'), (array['', 'zh', 'en'])[1 + n % 3],
      '学术润色与辅导：方向 ' || n, '方向 ' || n, repeat('摘要', 40), '[{"label": "级别", "value": "深度"}]', '6,200 字', n % 3 = 0,
      3 + n % 20, 20000 + (n * 7919) % 400000, case when n % 3 = 0 then 3 else 1 end,
      now()::timestamptz - make_interval(mins => n), now()
    from generate_series(1, ${orders}::int) n`,
  `with made as (
      insert into users (nickname, phone, is_teacher, is_certification)
      select '老师' || n, null, true, true from generate_series(1, ${teachers}::int) n returning id
    ), numbered as (select id, row_number() over (order by id) as n from made)
    insert into teachers (user_id, status, real_name, subject_ids, disciplines, skills, languages, approved_at, signed_at,
      created_at, updated_at)
    select id, 4, '老师' || n, array[1 + n % 14, 1 + (n + 3) % 14],
      array[lpad((1 + n % 14)::text, 2, '0') || '02'], array[1 + n % 26, 1 + (n + 7) % 26], array['zh', 'en'],
      now(), now(), now(), now()
    from numbered`,
  `insert into avoid_terms (kind, word, text)
    select 1, 'hall' || n, '单位' || n from generate_series(1, 200) n on conflict do nothing`,
  `insert into order_avoids (order_id, term_id)
    select 700000000000 + n, t.id from generate_series(1, ${orders}::int) n
    join avoid_terms t on t.word = 'hall' || (1 + (n / 20) % 200) where n % 20 = 0`,
  `insert into avoid_hits (term_id, teacher_id)
    select t.id, u.user_id from avoid_terms t join teachers u on u.user_id % 100 = t.id % 100
    where t.word like 'hall%'`,
  `insert into takes (order_id, teacher_id, status, round, via, rate, taken_at, ended_at, updated_at)
    select 700000000000 + n, (select min(user_id) from teachers where real_name like '老师%') + n % ${teachers}::int, 6, 1, 'hall', 60,
      now(), now(), now() from generate_series(1, ${Math.floor(orders / 4)}::int) n`,
];

/** Fills the hall. @returns tokens of a hundred of its teachers */
export async function addHall(dataDir, { orders, teachers }) {
  const pg = createRequire(join(root, 'server/package.json'))('pg');
  const client = new pg.Client({ connectionString: databaseOf(dataDir) });
  await client.connect();
  try {
    const made = await client.query(
      `insert into users (nickname, phone) values ('大厅的客户', null) returning id`,
    );
    for (const statement of statements(orders, teachers, Number(made.rows[0].id)))
      await client.query(statement);
    const { rows } = await client.query(
      `select user_id from teachers where real_name like '老师%' order by user_id limit 100`,
    );
    const tokens = [];
    for (const { user_id } of rows) {
      const token = `ay_${randomBytes(32).toString('base64url')}`;
      await client.query(
        `insert into sessions (token_hash, user_id, family_id, family_started_at, created_at, last_used_at, user_agent)
         values ($1, $2, $3, now(), now(), now(), 'bench')`,
        [createHash('sha256').update(token).digest(), user_id, randomUUID()],
      );
      tokens.push(token);
    }
    // What the database does by itself within minutes.
    await client.query('vacuum analyze wait_takes');
    await client.query('analyze');
    return tokens;
  } finally {
    await client.end();
  }
}
