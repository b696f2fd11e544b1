import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { conflict } from '../../../../http/problem';
import { checkUndo } from '../../../../queues/undo';
import { audit } from '../../../base/accounts/audit';
import { messageKind, notify, systemSub } from '../../../base/messages/notify';
import { invalidateExperiences } from '../cache';
import { moveExperience } from '../move';
import { lockExperience, type NamedExperience } from '../queries';
import { ownExperiencesPath } from './decide';

/** What was settled by a decision that is taken back waits again; those who were told so hear of it. */
async function reopenReports(
  trx: Db,
  { id, journal_id, journal_name }: NamedExperience,
  { settled, now }: { settled: Date; now: Date },
): Promise<void> {
  const { rows } = await sql<{ user_id: number; created_at: Date }>`
    update journal_experience_reports set settled_at = null
    where experience_id = ${id} and settled_at = ${settled} returning user_id, created_at`.execute(trx);
  if (rows.length === 0) return;
  const first = Math.min(...rows.map(({ created_at }) => created_at.getTime()));
  await trx
    .updateTable('journal_experiences')
    .set({ reports: rows.length, reported_at: new Date(first) })
    .where('id', '=', id)
    .execute();
  for (const { user_id: userId } of rows)
    await notify(trx, {
      ...{ userId, kind: messageKind.system, sub: systemSub.review, now },
      title: '您举报的投稿经验重新核对',
      body: `《${journal_name}》的一份投稿经验下架已撤销，正在重新核对。`,
      link: `/querytool/${journal_id}`,
      object: { type: 'journal', id: journal_id },
    });
}

const undoable: readonly string[] = ['publish', 'return', 'down'];

/**
 * Takes somebody's own last decision about an experience back: it waits again, or is shown again after it was taken down,
 * with the reports that it was taken down for.
 * @throws HttpProblem 403 somebody else's · 404 · 409 something happened since, or it is too old
 */
export async function undoExperience(core: Core, staffId: number, id: number): Promise<void> {
  const now = new Date(core.settings.clock.now());
  await core.db.transaction().execute(async (trx) => {
    const row = await lockExperience(trx, id);
    const last = checkUndo(
      await trx
        .selectFrom('journal_experience_history')
        .select(['event', 'actor', 'actor_id', 'at'])
        .where('experience_id', '=', id)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),
      staffId,
      now,
    );
    if (!undoable.includes(last.event)) throw conflict('这项处理不能撤销');
    await moveExperience(trx, row, 'undo', {
      ...{ actor: 'operator', actorId: staffId, at: now, note: '撤销处理' },
    });
    const down = last.event === 'down';
    if (down) await reopenReports(trx, row, { settled: last.at, now });
    await notify(trx, {
      ...{ userId: row.user_id, kind: messageKind.system, sub: systemSub.review, now },
      title: down ? '您的投稿经验已恢复' : '您的投稿经验重新进入审核',
      body: down
        ? `《${row.journal_name}》的投稿经验下架已撤销，重新公开。`
        : `《${row.journal_name}》的投稿经验审核结果已撤销，正在重新审核。`,
      link: ownExperiencesPath,
      object: { type: 'journal_experience', id },
    });
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'journal_experience.undo',
      object: ['journal_experience', String(id)],
      detail: { undone: last.event },
    });
  });
  invalidateExperiences(core);
}
