import type { BodyOf } from '@harbor/contract';
import { moneyStatus as m } from '@harbor/contract/money-status';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow, getRow } from '../../../../db/rows';
import { conflict, invalid, notFound } from '../../../../http/problem';
import { dueFrom } from '../../../../site-settings/read';
import { lockAccount } from '../ledger/post';
import { incomeLimits } from '../limits';
import type { DeductionRow } from '../rows';
import { tellDeduction } from '../tell';
import { moveDeduction } from './move';

type Answer = BodyOf<'POST /income/answer/:id'>;

/**
 * The teacher's answer to a proposed deduction. What they do not accept goes to another reviewer.
 * @throws HttpProblem 404 not theirs, 409 answered, over or withdrawn, 422 without a reason
 */
export async function answerDeduction(
  trx: Db,
  { teacherId, id, at }: { teacherId: number; id: number; at: Date },
  { answer, content = '' }: Answer,
): Promise<DeductionRow> {
  if (!(await findRow(trx, 'deductions', { id, teacher_id: teacherId }, ['id'])))
    throw notFound('扣款不存在');
  await lockAccount(trx, teacherId, at);
  const row = await getRow(trx, 'deductions', { id });
  if (row.status === m.deducting && row.answer_due_at <= at)
    throw conflict('答复时间已过，扣款按规则视为接受');
  if (answer === 'refuse' && !content) throw invalid({ content: ['请说明不接受的理由'] });
  const context = { actor: 'teacher', actorId: teacherId, at, note: content } as const;
  return moveDeduction(trx, row, answer, context, {
    ...{ answer: content, answered_at: at },
    ...(answer === 'refuse' && (await dueFrom(trx, 'limit.deduction', at))),
  });
}

const silent = (db: Db, now: Date) =>
  db.selectFrom('deductions').where('status', '=', m.deducting).where('answer_due_at', '<=', now);

/**
 * Accepts in the place of teachers who said nothing in time, each in a transaction of its own.
 * @returns how many were found
 */
export async function acceptSilent(core: Core): Promise<number> {
  const at = new Date(core.settings.clock.now());
  const found = await silent(core.db, at)
    .select(['id', 'teacher_id'])
    .orderBy('answer_due_at')
    .limit(incomeLimits.batch)
    .execute();
  for (const { id, teacher_id } of found)
    await core.db
      .transaction()
      .execute(async (trx) => {
        await lockAccount(trx, teacher_id, at);
        const row = await silent(trx, at).selectAll().where('id', '=', id).executeTakeFirst();
        if (!row) return;
        await tellDeduction(
          trx,
          await moveDeduction(trx, row, 'lapse', { actor: 'system', at }),
          'lapsed',
          at,
        );
      })
      .catch((err: unknown) => core.log.warn({ err, deductionId: id }, 'deduction lapses at the next turn'));
  return found.length;
}
