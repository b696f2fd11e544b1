import { createHash } from 'node:crypto';
import type { Db } from '../../db/connect';
import { buyer, hour } from './numbers';
import { refundFen } from './refund';
import type { OrderData } from './shapes';
import type { Walked } from './walk';

/** The order's timeline. */
export async function seedHistory(
  trx: Db,
  order: OrderData,
  walked: Walked[],
  payFen: number,
  now: number,
): Promise<void> {
  const rows = walked.map(({ from, to, event, actor, at, facts }) => ({
    order_id: order.id,
    from_status: from,
    to_status: to,
    event: event as string,
    actor_type: actor,
    actor_id: actor === 'user' ? buyer : null,
    facts: JSON.stringify(facts),
    at,
  }));
  if (order.refund) {
    const at = new Date(now - order.refund.hours * hour);
    const before = walked.findLast((step) => step.at < at);
    if (before)
      rows.push({
        order_id: order.id,
        from_status: before.to,
        to_status: before.to,
        event: 'refund_start',
        actor_type: 'user',
        actor_id: buyer,
        facts: JSON.stringify({ amount_fen: refundFen(order, payFen) }),
        at,
      });
  }
  rows.sort((a, b) => Number(a.at) - Number(b.at));
  await trx.insertInto('order_history').values(rows).execute();
}

/** What was handed in. */
export async function seedDeliverables(trx: Db, order: OrderData, by: string, now: number): Promise<void> {
  if (order.deliverables.length === 0) return;
  await trx
    .insertInto('deliverables')
    .values(
      order.deliverables.map(({ version, hours, title, text, files }) => ({
        order_id: order.id,
        version,
        by_name: by,
        title,
        text,
        files: JSON.stringify(
          files.map(([name, size]) => ({
            name,
            size,
            sha256: createHash('sha256').update(`${order.id} ${name}`).digest('hex'),
          })),
        ),
        at: new Date(now - hours * hour),
      })),
    )
    .execute();
}

/** What the buyer says about it. */
export async function seedReview(
  trx: Db,
  order: OrderData,
  specName: string,
  teacher: { id: number; name: string } | undefined,
  now: number,
): Promise<void> {
  if (!order.review) return;
  const { stars, rubrics, content, tags, hours, reply } = order.review;
  const [professional, punctual, communication, norm] = rubrics;
  await trx
    .insertInto('appraises')
    .values({
      ...{ stars, professional, punctual, communication, norm, content, tags },
      goods_id: order.goods,
      order_id: order.id,
      user_id: buyer,
      teacher_id: teacher?.id ?? null,
      identity: '博士在读 · 材料',
      spec_name: specName,
      reply_content: reply[0],
      reply_name: teacher ? `${teacher.name}老师` : '客服',
      reply_at: new Date(now - reply[1] * hour),
      status: 2,
      created_at: new Date(now - hours * hour),
    })
    .execute();
}
