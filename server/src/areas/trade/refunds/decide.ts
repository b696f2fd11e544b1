import type { BodyOf, RefundAct } from '@harbor/contract';
import { promises } from '@harbor/contract/promises';
import { refundStatus as r } from '@harbor/contract/refund-status';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow, getRow } from '../../../db/rows';
import type { AtCommit } from '../../../http/idempotency';
import { conflict, forbidden, invalid, notFound } from '../../../http/problem';
import { dayInWords } from '../../../labels/beijing';
import { yuan } from '../../../labels/money';
import { staleMessage } from '../../../labels/stale';
import { audit } from '../../base/accounts/audit';
import { noteOnOrder } from '../orders/move';
import { lockOrder } from '../orders/queries';
import type { OrderRow } from '../orders/rows';
import { tellStaff } from '../orders/tell';
import { lockPaymentsOf } from '../pay/queries';
import { tryAtOnce } from './apply';
import { refundApproving } from './events';
import { settleRefund } from './finish';
import { refundLimits } from './limits';
import { moveRefund, noProposal, type RefundTransitionContext } from './move';
import { release } from './reserve';
import type { RefundRow } from './rows';
import { givenFen, needsSecond } from './second';
import { tellBuyer } from './tell';
import { findRefundStep } from './transitions';

type Decision = BodyOf<'POST /staff/refund/act/:id'>;

/** A refund and its order, both locked, and who acts on it when. */
interface Case {
  order: OrderRow;
  refund: RefundRow;
  staffId: number;
  at: Date;
}

/**
 * What staff does with a refund; the buyer is told and the audit row written in the same transaction. Granted money is
 * tried at the gateway at once.
 * @throws HttpProblem 403 one's own order or proposal, an appeal against one's own decision, 404, 409 no such step now, 422 by field
 */
export async function actOnRefund(
  core: Core,
  staffId: number,
  id: number,
  decision: Decision,
  atCommit: AtCommit,
): Promise<void> {
  const toTry = await core.db.transaction().execute(async (trx) => {
    const one = await lockCase(core, trx, staffId, id);
    const done = await acts[decision.act](trx, one, decision);
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: `refund.${decision.act}`,
      object: ['refund', one.refund.refund_no],
      detail: {
        order_id: one.order.id,
        from: one.refund.status,
        ...(decision.amount_fen !== undefined && { amount_fen: decision.amount_fen }),
        ...(decision.reference && { reference: decision.reference }),
      },
    });
    await atCommit(trx);
    return done;
  });
  if (toTry) await tryAtOnce(core, toTry);
}

async function lockCase(core: Core, trx: Db, staffId: number, id: number): Promise<Case> {
  const found = await findRow(trx, 'refunds', { id }, ['order_id']);
  if (!found) throw notFound('退款不存在');
  await lockPaymentsOf(trx, found.order_id);
  const order = await lockOrder(trx, found.order_id);
  if (!order) throw notFound('订单不存在');
  if (order.user_id === staffId) throw forbidden('自己的订单需由另一位同事处理');
  const refund = await getRow(trx, 'refunds', { id });
  return { order, refund, staffId, at: new Date(core.settings.clock.now()) };
}

/** Does it. @returns the number of a refund that the gateway is to be told of now */
type Act = (trx: Db, one: Case, decision: Decision) => Promise<string | undefined>;

const deedOf = (
  { staffId, at }: Case,
  more: Partial<RefundTransitionContext> = {},
): RefundTransitionContext => ({
  actor: 'operator',
  actorId: staffId,
  at,
  ...more,
});

/** Whoever refused does not decide the appeal. Also for a step that is not legal: the table answers that with 409. */
function checkOther({ refund, staffId }: Case): void {
  if (refund.status === r.appealed && refund.decided_by === staffId)
    throw forbidden('申诉需由另一位客服复核');
}

function need(text: string | undefined, field: string, message: string): string {
  if (!text) throw invalid({ [field]: [message] });
  return text;
}

/** A wrong moment is said before a missing word. @throws HttpProblem 409 */
function checkStep({ refund }: Case, event: RefundAct): void {
  if (!findRefundStep(refund.status, event, 'operator')) throw conflict(staleMessage);
}

/** @throws HttpProblem 422 for more than was asked for */
function checkAmount({ refund }: Case, amountFen: number): void {
  if (amountFen > refund.apply_fen)
    throw invalid({ amount_fen: [`不能超过申请的 ${yuan(refund.apply_fen)}`] });
}

const propose: Act = async (trx, one, { amount_fen, content }) => {
  const { order, refund, at, staffId } = one;
  checkStep(one, 'propose');
  checkOther(one);
  const amountFen = amount_fen ?? refund.apply_fen;
  checkAmount(one, amountFen);
  if (!needsSecond(amountFen, await givenFen(trx, refund)))
    throw invalid({ amount_fen: ['这个金额不需要复核，可以直接同意'] });
  await moveRefund(trx, refund, 'propose', deedOf(one, { amountFen, content: content ?? '' }), {
    proposed_fen: amountFen,
    proposed_by: staffId,
    proposed_at: at,
    proposed_note: content ?? '',
  });
  await tellStaff(
    trx,
    order,
    {
      title: '一笔退款等待复核',
      // Read without the second factor: how much it is stands at the desk.
      body: `退款编号 ${refund.id}，需由另一位同事在工作台复核。`,
    },
    at,
    'refunds.decide',
  );
  return undefined;
};

const giveBack: Act = async (trx, one, { content }) => {
  const { refund } = one;
  checkStep(one, 'return');
  if (refund.proposed_fen === null) throw conflict('没有等待复核的金额');
  const why = need(content, 'content', '请写明退回的原因');
  await moveRefund(
    trx,
    refund,
    'return',
    deedOf(one, { amountFen: refund.proposed_fen, content: why }),
    noProposal,
  );
  return undefined;
};

/**
 * What is granted, and what the buyer reads with it: of a large amount just what somebody else proposed.
 * @throws HttpProblem 403 one's own proposal · 409 nobody proposed it · 422
 */
async function agreed(trx: Db, one: Case, { amount_fen, content }: Decision) {
  const { refund, staffId } = one;
  const amountFen = amount_fen ?? refund.proposed_fen ?? refund.apply_fen;
  checkAmount(one, amountFen);
  if (!needsSecond(amountFen, await givenFen(trx, refund))) return { amountFen, content };
  if (refund.proposed_fen === null) throw conflict('这个金额需先提交复核，由另一位同事同意');
  if (refund.proposed_by === staffId) throw forbidden('您提出的金额需由另一位同事同意');
  if (refund.proposed_fen !== amountFen)
    throw conflict(`提交复核的金额是 ${yuan(refund.proposed_fen)}，请刷新后再处理`);
  return { amountFen, content: content ?? refund.proposed_note };
}

const approve: Act = async (trx, one, decision) => {
  const { order, refund, at } = one;
  checkStep(one, 'approve');
  checkOther(one);
  const { amountFen, content } = await agreed(trx, one, decision);
  await refundApproving.emit(trx, { orderId: order.id });
  await moveRefund(trx, refund, 'approve', deedOf(one, { amountFen, content: content ?? '' }), {
    approved_fen: amountFen,
    next_try_at: at,
    decided_by: refund.decided_by ?? one.staffId,
  });
  await release(trx, refund.payment_id, refund.apply_fen - amountFen, at);
  await noteOnOrder(trx, order, 'refund_approved', {
    actor: 'operator',
    actorId: one.staffId,
    at,
    facts: { amount_fen: amountFen },
    note: content ?? '',
  });
  const part = amountFen < refund.apply_fen ? `（申请 ${yuan(refund.apply_fen)}）` : '';
  await tellBuyer(
    trx,
    order,
    {
      title: refund.status === r.appealed ? '退款申诉已通过' : '退款申请已通过',
      body: `将退回 ${yuan(amountFen)}${part}，原路退回，预计1–7个工作日到账。${content ?? ''}`,
    },
    at,
  );
  return refund.refund_no;
};

const refuse: Act = async (trx, one, { content, basis }) => {
  const { order, refund, at } = one;
  checkStep(one, 'refuse');
  checkOther(one);
  const reason = need(content, 'content', '请填写拒绝的原因');
  const rule = need(basis, 'basis', '请填写依据的规则');
  const final = refund.status === r.appealed;
  await moveRefund(trx, refund, 'refuse', deedOf(one, { content: `${reason}\n依据：${rule}` }), {
    final,
    decided_by: refund.decided_by ?? one.staffId,
    done_at: at,
  });
  await release(trx, refund.payment_id, refund.apply_fen, at);
  await noteOnOrder(trx, order, 'refund_refused', {
    actor: 'operator',
    actorId: one.staffId,
    at,
    note: reason,
  });
  const until = dayInWords(new Date(at.getTime() + refundLimits.appealWithin));
  await tellBuyer(
    trx,
    order,
    {
      title: final ? '退款申诉未通过' : '退款申请未通过',
      body: `的退款未通过，原因：${reason}。依据：${rule}。${final ? '这是复核后的最终结果。' : `如不认可，可在${until}前申诉，由另一位客服复核。`}`,
    },
    at,
  );
  return undefined;
};

const ask: Act = async (trx, one, { content }) => {
  const { order, refund, at } = one;
  checkStep(one, 'ask');
  const what = need(content, 'content', '请写明需要补充什么');
  await moveRefund(trx, refund, 'ask', deedOf(one, { content: what }));
  await noteOnOrder(trx, order, 'refund_asked', { actor: 'operator', actorId: one.staffId, at, note: what });
  await tellBuyer(
    trx,
    order,
    {
      title: '请补充退款凭证',
      body: `的退款需要补充：${what}。请在${promises.refundSupplyHours}小时内补充，超时申请将自动撤销。`,
    },
    at,
  );
  return undefined;
};

const retry: Act = async (trx, one) => {
  const { refund, at } = one;
  checkStep(one, 'retry');
  if (refund.retries >= refundLimits.retries) throw conflict(`已重试${refund.retries}次，请由财务线下转账`);
  await moveRefund(trx, refund, 'retry', deedOf(one), {
    retries: refund.retries + 1,
    tries: 0,
    accepted: false,
    next_try_at: at,
  });
  return refund.refund_no;
};

const offline: Act = async (trx, one, { reference }) => {
  const { order, refund, at } = one;
  checkStep(one, 'offline');
  const number = need(reference, 'reference', '请填写转账凭证号');
  await settleRefund(
    trx,
    { refund, order },
    'offline',
    { actor: 'operator', actorId: one.staffId, at },
    number,
  );
  return undefined;
};

const acts: Record<RefundAct, Act> = { propose, return: giveBack, approve, refuse, ask, retry, offline };

type Decided = Pick<RefundRow, 'status' | 'retries' | 'apply_fen' | 'proposed_fen'>;

/** What staff may do with a refund as it stands; `givenFen` is what the order already got back. */
export const actsAt = (refund: Decided, givenFen: number): RefundAct[] =>
  (Object.keys(acts) as RefundAct[]).filter((act) => {
    if (findRefundStep(refund.status, act, 'operator') === undefined) return false;
    if (act === 'retry') return refund.retries < refundLimits.retries;
    if (act === 'propose') return needsSecond(refund.apply_fen, givenFen);
    return act !== 'return' || refund.proposed_fen !== null;
  });
