import { createHash, randomBytes } from 'node:crypto';
import type { StoredFile, TraceContent } from '@harbor/contract';
import { orderStatus as s } from '@harbor/contract/order-status';
import { traceCodeOf, traceCodeRandom } from '@harbor/contract/trace-code';
import type { Db } from '../../../db/connect';
import { updateRows } from '../../../db/rows';
import { conflict } from '../../../http/problem';
import { toMoment } from '../../../time';
import { filesOf } from '../../base/files/hold';
import { specText } from '../orders/labels/spec-text';
import { deliverablesOf, lockOrder } from '../orders/queries';
import type { DeliverableRow, OrderRow } from '../orders/rows';
import { disclosureOf } from './disclosure';
import { declarations, helpOf } from './help';
import type { TraceRow } from './rows';

/** SHA-256 of a frozen report, hexadecimal. */
export const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex');

/** Whether a report is still what was frozen. */
export const unaltered = ({ content, hash }: Pick<TraceRow, 'content' | 'hash'>): boolean =>
  hashOf(content) === hash;

const hashed = ({ name, size, sha256 }: Pick<StoredFile, 'name' | 'size' | 'sha256'>) => ({
  name,
  size,
  sha256,
});

const unsaid = '交付人没有填写AI使用说明';

/** One sentence over all versions: the report says it in one place only. */
function aiStatement(rows: readonly DeliverableRow[]): string {
  if (rows.every(({ ai_statement: ai }) => !ai)) return `${unsaid}。`;
  return rows.map(({ version, ai_statement: ai }) => `第 ${version} 版：${ai || unsaid}`).join('；');
}

function rolesOf(order: OrderRow, rows: readonly DeliverableRow[]): TraceContent['roles'] {
  const by = [...new Set(rows.map(({ by_name }) => by_name))];
  return [
    { role: '作者', who: '订单本人', did: '提供稿件与资料，决定是否采纳每一处修改，对内容负责' },
    ...by.map((name) => ({
      role: '服务人员',
      who: order.teacher?.name === name && order.teacher.title ? `${name}（${order.teacher.title}）` : name,
      did: `按约定提供${order.goods.category_title}服务并交付`,
    })),
    { role: '平台', who: '学术港', did: '核验服务人员身份，保存交付版本与校验值，出具本报告' },
  ];
}

function datesOf(order: OrderRow, rows: readonly DeliverableRow[]): TraceContent['dates'] {
  const moments: [string, Date | null | undefined][] = [
    ['下单', order.created_at],
    ['开始服务', order.taken_at],
    ['首次交付', rows.at(0)?.at],
    ['最终交付', rows.length > 1 ? rows.at(-1)?.at : null],
    ['验收完成', order.finished_at ?? order.updated_at],
  ];
  return moments.flatMap(([label, at]) => (at ? [{ label, at: toMoment(at) }] : []));
}

/** What an order's report says. Everything in it is a copy: what changes later does not reach it. */
async function contentOf(db: Db, order: OrderRow, code: string, at: Date): Promise<TraceContent> {
  const [received, newestFirst] = await Promise.all([
    filesOf(db, { kind: 'order_form', id: order.id }),
    deliverablesOf(db, order.id),
  ]);
  const rows = newestFirst.toReversed();
  return {
    format: 1,
    code,
    made_at: toMoment(at),
    order_no: order.order_no,
    service: order.goods.title,
    category: order.goods.category_title,
    spec: specText(order),
    help: helpOf(order.goods.category_id).kinds,
    roles: rolesOf(order, rows),
    dates: datesOf(order, rows),
    received: received.map(hashed),
    deliveries: rows.map((row) => ({
      version: row.version,
      at: toMoment(row.at),
      by: row.by_name,
      note: row.title,
      ai_statement: row.ai_statement || unsaid,
      files: row.files.map(hashed),
    })),
    rounds: order.rounds_used,
    ai_statement: aiStatement(rows),
    declarations,
    disclosure: disclosureOf(order, code),
  };
}

/** Why an order has no report; empty when it has or can have one. */
export function whyNoTrace(order: Pick<OrderRow, 'status' | 'kind'>): string {
  if (order.kind !== 1) return '课程订单没有留痕报告';
  return order.status === s.done ? '' : '订单完成后生成留痕报告';
}

/**
 * Writes the report of a finished order down, once: of two that begin at the same time one is kept. The order is held
 * meanwhile, so that a refund of the whole comes before it or finds it.
 * @throws HttpProblem 409 the order can have none
 */
export async function freezeTrace(db: Db, orderId: number, at: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    const why = order ? whyNoTrace(order) : '订单不存在';
    if (!order || why) throw conflict(why);
    const code = traceCodeOf(randomBytes(traceCodeRandom));
    const content = JSON.stringify(await contentOf(trx, order, code, at));
    await trx
      .insertInto('traces')
      .values({
        order_id: order.id,
        user_id: order.user_id,
        code,
        content,
        hash: hashOf(content),
        finished_at: order.finished_at ?? order.updated_at,
        made_at: at,
      })
      .onConflict((on) => on.column('order_id').doNothing())
      .execute();
    await updateRows(trx, 'orders', { id: order.id }, { traced: true });
  });
}
