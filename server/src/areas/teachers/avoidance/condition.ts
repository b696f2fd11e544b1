import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whether an order may be seen by a teacher, as a condition of a query: neither falls under the other's list. By the two
 * indexes of `avoid_hits` and `order_avoids`.
 * @param order the column with the order's id, such as `o.id`
 * @param teacher an id, or the column with one
 */
export function notAvoided(order: string, teacher: number | RawBuilder<number>): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (
    select 1 from order_avoids oa join avoid_hits ah on ah.term_id = oa.term_id
    where oa.order_id = ${sql.ref(order)} and ah.teacher_id = ${teacher})`;
}

/**
 * The same where many orders are read for one teacher: the ids that are not theirs are found once, from the teacher's hits.
 */
export function notAmongAvoided(order: string, teacherId: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(order)} <> all (array(
    select oa.order_id from avoid_hits ah join order_avoids oa on oa.term_id = ah.term_id
    where ah.teacher_id = ${teacherId}))`;
}
