import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../bootstrap/run.mjs';
import { databaseOf } from './people.mjs';

/**
 * Makes an order that is being served for each pair of people: the first bought it, the second serves it.
 * @returns the ids of the orders
 */
export async function addChats(dataDir, buyers, teachers) {
  const pg = createRequire(join(root, 'server/package.json'))('pg');
  const client = new pg.Client({ connectionString: databaseOf(dataDir) });
  await client.connect();
  try {
    await client.query(
      'update users set is_teacher = true, is_certification = true where id = any($1::bigint[])',
      [teachers],
    );
    const { rows } = await client.query(
      `insert into orders (id, order_no, user_id, teacher_id, teacher, kind, goods_id, spec_id, goods, spec, quantity, unit_fen,
         total_fen, pay_fen, status, purchase_hash, paid_at, taken_at, due_at, created_at, updated_at)
       select 800000000000 + n, '2028' || lpad(n::text, 14, '0'), b, t,
         jsonb_build_object('id', t, 'name', '老师' || n, 'avatar_img', '', 'title', '认证教师', 'on_time_rate', null),
         1, 1, null,
         jsonb_build_object('title', '学术润色与辅导：逐段讲解 ' || n, 'cover', '/covers/service-1.svg', 'category_id', 5,
           'category_title', '翻译润色', 'price_mode', 1, 'unit', '次', 'form_no', 7, 'need_trial', false),
         '{"id": 1, "name": "标准", "price_fen": 39800, "days": 5, "revisions": 2}',
         1, 39800, 39800, 39800, 40, md5('chat' || n), now(), now(), now() + interval '5 days', now(), now()
       from unnest($1::bigint[], $2::bigint[]) with ordinality as pair(b, t, n)
       returning id`,
      [buyers, teachers],
    );
    return rows.map(({ id }) => Number(id));
  } finally {
    await client.end();
  }
}
