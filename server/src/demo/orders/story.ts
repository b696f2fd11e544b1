import type { FileSnapshot } from '../../areas/trade/orders/rows';
import type { Core } from '../../core';
import type { Db } from '../../db/connect';
import { insertRow } from '../../db/rows';
import { keepDocument } from './files';
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
  await insertRow(trx, 'order_history', rows);
}

/** Who handed in what, and what was to be changed in it. */
export async function seedDeliverables(
  trx: Db,
  core: Core,
  order: OrderData,
  by: { id: number; name: string } | undefined,
  walked: Walked[],
): Promise<void> {
  const now = core.settings.clock.now();
  for (const { version, hours, title, text, files } of order.deliverables) {
    const about = { title, text, at: new Date(now - hours * hour) };
    const kept: FileSnapshot[] = [];
    for (const [i, name] of files.entries()) {
      const { id, size, sha256 } = await keepDocument(
        trx,
        core,
        { kind: 'delivery', userId: by?.id ?? buyer, orderId: order.id, name, place: version * 10 + i },
        about,
      );
      kept.push({ id, name, size, sha256 });
    }
    await insertRow(trx, 'deliverables', {
      order_id: order.id,
      version,
      by_name: by?.name ?? '老师',
      by_id: by?.id ?? null,
      title,
      text,
      files: JSON.stringify(kept),
      at: about.at,
    });
  }
  await seedChanges(trx, order, walked);
}

async function seedChanges(trx: Db, order: OrderData, walked: Walked[]): Promise<void> {
  for (const [i, items] of order.changes.entries()) {
    const asked = walked.findIndex(
      ({ event, facts }) => event === 'request_changes' && facts.round === i + 1,
    );
    const step = walked[asked];
    if (!step) throw new Error(`Demo order ${order.id} has no round ${i + 1} of changes`);
    const answered = walked.slice(asked).some(({ event }) => event === 'deliver');
    await insertRow(trx, 'change_requests', {
      order_id: order.id,
      round: i + 1,
      version: walked.slice(0, asked).filter(({ event }) => event === 'deliver').length,
      items: JSON.stringify(items),
      state: answered ? 'done' : 'working',
      at: step.at,
    });
  }
}

/** What the buyer says about it. */
export async function seedReview(
  trx: Db,
  order: OrderData,
  goodsId: number,
  specName: string,
  teacher: { id: number; name: string } | undefined,
  now: number,
): Promise<void> {
  if (!order.review) return;
  const { stars, rubrics, content, tags, hours, reply } = order.review;
  const [professional, punctual, communication, norm] = rubrics;
  await insertRow(trx, 'appraises', {
    ...{ stars, professional, punctual, communication, norm, content, tags },
    goods_id: goodsId,
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
  });
}
