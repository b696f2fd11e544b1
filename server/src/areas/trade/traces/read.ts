import { type TraceCheck, type TraceReport, type TraceState, traceContent } from '@harbor/contract';
import { writeTraceCode } from '@harbor/contract/trace-code';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { notFound } from '../../../http/problem';
import { toMoment, toMomentOrNull } from '../../../time';
import { ownOrder } from '../orders/queries';
import { freezeTrace, unaltered } from './freeze';
import type { TraceRow } from './rows';

const stateText: Record<TraceState, string> = {
  valid: '有效',
  revoked: '已撤销',
  altered: '内容与定稿时不一致，不能作为凭据',
};

/** An altered report is said to be altered even when it was revoked: nothing in it can be trusted. */
export const stateOf = (row: Pick<TraceRow, 'content' | 'hash' | 'revoked_at'>): TraceState =>
  unaltered(row) ? (row.revoked_at ? 'revoked' : 'valid') : 'altered';

/** Where everybody can check a report. */
export const checkAddress = (core: Core, code: string): string =>
  `${core.settings.publicUrl}/trace/${writeTraceCode(code)}`;

const traceOf = (db: Db, orderId: number): Promise<TraceRow | undefined> =>
  findRow(db, 'traces', { order_id: orderId });

/**
 * The report of one's own finished order; it is frozen when it is first asked for, if the clock has not done so before.
 * @throws HttpProblem 404 not the user's order, 409 not finished
 */
export async function ownTrace(core: Core, userId: number, orderId: number, now: Date): Promise<TraceRow> {
  const order = await ownOrder(core.db, userId, orderId);
  if (!order) throw notFound('订单不存在');
  const made = await traceOf(core.db, orderId);
  if (made) return made;
  await freezeTrace(core.db, orderId, now);
  const fresh = await traceOf(core.db, orderId);
  if (!fresh) throw new Error(`trace of order ${orderId} was not written`);
  return fresh;
}

/** A report as its owner sees it. */
export function presentTrace(core: Core, row: TraceRow): TraceReport {
  const state = stateOf(row);
  return {
    code: row.code,
    code_text: writeTraceCode(row.code),
    state,
    hash: row.hash,
    check_url: checkAddress(core, row.code),
    revoked_at: toMomentOrNull(row.revoked_at),
    revoked_reason: row.revoked_reason,
    content: state === 'altered' ? null : traceContent.parse(JSON.parse(row.content)),
  };
}

/** A report as everybody may see it. */
export function presentCheck(row: TraceRow): TraceCheck {
  const state = stateOf(row);
  return {
    code_text: writeTraceCode(row.code),
    state,
    state_text: stateText[state],
    hash: row.hash,
    made_at: toMoment(row.made_at),
    finished_at: toMoment(row.finished_at),
    revoked_at: toMomentOrNull(row.revoked_at),
  };
}

/** Whether a report of this code exists and holds. @throws HttpProblem 404 */
export async function checkTrace(db: Db, code: string): Promise<TraceCheck> {
  const row = await findRow(db, 'traces', { code });
  if (!row) throw notFound('没有这个校验码的报告，请核对后重新输入');
  return presentCheck(row);
}
