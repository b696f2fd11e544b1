import type { BodyOf, DeskPressReport } from '@harbor/contract';
import { pressReportStatusLabel } from '@harbor/contract/press-rules';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { notFound } from '../../../http/problem';
import { toMoment, toMomentOrNull } from '../../../time';
import { checkedTexts } from '../../base/moderation/checked';
import { answerReport } from '../press/reports';
import { writeLine } from './audit-line';

/** A report of a mistake. @throws HttpProblem 404 */
export async function deskReport(db: Db, id: number): Promise<DeskPressReport> {
  const row = await db
    .selectFrom('press_reports as r')
    .innerJoin('press as p', 'p.id', 'r.press_id')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .selectAll('r')
    .select(['p.title', 'p.status as press_status', 'u.nickname'])
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('纠错不存在');
  return {
    id,
    press: { id: row.press_id, title: row.title, status: row.press_status },
    content: row.content,
    status: row.status,
    status_text: pressReportStatusLabel[row.status],
    reply: row.reply,
    reporter: { id: row.user_id, nickname: row.nickname },
    created_at: toMoment(row.created_at),
    answered_at: toMomentOrNull(row.answered_at),
  };
}

/** Answers a reader who pointed out a mistake. @throws HttpProblem 404 · 409 · 422 */
export async function answerPressReport(
  core: Core,
  staffId: number,
  id: number,
  { adopted, reply }: BodyOf<'POST /staff/press/report/answer/:id'>,
): Promise<DeskPressReport> {
  const kept = await checkedTexts(core, 'post', { reply });
  await core.db.transaction().execute(async (trx) => {
    const now = new Date(core.settings.clock.now());
    await answerReport(trx, id, { adopted, reply: kept.reply, staffId, now });
    await writeLine(core, trx, staffId, {
      action: adopted ? 'press_report.adopt' : 'press_report.decline',
      object: ['press_report', String(id)],
      detail: { content: kept.reply },
    });
  });
  return deskReport(core.db, id);
}
