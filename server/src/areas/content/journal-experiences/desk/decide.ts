import type { DeskExperience } from '@harbor/contract';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { conflict } from '../../../../http/problem';
import { audit } from '../../../base/accounts/audit';
import { messageKind, notify, systemSub } from '../../../base/messages/notify';
import { invalidateExperiences } from '../cache';
import { moveExperience } from '../move';
import { proofOf } from '../proof';
import { lockExperience, type NamedExperience } from '../queries';
import { deskExperience } from './detail';

/** What somebody of the team decides about an experience. */
export interface Decision {
  staffId: number;
  event: 'publish' | 'return' | 'keep' | 'down' | 'restore';
  /** What was looked at; left out where several are decided at once. */
  revision?: number;
  reason?: string;
}

/** Where authors read their experiences; both platforms know the address. */
export const ownExperiencesPath = '/querytool/experiences/';

/** What the author reads; nothing where nothing changes for them. */
function toldAuthor({ event, reason = '' }: Decision, journal: string) {
  switch (event) {
    case 'publish':
      return {
        title: '您的投稿经验已发布',
        body: `《${journal}》的投稿经验现在所有人可以看到，不显示您的身份。`,
      };
    case 'return':
      return { title: '您的投稿经验需要修改', body: `《${journal}》：${reason}。修改后可以再次提交。` };
    case 'down':
      return { title: '您的投稿经验已下架', body: `《${journal}》：${reason}。如有异议请联系客服。` };
    case 'restore':
      return { title: '您的投稿经验已恢复', body: `《${journal}》的投稿经验重新公开：${reason}。` };
    case 'keep':
      return undefined;
  }
}

/** Those who reported it read what became of that. */
async function tellReporters(
  trx: Db,
  row: NamedExperience,
  event: 'keep' | 'down',
  now: Date,
): Promise<void> {
  const reports = await trx
    .selectFrom('journal_experience_reports')
    .select('user_id')
    .where('experience_id', '=', row.id)
    .where('settled_at', 'is', null)
    .execute();
  for (const { user_id: userId } of reports)
    await notify(trx, {
      ...{ userId, kind: messageKind.system, sub: systemSub.review, now },
      title: event === 'down' ? '您举报的投稿经验已下架' : '您举报的投稿经验已核对',
      body:
        event === 'down'
          ? `《${row.journal_name}》的一份投稿经验已下架，谢谢您的提醒。`
          : `《${row.journal_name}》的一份投稿经验经核对予以保留，谢谢您的提醒。`,
      link: `/querytool/${row.journal_id}`,
      object: { type: 'journal', id: row.journal_id },
    });
}

/**
 * Publishes an experience, gives it back, keeps it after a report, takes it down or brings it back; its author is told, the
 * audit log keeps the reason.
 * @throws HttpProblem 404 · 409 not in a state for it, or its author changed it meanwhile
 */
export async function decideExperience(core: Core, id: number, decision: Decision): Promise<DeskExperience> {
  const { staffId, event, revision, reason = '' } = decision;
  await core.db.transaction().execute(async (trx) => {
    const now = new Date(core.settings.clock.now());
    const row = await lockExperience(trx, id);
    if (revision !== undefined && row.revision !== revision)
      throw conflict('作者刚刚修改了内容，请查看后再处理');
    if (event === 'keep' && row.reports === 0) throw conflict('这份投稿经验没有待核对的举报');
    if (event === 'keep' || event === 'down') await tellReporters(trx, row, event, now);
    await moveExperience(
      trx,
      row,
      event,
      { actor: 'operator', actorId: staffId, at: now, note: reason },
      // An order may have been finished since it was written.
      event === 'publish' ? { proof: await proofOf(trx, row.user_id, row.journal_id) } : {},
    );
    const told = toldAuthor(decision, row.journal_name);
    if (told)
      await notify(trx, {
        ...{ userId: row.user_id, kind: messageKind.system, sub: systemSub.review, now, ...told },
        link:
          event === 'publish' || event === 'restore' ? `/querytool/${row.journal_id}` : ownExperiencesPath,
        object: { type: 'journal_experience', id },
      });
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: `journal_experience.${event}`,
      object: ['journal_experience', String(id)],
      detail: reason ? { reason } : {},
    });
  });
  invalidateExperiences(core);
  return deskExperience(core, id);
}
