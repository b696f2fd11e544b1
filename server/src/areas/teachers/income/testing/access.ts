import { defineAccessTo } from '../../../../testing/access/entry';
import { proposeDeduction } from '../deductions/propose';
import { addPayee } from '../payees';
import { withdraw } from '../withdrawals/withdraw';
import { accepted, certify, prove } from './income';
import { free } from './waiting';

/** The account of this test as a teacher with money, a failed withdrawal, one that waits, and a deduction to answer. */
export const access = defineAccessTo(
  async (own, site) => {
    const { core } = site;
    const { id } = own.user;
    const at = new Date(site.clock.now());
    await certify(site, id);
    await prove(site, id);
    const account = {
      kind: 'bank',
      name: '沈知远',
      bank: '中国工商银行',
      account: '6222021234567896612',
    } as const;
    const payee = (await addPayee(core, id, account, at)).id;
    const doomed = (await addPayee(core, id, account, at)).id;
    for (const _ of [1, 2]) await free(site, (await accepted(site, id)).id);
    const order = (await accepted(site, id)).id;
    const staff = await site.user({ is_staff: true });
    const { id: deduction } = await proposeDeduction(core, staff.id, {
      ...{ order_id: order, reason: 'late', amount_fen: 1000, content: '逾期交付一天', evidence: [] },
    });
    const ask = () =>
      core.db
        .transaction()
        .execute((trx) => withdraw(core, trx, { teacherId: id, amountFen: 10_000, payeeId: payee, at }));
    const [waiting, failed] = [await ask(), await ask()];
    await core.db.updateTable('withdrawals').set({ status: 5 }).where('id', '=', failed.id).execute();
    return { payee, doomed, waiting: waiting.id, failed: failed.id, deduction };
  },
  {
    'POST /income/withdraw': {
      input: (_own, _site, { payee }) => ({ body: { amount_fen: 10_000, payee_id: payee } }),
    },
    'POST /income/cancel/:id': { input: (_own, _site, { waiting }) => ({ params: { id: waiting } }) },
    'POST /income/retry/:id': {
      input: (_own, _site, { failed, payee }) => ({ params: { id: failed }, body: { payee_id: payee } }),
    },
    'DELETE /income/payee/:id': { input: (_own, _site, { doomed }) => ({ params: { id: doomed } }) },
    'POST /income/answer/:id': {
      input: (_own, _site, { deduction }) => ({ params: { id: deduction }, body: { answer: 'accept' } }),
    },
  },
);
