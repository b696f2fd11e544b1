import type {
  DeductionReason,
  DeductionStatus,
  SettlementStatus,
  WithdrawalStatus,
} from '@harbor/contract/money-status';
import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';

/** Who moves a teacher's money. */
export type MoneyActor = 'teacher' | 'operator' | 'system';

/** Accounts of the ledger: what comes from orders, what the site keeps, and what becomes of the rest. */
export type LedgerAccount =
  | 'orders'
  | 'deductions'
  | 'frozen'
  | 'available'
  | 'review'
  | 'debt'
  | 'paid'
  | 'tax';

/** Something that a deduction rests on, as the team wrote it down. */
export interface Evidence {
  title: string;
  text: string;
}

export type AccountRow = Selectable<DB['teacher_accounts']>;
export type SettlementRow = Selectable<DB['settlements']>;
export type WithdrawalRow = Selectable<DB['withdrawals']>;
export type PayeeRow = Selectable<DB['payees']>;
export type DeductionRow = Selectable<DB['deductions']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    settlements: { status: SettlementStatus; kind: 'order' | 'trial' };
    settlement_history: { actor: MoneyActor };
    withdrawals: { status: WithdrawalStatus };
    withdrawal_history: { actor: MoneyActor };
    payees: { kind: 'bank' | 'alipay' };
    deductions: { status: DeductionStatus; reason: DeductionReason; evidence: Evidence[] };
    deduction_history: { actor: MoneyActor };
    ledger_entries: { account: LedgerAccount };
  }
}
