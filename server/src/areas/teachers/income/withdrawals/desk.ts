import type { DataOf, DeskWithdrawal } from '@harbor/contract';
import { incomeLimits } from '@harbor/contract';
import {
  type WithdrawalStatus,
  withdrawalStatus as w,
  withdrawalDeskLabel,
} from '@harbor/contract/money-status';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow } from '../../../../db/rows';
import { paginate } from '../../../../http/page';
import { notFound } from '../../../../http/problem';
import { toMoment } from '../../../../time';
import { maskName, payeeFits } from '../payees';
import { presentWithdrawal } from '../present';
import type { PayeeRow, WithdrawalRow } from '../rows';
import { certifiedName, levelOfTeacher } from '../teacher';
import { batchNumber } from './batch-number';
import { actsAt, whyHeld } from './desk-acts';
import { partsOf } from './end';
import { idOfNumber } from './number';
import { withdrawalEventText } from './steps';

const waiting: number[] = [w.asked, w.checked, w.approved, w.failed];

/** Names of members of the team, by id. */
async function namesOf(db: Db, ids: (number | null)[]): Promise<Map<number, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'nickname']).where('id', 'in', known).execute();
  return new Map(rows.map(({ id, nickname }) => [id, nickname]));
}

async function shown(core: Core, rows: WithdrawalRow[], staffId: number): Promise<DeskWithdrawal[]> {
  const { db, cipher } = core;
  if (rows.length === 0) return [];
  const payees = await db
    .selectFrom('payees')
    .selectAll()
    .where(
      'id',
      'in',
      rows.map(({ payee_id }) => payee_id),
    )
    .execute();
  const byId = new Map(payees.map((one): [number, PayeeRow] => [one.id, one]));
  const names = await namesOf(
    db,
    rows.flatMap(({ checked_by, approved_by }) => [checked_by, approved_by]),
  );
  const found: DeskWithdrawal[] = [];
  for (const row of rows) {
    const payee = byId.get(row.payee_id);
    if (!payee) continue;
    const certified = await certifiedName(db, row.teacher_id);
    const { actions: _, ...base } = presentWithdrawal(row, payee);
    found.push({
      ...base,
      status_text: withdrawalDeskLabel[row.status],
      note: row.note,
      teacher: {
        id: row.teacher_id,
        name: maskName(certified),
        level_text: (await levelOfTeacher(db, row.teacher_id)).name,
      },
      fits: payeeFits(cipher, payee, certified),
      held: waiting.includes(row.status) ? await whyHeld(core, db, row) : '',
      checked_by: names.get(row.checked_by ?? 0) ?? '',
      approved_by: names.get(row.approved_by ?? 0) ?? '',
      batch: row.batch_id === null ? '' : batchNumber(row.batch_id),
      acts: actsAt(row, staffId),
    });
  }
  return found;
}

/** What finance sees of withdrawals: those that wait the longest first, those that are over the newest first. */
export async function withdrawalDesk(
  core: Core,
  staffId: number,
  {
    page = 1,
    state,
    keyword = '',
  }: { page?: number | undefined; state?: number | undefined; keyword?: string | undefined },
): Promise<DataOf<'GET /staff/withdrawal/list'>> {
  const { db } = core;
  const id = keyword ? (idOfNumber(keyword) ?? 0) : undefined;
  let found = db.selectFrom('withdrawals').selectAll();
  if (state !== undefined) found = found.where('status', '=', state as WithdrawalStatus);
  if (id !== undefined) found = found.where('id', '=', id);
  const sorted =
    state !== undefined && waiting.includes(state)
      ? found.orderBy('due_at').orderBy('id')
      : found.orderBy('asked_at', 'desc').orderBy('id', 'desc');
  const [paged, counts] = await Promise.all([
    paginate(sorted, { page, perPage: incomeLimits.perPage }, (rows) => shown(core, rows, staffId)),
    db
      .selectFrom('withdrawals')
      .select(({ fn }) => [
        'status',
        fn.countAll<number>().as('count'),
        fn.sum<number>('amount_fen').as('amount'),
        fn.sum<number>('tax_fen').as('tax'),
        fn.sum<number>('net_fen').as('net'),
      ])
      .groupBy('status')
      .execute(),
  ]);
  const toPay = counts.filter(
    ({ status }) => status === w.asked || status === w.checked || status === w.approved,
  );
  const sum = (of: 'count' | 'amount' | 'tax' | 'net') =>
    toPay.reduce((all, row) => all + Number(row[of]), 0);
  return {
    ...paged,
    counts: (Object.keys(withdrawalDeskLabel).map(Number) as WithdrawalStatus[]).map((status) => ({
      state: status,
      label: withdrawalDeskLabel[status],
      count: Number(counts.find((row) => row.status === status)?.count ?? 0),
    })),
    to_pay: { count: sum('count'), amount_fen: sum('amount'), tax_fen: sum('tax'), net_fen: sum('net') },
  };
}

/** A withdrawal as finance sees it. @throws HttpProblem 404 */
export async function deskWithdrawal(core: Core, staffId: number, id: number): Promise<DeskWithdrawal> {
  const row = await findRow(core.db, 'withdrawals', { id });
  const [one] = row ? await shown(core, [row], staffId) : [];
  if (!one) throw notFound('提现不存在');
  return one;
}

/** The same with what it is made of and what has happened to it. @throws HttpProblem 404 */
export async function withdrawalDetail(
  core: Core,
  staffId: number,
  id: number,
): Promise<DataOf<'GET /staff/withdrawal/:id'>> {
  const { db } = core;
  const base = await deskWithdrawal(core, staffId, id);
  const [row, parts, history, account] = await Promise.all([
    findRow(db, 'withdrawals', { id }, ['formula']),
    partsOf(db, id),
    db
      .selectFrom('withdrawal_history')
      .leftJoin('users', 'users.id', 'withdrawal_history.actor_id')
      .selectAll('withdrawal_history')
      .select('users.nickname')
      .where('withdrawal_id', '=', id)
      .orderBy('withdrawal_history.id', 'desc')
      .execute(),
    findRow(db, 'teacher_accounts', { teacher_id: base.teacher.id }, ['debt_fen']),
  ]);
  const { rows: orders } = await sql<{ id: number; order_no: string; title: string }>`
    select s.id, o.order_no, o.goods->>'title' as title from settlements s join orders o on o.id = s.order_id
    where s.id = any(${parts.map(({ settlement_id }) => settlement_id)})`.execute(db);
  return {
    ...base,
    parts: parts.map(({ settlement_id, fen }) => {
      const order = orders.find((one) => Number(one.id) === settlement_id);
      return { settlement_id, fen, title: order?.title ?? '', order_no: order?.order_no ?? '' };
    }),
    timeline: history.map((one) => ({
      title: (withdrawalEventText as Record<string, string>)[one.event] ?? one.event,
      by: one.actor === 'teacher' ? '老师' : one.actor === 'system' ? '系统' : (one.nickname ?? ''),
      content: one.note,
      at: toMoment(one.at),
    })),
    formula: row?.formula ?? '',
    debt_fen: account?.debt_fen ?? 0,
  };
}
