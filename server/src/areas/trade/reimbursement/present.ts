import type { ReimbursementInfo } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { checksOf } from './checks';
import { gatherFacts, whyNoPack } from './facts';
import { papersOf } from './papers';

/** What the pack of one's own order would hold, and whether it would pass. @throws HttpProblem 404 not the user's order */
export async function reimbursementInfo(db: Db, userId: number, orderId: number): Promise<ReimbursementInfo> {
  const facts = await gatherFacts(db, userId, orderId);
  const why = whyNoPack(facts);
  return {
    allowed: why === '',
    why,
    order_no: facts.order.order_no,
    title: facts.order.goods.title,
    paid_fen: facts.order.pay_fen,
    refunded_fen: facts.refundedFen,
    net_fen: facts.netFen,
    checks: checksOf(facts),
    papers: papersOf(facts),
    contract_over_fen: facts.profile?.contract_over_fen ?? null,
  };
}

/** Remembers from which amount in 分 on a person's school wants a contract; null forgets it. */
export async function rememberLimit(core: Core, userId: number, overFen: number | null): Promise<void> {
  const at = new Date(core.settings.clock.now());
  const values = { contract_over_fen: overFen, updated_at: at };
  await core.db
    .insertInto('invoice_profiles')
    .values({ user_id: userId, ...values })
    .onConflict((on) => on.column('user_id').doUpdateSet(values))
    .execute();
}
