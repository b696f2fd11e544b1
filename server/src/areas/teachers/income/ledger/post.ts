import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import type { AccountRow, LedgerAccount } from '../rows';

/** One side of a movement, in 分; what it is about lies in its ids. */
export interface Entry {
  account: LedgerAccount;
  fen: number;
  settlementId?: number;
  withdrawalId?: number;
  deductionId?: number;
}

/** A movement of one teacher's money. */
export interface Posting {
  teacherId: number;
  /** The word stored with each entry, e.g. `release`. */
  event: string;
  entries: readonly Entry[];
  at: Date;
}

/**
 * The teacher's account, made if there is none, locked until the transaction ends. Whoever moves a teacher's money, or
 * changes what decides about it, locks it first; an order that is needed too is locked before it.
 */
export async function lockAccount(trx: Db, teacherId: number, at: Date): Promise<AccountRow> {
  await trx
    .insertInto('teacher_accounts')
    .values({ teacher_id: teacherId, updated_at: at })
    .onConflict((on) => on.doNothing())
    .execute();
  return trx
    .selectFrom('teacher_accounts')
    .selectAll()
    .where('teacher_id', '=', teacherId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Accounts whose sums are kept with the teacher; what is owed is kept as a positive number. */
const kept = {
  frozen: ['frozen_fen', 1],
  available: ['available_fen', 1],
  review: ['review_fen', 1],
  debt: ['debt_fen', -1],
  paid: ['paid_fen', 1],
  tax: ['tax_fen', 1],
} as const;

/**
 * Writes a movement down and lets the sums of the account follow. Needs the lock on the account. The database refuses
 * what does not balance, and sums below nothing.
 * @throws Error when the entries do not sum to nothing: a mistake in the program
 */
export async function post(trx: Db, { teacherId, event, entries, at }: Posting): Promise<void> {
  const moving = entries.filter(({ fen }) => fen !== 0);
  if (moving.length === 0) return;
  if (moving.reduce((sum, { fen }) => sum + fen, 0) !== 0)
    throw new Error(`the entries of ${event} do not balance`);
  const { rows } = await sql<{
    posting: number;
  }>`select nextval('ledger_postings')::bigint as posting`.execute(trx);
  const posting = Number(rows[0]?.posting);
  await trx
    .insertInto('ledger_entries')
    .values(
      moving.map(({ account, fen, settlementId, withdrawalId, deductionId }) => ({
        ...{ posting, teacher_id: teacherId, account, amount_fen: fen, event, at },
        settlement_id: settlementId ?? null,
        withdrawal_id: withdrawalId ?? null,
        deduction_id: deductionId ?? null,
      })),
    )
    .execute();
  const changes: Record<string, RawBuilder<number>> = {};
  for (const [account, [column, sign]] of Object.entries(kept)) {
    const change = moving.reduce((sum, one) => (one.account === account ? sum + one.fen * sign : sum), 0);
    if (change !== 0) changes[column] = sql<number>`${sql.ref(column)} + ${change}::bigint`;
  }
  await trx
    .updateTable('teacher_accounts')
    .set({ ...changes, updated_at: at })
    .where('teacher_id', '=', teacherId)
    .execute();
}
