import { enrolmentStatus } from '@harbor/contract/enrolment-status';
import type { Core } from '../../../core';
import type { Tick } from '../../../jobs/define';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import { moveEnrolment } from './move';

/** So many are ended in one go; the next go follows at once while there are more. */
const atOnce = 100;

/** Ends the enrolments whose time is over, each in its own transaction, and tells their people. */
export async function expireEnrolments(core: Core): Promise<void> {
  for (;;) {
    const now = new Date(core.settings.clock.now());
    const due = await core.db
      .selectFrom('enrolments')
      .select('id')
      .where('status', '=', enrolmentStatus.valid)
      .where('expires_at', '<=', now)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    for (const { id } of due) await expireOne(core, id, now);
    if (due.length < atOnce) return;
  }
}

async function expireOne(core: Core, id: number, now: Date): Promise<void> {
  await core.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('enrolments')
      .select(['id', 'status', 'user_id', 'course_id', 'expires_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    // Given back, or made longer, meanwhile.
    if (row?.status !== enrolmentStatus.valid || !row.expires_at || row.expires_at > now) return;
    await moveEnrolment(trx, row, 'expire', { actor: 'system', at: now });
    const { title } = await trx
      .selectFrom('courses')
      .select('title')
      .where('id', '=', row.course_id)
      .executeTakeFirstOrThrow();
    await notify(trx, {
      ...{ userId: row.user_id, kind: messageKind.system, sub: systemSub.course, now },
      title: '您的课程已到期',
      body: `《${title}》的学习期限已到，笔记与学习记录仍为您保留。`,
      link: `/classdetail/${row.course_id}`,
      object: { type: 'course', id: row.course_id },
    });
  });
}

/** Access itself ends with the moment (`mayWatch` compares it); this writes it down. */
export const expireTick: Tick = { name: 'courses.expire', everySeconds: 30, run: expireEnrolments };
