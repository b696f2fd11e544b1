import type { Readable } from 'node:stream';
import type { DataOf } from '@harbor/contract';
import { withdrawalStatus as w } from '@harbor/contract/money-status';
import type { FastifyReply } from 'fastify';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { updateRows } from '../../../../db/rows';
import { conflict } from '../../../../http/problem';
import { urlOf } from '../../../../http/register';
import type { SessionUser } from '../../../../http/session-user';
import {
  beginMarked,
  type ExportKind,
  markedFile,
  markedHeaders,
  openMarked,
} from '../../../identity/staff/marked-export';
import { lockAccount } from '../ledger/post';
import { openPayee } from '../payees';
import { batchNumber } from './batch-number';
import { whyHeld } from './desk-acts';
import { withdrawalNumber } from './number';

const kind: ExportKind = {
  action: 'withdrawal.batch',
  object: 'payout_batch',
  mark: 'DK',
  right: 'withdrawals.decide',
  path: urlOf('/staff/withdrawal/file'),
};

/**
 * Puts withdrawals into a file for the bank: from then on only the bank's answer moves them. Those that stand in an
 * earlier file stay in the newest one alone. Accounts are locked by the teacher's id, so that two files made at once wait
 * for each other.
 * @throws HttpProblem 409 for one that is not to be paid now, with its number
 */
async function makeBatch(core: Core, trx: Db, staffId: number, ids: readonly number[]) {
  const at = new Date(core.settings.clock.now());
  const wanted = [...new Set(ids)];
  const teachers = await trx
    .selectFrom('withdrawals')
    .select('teacher_id')
    .distinct()
    .where('id', 'in', wanted)
    .orderBy('teacher_id')
    .execute();
  for (const { teacher_id } of teachers) await lockAccount(trx, teacher_id, at);
  const rows = await trx
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', 'in', wanted)
    .orderBy('id')
    .execute();
  for (const row of rows) {
    if (row.status !== w.approved) throw conflict(`${withdrawalNumber(row)} 的状态已变化，请刷新后再选`);
    if (row.teacher_id === staffId) throw conflict('自己的提现需由其他同事处理');
    const why = await whyHeld(core, trx, row);
    if (why) throw conflict(`${withdrawalNumber(row)}：${why}`);
  }
  if (rows.length !== wanted.length) throw conflict('有提现已不存在，请刷新后再选');
  const { id } = await trx
    .insertInto('payout_batches')
    .values({ made_by: staffId, made_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const row of rows)
    await updateRows(trx, 'withdrawals', { id: row.id }, { batch_id: id, updated_at: at });
  return { id, count: rows.length, netFen: rows.reduce((sum, { net_fen }) => sum + net_fen, 0) };
}

/**
 * Makes a file for the bank, writes down who took it along, and answers where it is: good for a minute.
 * @throws HttpProblem 409
 */
export async function beginBatch(
  core: Core,
  user: SessionUser,
  ids: readonly number[],
  ip: string,
): Promise<DataOf<'POST /staff/withdrawal/batch'>> {
  const made = await core.db.transaction().execute(async (trx) => {
    const batch = await makeBatch(core, trx, user.id, ids);
    const marked = await beginMarked({ ...core, db: trx } as Core, user, kind, {
      object: String(batch.id),
      detail: { lines: batch.count, amount_fen: batch.netFen },
      ip,
    });
    return { ...batch, ...marked };
  });
  const { id, count, netFen, url, valid_for } = made;
  return { number: batchNumber(id), count, net_fen: netFen, url, valid_for };
}

const inYuan = (fen: number) => (fen / 100).toFixed(2);

/**
 * The file: whole names and accounts, as the bank needs them; cells that a spreadsheet would take for a formula are made
 * harmless, and each line says who took it along.
 * @throws HttpProblem 404 for a ticket that opens nothing
 */
export async function batchFile(
  core: Core,
  user: SessionUser | null,
  ticket: string | undefined,
  reply: FastifyReply,
): Promise<Readable> {
  const one = await openMarked(core, user, kind, ticket);
  const rows = await core.db
    .selectFrom('withdrawals')
    .innerJoin('payees', 'payees.id', 'withdrawals.payee_id')
    .selectAll('payees')
    .select(['withdrawals.id as withdrawal_id', 'withdrawals.asked_at', 'withdrawals.net_fen'])
    .where('withdrawals.batch_id', '=', Number(one.object))
    .orderBy('withdrawals.id')
    .execute();
  const lines = rows.map((row) => {
    const { name, account } = openPayee(core.cipher, row);
    const number = withdrawalNumber({ id: row.withdrawal_id, asked_at: row.asked_at });
    return [name, account, row.title, inYuan(row.net_fen), `学术港劳务报酬 ${number}`];
  });
  reply.headers(markedHeaders(`打款文件-${batchNumber(Number(one.object))}.csv`));
  return markedFile(one, '老师提现打款', [
    { head: ['收款户名', '收款账号', '开户行', '金额（元）', '附言'], rows: lines },
  ]);
}
