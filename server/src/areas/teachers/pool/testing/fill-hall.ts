import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';

interface Size {
  orders: number;
  teachers: number;
  now: Date;
}

/**
 * A hall of made-up orders and teachers, in a few statements: subjects, forms and languages alike on both sides, every twentieth
 * order avoids something, every hundredth teacher falls under each word.
 * @returns a teacher, an order and its buyer
 */
export async function fillHall(db: Db, { orders, teachers, now }: Size) {
  const { rows } = await sql<{ id: number }>`
    insert into users (nickname, phone) values ('大厅的客户', null) returning id`.execute(db);
  const buyerId = rows[0]?.id ?? 0;
  await sql`
    insert into orders (id, order_no, user_id, kind, goods_id, spec_id, goods, spec, quantity, unit_fen, total_fen, pay_fen,
      status, purchase_hash, paid_at, waiting_since, created_at, updated_at)
    select 700000000000 + n, '2027' || lpad(n::text, 14, '0'), ${buyerId}, 1, 1, null,
      jsonb_build_object('title', '学术润色与辅导：逐段讲解 ' || n, 'cover', '/covers/service-1.svg', 'category_id', 5,
        'category_title', '翻译润色', 'price_mode', 1, 'unit', '次', 'form_no', 1 + n % 26, 'need_trial', n % 3 = 0),
      '{"id": 1, "name": "标准", "price_fen": 39800, "days": 5, "revisions": 2}',
      1, 20000 + (n * 7919) % 400000, 20000 + (n * 7919) % 400000, 20000 + (n * 7919) % 400000, 30, md5('hall' || n), ${now}, ${now},
      ${now}::timestamptz - make_interval(mins => n), ${now}
    from generate_series(1, ${orders}::int) n`.execute(db);
  await sql`
    insert into wait_takes (order_id, buyer_id, status, form_no, hall_group, field_id, discipline, language, title, direction,
      summary, facts, volume_text, need_trial, deliver_days, pay_fen, candidate_limit, entered_at, updated_at)
    select 700000000000 + n, ${buyerId}, 10, 1 + n % 26,
      (array['polish', 'thesis', 'revision', 'journal', 'method', 'fund', 'talk'])[1 + n % 7], 1 + n % 14,
      lpad((1 + n % 14)::text, 2, '0') || lpad((1 + n % 5)::text, 2, '0'), (array['', 'zh', 'en'])[1 + n % 3],
      '学术润色与辅导：方向 ' || n, '方向 ' || n, repeat('摘要', 40), '[{"label": "级别", "value": "深度"}]', '6,200 字', n % 3 = 0,
      3 + n % 20, 20000 + (n * 7919) % 400000, case when n % 3 = 0 then 3 else 1 end,
      ${now}::timestamptz - make_interval(mins => n), ${now}
    from generate_series(1, ${orders}::int) n`.execute(db);
  await sql`
    with made as (
      insert into users (nickname, phone, is_teacher, is_certification)
      select '老师' || n, null, true, true from generate_series(1, ${teachers}::int) n returning id
    ), numbered as (select id, row_number() over (order by id) as n from made)
    insert into teachers (user_id, status, real_name, subject_ids, disciplines, skills, languages, approved_at, signed_at,
      created_at, updated_at)
    select id, 4, '老师' || n, array[1 + n % 14, 1 + (n + 3) % 14],
      array[lpad((1 + n % 14)::text, 2, '0') || '02'], array[1 + n % 26, 1 + (n + 7) % 26], array['zh', 'en'],
      ${now}, ${now}, ${now}, ${now}
    from numbered`.execute(db);
  await sql`
    insert into avoid_terms (kind, word, text)
    select 1, 'hall' || n, '单位' || n from generate_series(1, 200) n on conflict do nothing`.execute(db);
  await sql`
    insert into order_avoids (order_id, term_id)
    select 700000000000 + n, t.id from generate_series(1, ${orders}::int) n
    join avoid_terms t on t.word = 'hall' || (1 + (n / 20) % 200) where n % 20 = 0`.execute(db);
  await sql`
    insert into avoid_hits (term_id, teacher_id)
    select t.id, u.user_id from avoid_terms t join teachers u on u.user_id % 100 = t.id % 100
    where t.word like 'hall%'`.execute(db);
  await sql`
    insert into takes (order_id, teacher_id, status, round, via, rate, taken_at, ended_at, updated_at)
    select 700000000000 + n, (select min(user_id) from teachers where real_name like '老师%') + n % ${teachers}::int, 6, 1, 'hall', 60,
      ${now}, ${now}, ${now} from generate_series(1, ${Math.floor(orders / 4)}::int) n`.execute(db);
  for (const table of [
    'orders',
    'wait_takes',
    'takes',
    'order_avoids',
    'avoid_hits',
    'teachers',
    'users',
    'avoid_terms',
  ])
    await sql`analyze ${sql.table(table)}`.execute(db);
  const { rows: found } = await sql<{ id: number }>`
    select user_id as id from teachers where real_name = '老师7'`.execute(db);
  return { teacherId: found[0]?.id ?? 0, orderId: 700_000_000_002, buyerId };
}
