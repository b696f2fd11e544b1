import { sql } from 'kysely';
import type { Db } from '../../../db/connect';

/**
 * Locks all that changes in the forum when an account is closed: posts, comments, categories, topics, people, in this
 * order and each in the order of ids. Whoever writes, likes, answers or decides takes some of them in the same order, and
 * so does a neighbour who is closed at the same time: nobody waits in a circle. The person is not locked as a key:
 * whoever only tells them something goes on, whatever they hold.
 */
export async function lockForErasing(trx: Db, userId: number): Promise<void> {
  await sql`
    select id from posts where id in (
      select id from posts where user_id = ${userId}
      union all select post_id from comments where user_id = ${userId}
      union all select post_id from post_likes where user_id = ${userId}
      union all select post_id from post_collects where user_id = ${userId}
    ) order by id for no key update`.execute(trx);
  await sql`
    select id from comments where id in (
      select id from comments where user_id = ${userId}
      union all select root_id from comments where user_id = ${userId} and root_id is not null
      union all select comment_id from comment_likes where user_id = ${userId}
    ) order by id for no key update`.execute(trx);
  await sql`
    select id from post_categories where id in (
      select unnest(array[category_id, root_category_id]) from posts where user_id = ${userId}
    ) order by id for no key update`.execute(trx);
  await sql`
    select id from topics where user_id = ${userId} or id in (
      select t.topic_id from post_topics t join posts p on p.id = t.post_id where p.user_id = ${userId}
    ) order by id for no key update`.execute(trx);
  await lockPeople(trx, userId);
}

/** The person, and beside them whoever reported something of theirs and will be told what became of it. */
async function lockPeople(trx: Db, userId: number): Promise<void> {
  const { rows } = await sql<{ user_id: number }>`
    select r.user_id from forum_reports r where r.status = 1 and (
      (r.target = 'post' and r.target_id in (select id from posts where user_id = ${userId}))
      or (r.target = 'comment' and r.target_id in (select id from comments where user_id = ${userId})))`.execute(
    trx,
  );
  const people = new Set([userId, ...rows.map(({ user_id }) => user_id)]);
  for (const id of [...people].sort((a, b) => a - b)) {
    const query = trx.selectFrom('users').select('id').where('id', '=', id);
    await (id === userId ? query.forNoKeyUpdate() : query.forKeyShare()).execute();
  }
}
