import type { TestApp } from '../../../../testing/app';
import { answerDeduction } from '../deductions/answer';
import { proposeDeduction } from '../deductions/propose';
import { addPayee } from '../payees';
import { release } from '../release';
import { withdraw } from '../withdrawals/withdraw';
import { accepted, certify, day, prove } from './income';

/** Somebody whose income is available without the clock of the site having moved. */
export async function earner(
  site: TestApp,
): Promise<{ id: number; token: string; payee: number; order: number }> {
  const at = new Date(site.clock.now());
  const { id, token } = await site.user({ is_teacher: true, is_certification: true, nickname: '沈老师' });
  await certify(site, id);
  await prove(site, id);
  const { id: payee } = await addPayee(
    site.core,
    id,
    { kind: 'bank', name: '沈知远', bank: '中国工商银行', account: '6222021234567896612' },
    at,
  );
  const { id: order } = await accepted(site, id);
  await free(site, order);
  return { id, token, payee, order };
}

/** Lets one income become available now. */
export async function free(site: TestApp, order: number): Promise<void> {
  const at = new Date(site.clock.now());
  const row = await site.core.db
    .updateTable('settlements')
    .set({ accepted_at: new Date(at.getTime() - 8 * day), free_at: at })
    .where('order_id', '=', order)
    .returningAll()
    .executeTakeFirstOrThrow();
  await site.core.db.transaction().execute((trx) => release(trx, row, at));
}

/** A withdrawal and a deduction that wait for the team. */
export async function waitingIncome(site: TestApp): Promise<{ withdrawal: number; deduction: number }> {
  const { core } = site;
  const at = new Date(site.clock.now());
  const one = await earner(site);
  const withdrawal = await core.db
    .transaction()
    .execute((trx) => withdraw(core, trx, { teacherId: one.id, amountFen: 50_000, payeeId: one.payee, at }));
  const other = await earner(site);
  const staff = await site.user({ is_staff: true, nickname: '程牧' });
  const { id } = await proposeDeduction(core, staff.id, {
    ...{
      order_id: other.order,
      reason: 'late',
      amount_fen: 12_000,
      content: '逾期 26 小时交付',
      evidence: [],
    },
  });
  await core.db
    .transaction()
    .execute((trx) =>
      answerDeduction(
        trx,
        { teacherId: other.id, id, at },
        { answer: 'refuse', content: '客户同意顺延一天，沟通记录在订单里' },
      ),
    );
  return { withdrawal: withdrawal.id, deduction: id };
}
