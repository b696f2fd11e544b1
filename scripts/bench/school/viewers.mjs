import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../bootstrap/run.mjs';
import { addPeople, databaseOf } from '../people.mjs';

/** A database connection of a site. */
async function connected(dataDir) {
  const pg = createRequire(join(root, 'server/package.json'))('pg');
  const client = new pg.Client({ connectionString: databaseOf(dataDir) });
  await client.connect();
  return client;
}

/** Does something with a site's database. */
export async function withDatabase(dataDir, work) {
  const client = await connected(dataDir);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * People who have a course, each with a session. Their orders are rows alone: nothing was paid.
 * @returns their tokens
 */
export async function addViewers(dataDir, count, courseId) {
  const people = await addPeople(dataDir, count);
  await people.close();
  await withDatabase(dataDir, async (client) => {
    const { rows } = await client.query(
      `select id from users where nickname like '听众%' order by id desc limit $1`,
      [count],
    );
    const ids = rows.map(({ id }) => Number(id));
    const { rows: made } = await client.query(
      `insert into orders (id, order_no, user_id, kind, goods_id, goods, spec, quantity, unit_fen, total_fen, pay_fen, status,
         refund_status, purchase_hash, finished_at, paid_at, created_at, updated_at)
       select 600000000000 + id, '77' || lpad(id::text, 16, '0'), id, 2, $2, '{"title":"课程","cover":"","category_id":0,"category_title":"课程","price_mode":1,"unit":"门","form_no":0,"need_trial":false}',
         '{"id":0,"name":"全部课时","price_fen":0,"days":0,"revisions":0}', 1, 0, 0, 0, 60, 0, $3 || id, now(), now(), now(), now()
       from unnest($1::bigint[]) id returning id, user_id`,
      [ids, courseId, randomUUID()],
    );
    await client.query(
      `insert into enrolments (user_id, course_id, order_id, status, created_at, updated_at)
       select u, $3, o, 1, now(), now() from unnest($1::bigint[], $2::bigint[]) as t(u, o)`,
      [made.map(({ user_id }) => user_id), made.map(({ id }) => id), courseId],
    );
  });
  return people.tokens;
}

/** A course with lessons that can be played, the longest first. @throws Error where the demo has none */
export async function playableLesson(dataDir, courseId = 1) {
  return withDatabase(dataDir, async (client) => {
    const { rows } = await client.query(
      `select l.id, l.seconds, v.folder from lessons l join videos v on v.id = l.video_id
       where l.course_id = $1 and l.status = 1 and not l.free order by l.seconds desc limit 1`,
      [courseId],
    );
    if (!rows[0]) throw new Error('The demo has no recorded lesson: run npm run demo-lessons first.');
    return { id: Number(rows[0].id), seconds: rows[0].seconds, folder: rows[0].folder };
  });
}
