import { messageKind, systemSub } from '@harbor/contract/message-kinds';
import { pressReportStatus as s } from '@harbor/contract/press-rules';
import { pressStatus } from '@harbor/contract/press-status';
import type { Selectable } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import type { DB } from '../../../db/schema';
import { conflict, notFound, tooMany } from '../../../http/problem';
import { createRateLimiter } from '../../../http/rate-limiter';
import { defineMachine, type Step } from '../../../machine';
import { shareAccount } from '../../base/accounts/share-account';
import { notify } from '../../base/messages/notify';
import { watchTexts } from '../../base/sentinel/watch';
import { pressLimits, reportQuotas } from './limits';
import { shownPress } from './shown';

/** Every legal step of a report of a mistake. */
export const pressReportSteps = [
  { event: 'adopt', from: s.open, to: s.adopted },
  { event: 'decline', from: s.open, to: s.declined },
] as const satisfies readonly Step[];

type Report = Selectable<DB['press_reports']>;

const machine = defineMachine<Report, undefined>()({
  table: 'press_reports',
  key: 'id',
  steps: pressReportSteps,
  stale: '这条纠错已经答复过',
});

/**
 * Points out a mistake in an article, ten times a day, one at a time for each article; the team looks and answers.
 * @throws HttpProblem 404 · 409 one waits already, or an account that is being closed · 422 · 429
 */
export async function reportPress(
  core: Core,
  userId: number,
  pressId: number,
  content: string,
  now: Date,
): Promise<{ id: number }> {
  const { db } = core;
  await shownPress(db, pressId, ['id']);
  const kept = await watchTexts(
    core,
    { userId, place: 'post', object: { type: 'press', id: pressId } },
    { content },
  );
  return db.transaction().execute(async (trx) => {
    await shareAccount(trx, userId);
    const added = await trx
      .insertInto('press_reports')
      .values({ press_id: pressId, user_id: userId, content: kept.content, created_at: now })
      .onConflict((on) => on.columns(['press_id', 'user_id']).where('status', '=', s.open).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw conflict('您对这篇的纠错还在核对，答复后可以再次提交');
    // What was refused is not counted.
    const wait = await createRateLimiter(core.settings, trx).takeShared(
      `press.report:u${userId}`,
      reportQuotas,
    );
    if (wait > 0) throw tooMany(wait, `每天最多提交${pressLimits.reportsPerDay}次纠错，请明天再试`);
    return added;
  });
}

const titles = { adopt: '您指出的问题已采纳', decline: '您的纠错已核对' };

/**
 * Answers a report; its reader is told the answer.
 * @throws HttpProblem 404 · 409 answered already
 */
export async function answerReport(
  trx: Db,
  id: number,
  { adopted, reply, staffId, now }: { adopted: boolean; reply: string; staffId: number; now: Date },
): Promise<Report> {
  const row = await trx
    .selectFrom('press_reports')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('纠错不存在');
  const { title, status } = await trx
    .selectFrom('press')
    .select(['title', 'status'])
    .where('id', '=', row.press_id)
    .executeTakeFirstOrThrow();
  const event = adopted ? 'adopt' : 'decline';
  const moved = await machine.move(trx, row, event, undefined, {
    reply,
    answered_at: now,
    answered_by: staffId,
  });
  await notify(trx, {
    userId: row.user_id,
    kind: messageKind.system,
    sub: systemSub.review,
    title: titles[event],
    body: `《${title}》：${reply}`,
    link: status === pressStatus.published ? `/academic/${row.press_id}` : '',
    object: { type: 'press', id: row.press_id },
    now,
  });
  return moved;
}
