import type { income } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { urlOf } from '../../../http/register';
import { toMoment } from '../../../time';
import { downloadTicket, holderOfTicket } from '../../identity/auth/download-ticket';
import { requireStepUp } from '../../identity/auth/step-up';
import { incomeChart } from './chart';
import { answerDeduction } from './deductions/answer';
import { deductible, deductionDesk, deductionDetail, deskDeduction } from './deductions/desk';
import { proposeDeduction } from './deductions/propose';
import { actOnDeduction } from './deductions/review';
import { accountTitle, checkLedger } from './ledger/check';
import { incomeOverview, ownWithdrawals, withdrawalShown } from './overview';
import { addPayee, removePayee } from './payees';
import { payments } from './payments';
import { deductionsWithOrders, presentDeduction } from './present';
import type { LedgerAccount } from './rows';
import { checkRange, statementFile } from './statement';
import { batchFile, beginBatch } from './withdrawals/batch';
import { deskWithdrawal, withdrawalDesk, withdrawalDetail } from './withdrawals/desk';
import { actOnWithdrawal } from './withdrawals/desk-acts';
import { cancelWithdrawal, retryWithdrawal, withdraw } from './withdrawals/withdraw';

const statementObject = (format: string, from: string, to: string) => `income:${format}:${from}:${to}`;

const types = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' } as const;

export const routes: AreaHandlers<typeof income> = {
  'GET /wait_take/payment': ({ db, user, query }) => payments(db, user.id, query),
  'GET /income/overview': ({ core, user, now }) => incomeOverview(core, user.id, now),
  'GET /income/chart': ({ db, user, query, now }) => incomeChart(db, user.id, query.by ?? 'month', now),
  'GET /income/withdrawals': ({ db, user, query }) => ownWithdrawals(db, user.id, query.page),
  'POST /income/withdraw': ({ core, user, body, once, now }) => {
    requireStepUp(core, user, 'sms');
    return once.inTransaction(async (trx) => {
      const wish = { teacherId: user.id, amountFen: body.amount_fen, payeeId: body.payee_id, at: now };
      return withdrawalShown(trx, await withdraw(core, trx, wish));
    });
  },
  'POST /income/cancel/:id': ({ db, user, params, now }) =>
    db
      .transaction()
      .execute(async (trx) => withdrawalShown(trx, await cancelWithdrawal(trx, user.id, params.id, now))),
  'POST /income/retry/:id': ({ core, db, user, params, body, now }) => {
    requireStepUp(core, user, 'sms');
    const wish = { teacherId: user.id, payeeId: body.payee_id, at: now };
    return db
      .transaction()
      .execute(async (trx) => withdrawalShown(trx, await retryWithdrawal(core, trx, params.id, wish)));
  },
  'POST /income/payee': ({ core, user, body, now }) => {
    requireStepUp(core, user, 'sms');
    return addPayee(core, user.id, body, now);
  },
  'DELETE /income/payee/:id': async ({ core, user, params, now }) => {
    await removePayee(core, user.id, params.id, now);
    return {};
  },
  'POST /income/answer/:id': ({ db, user, params, body, now }) =>
    db.transaction().execute(async (trx) => {
      const row = await answerDeduction(trx, { teacherId: user.id, id: params.id, at: now }, body);
      return presentDeduction(
        await deductionsWithOrders(trx).where('deductions.id', '=', row.id).executeTakeFirstOrThrow(),
      );
    }),
  'POST /income/statement': async ({ core, user, body: { format, from, to } }) => {
    checkRange({ from, to });
    const { ticket, validFor } = downloadTicket(core, user, statementObject(format, from, to));
    const query = new URLSearchParams({ format, from, to, ticket });
    return { url: `${urlOf('/income/statement')}?${query}`, valid_for: validFor };
  },
  'GET /income/statement': async ({ core, query, user, reply, now }) => {
    const { format = 'pdf', from = '', to = '', ticket } = query;
    const owner = await holderOfTicket(core, statementObject(format, from, to), ticket, user);
    const content = await statementFile(core, owner, format, { from, to }, now);
    reply.headers({
      'content-type': types[format],
      'content-length': String(content.length),
      'content-disposition': `attachment; filename="income-${from}-${to}.${format}"; filename*=UTF-8''${encodeURIComponent(`收入对账单-${from}-${to}.${format}`)}`,
      'cache-control': 'no-store',
    });
    return content;
  },

  'GET /staff/withdrawal/list': ({ core, user, query }) => withdrawalDesk(core, user.id, query),
  'GET /staff/withdrawal/:id': ({ core, user, params }) => withdrawalDetail(core, user.id, params.id),
  'POST /staff/withdrawal/act/:id': async ({ core, user, params, body }) => {
    await actOnWithdrawal(core, user.id, params.id, body);
    return deskWithdrawal(core, user.id, params.id);
  },
  'POST /staff/withdrawal/batch': ({ core, user, body, request }) =>
    beginBatch(core, user, body.ids, request.ip),
  'GET /staff/withdrawal/file': ({ core, user, query, reply }) => batchFile(core, user, query.ticket, reply),
  'GET /staff/income/ledger': async ({ db, now }) => {
    const { entries, sums, problems } = await checkLedger(db);
    const accounts = (Object.keys(accountTitle) as LedgerAccount[]).map((key) => ({
      key,
      title: accountTitle[key],
      fen: sums[key],
    }));
    return { balanced: problems.length === 0, checked_at: toMoment(now), entries, accounts, problems };
  },

  'GET /staff/deduction/list': ({ db, user, query }) => deductionDesk(db, user.id, query),
  'GET /staff/deduction/:id': ({ db, user, params }) => deductionDetail(db, user.id, params.id),
  'GET /staff/deduction/order/:no': ({ core, params }) => deductible(core, params.no),
  'POST /staff/deduction/propose': async ({ core, db, user, body }) =>
    deskDeduction(db, user.id, (await proposeDeduction(core, user.id, body)).id),
  'POST /staff/deduction/act/:id': async ({ core, db, user, params, body }) => {
    await actOnDeduction(core, user.id, params.id, body);
    return deskDeduction(db, user.id, params.id);
  },
};
