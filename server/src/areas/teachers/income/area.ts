import type { Tick } from '../../../jobs/define';
import { untilNone } from '../../../jobs/until-none';
import { defineArea } from '../../../manifest';
import { orderMoved } from '../../trade/orders/events';
import { refundEnded, refundGranted, refundOpened } from '../../trade/refunds/events';
import { takeEnded } from '../pool/events';
import { unsettledIncome } from './closing-blockers';
import { acceptSilent } from './deductions/answer';
import { incomeLimits } from './limits';
import { incomeRecords, payeeRecords } from './personal-data';
import { rekeyPayees } from './rekey';
import { releaseDue } from './release';
import { followRefund, settleAccepted, settleTrial } from './settle';

const ticks: Tick[] = [
  {
    name: 'income.release',
    everySeconds: 60,
    run: (core) => untilNone(() => releaseDue(core), incomeLimits.batch),
  },
  {
    name: 'income.silence',
    everySeconds: 60,
    run: (core) => untilNone(() => acceptSilent(core), incomeLimits.batch),
  },
  rekeyPayees,
];

/** What teachers earn: settled when an order is accepted, in one ledger, and paid out by finance. */
export const area = defineArea({
  name: 'income',
  calls: {
    income: async () => (await import('./routes')).routes,
  },
  queues: [
    async () => (await import('./withdrawals/desk-queue')).withdrawalQueue,
    async () => (await import('./deductions/desk-queue')).deductionQueue,
  ],
  ticks,
  tables: [
    ...(['teacher_accounts', 'ledger_entries', 'settlements', 'settlement_history'] as const),
    ...(['payees', 'withdrawals', 'withdrawal_parts', 'withdrawal_history', 'payout_batches'] as const),
    ...(['deductions', 'deduction_history'] as const),
  ],
  on: [
    orderMoved.handledBy(async (trx, { event, order, at }) => {
      if (event === 'accept' || event === 'auto_accept') await settleAccepted(trx, order, at);
    }),
    ...[refundOpened, refundGranted, refundEnded].map((event) =>
      event.handledBy((trx, { orderId, at }) => followRefund(trx, orderId, at)),
    ),
    takeEnded.handledBy((trx, { orderId, teacherId, feeFen, at }) =>
      settleTrial(trx, { orderId, teacherId, feeFen, at }),
    ),
  ],
  personalData: [...incomeRecords, payeeRecords],
  closingBlockers: [unsettledIncome],
  leaveBlockers: [
    async (db, userId) =>
      (await unsettledIncome(db, userId)).map(({ title, state }) => `${title}（${state}）`),
  ],
});
