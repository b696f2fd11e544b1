import type { DataOf } from '@harbor/contract';
import {
  type AppraiseStatus,
  appraiseStatus,
  type HidingBasis,
  hidingBases,
} from '@harbor/contract/appraise-status';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { paginate } from '../../../http/page';
import { conflict, notFound } from '../../../http/problem';
import { audit } from '../../base/accounts/audit';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import { type Changes, tellChanges } from '../../base/moderation/changed-words';
import { editReview, type ReviewEdit } from './edited';
import { reviewLimits } from './limits';
import { type AppraisePart, moveAppraise } from './move';
import { type FullRow, presentForDesk, presentForTeacher } from './present';
import { fullReviews } from './queries';
import type { AppraiseEvent } from './transitions';

/** Where authors read their reviews; both platforms know the address. */
export const ownReviewsPath = '/evaluation/?tab=reviewed';

/**
 * Reviews for the desk. With a status those of which the review or its addition has it: waiting ones the oldest first,
 * because they are owed a look; all others the newest first.
 */
export async function deskReviews(
  db: Db,
  status: number | undefined,
  page: number,
  now: Date,
): Promise<DataOf<'GET /staff/appraise/list'>> {
  const perPage = reviewLimits.deskPerPage;
  const wanted = Object.values(appraiseStatus).find((known) => known === status);
  const order = wanted === appraiseStatus.waiting ? 'asc' : 'desc';
  const matching = fullReviews(db).$if(wanted !== undefined, (query) =>
    query.where((eb) =>
      eb.or([
        eb('appraises.status', '=', wanted as AppraiseStatus),
        eb('appraises.append_status', '=', wanted as AppraiseStatus),
      ]),
    ),
  );
  return paginate(
    matching.orderBy('appraises.created_at', order).orderBy('appraises.id', order),
    { page, perPage },
    (rows) => rows.map((row) => presentForDesk(row, now)),
  );
}

/** Shown reviews of the orders that a teacher served, newest first. */
export async function teacherReviews(
  db: Db,
  teacherId: number,
  page: number,
  now: Date,
): Promise<DataOf<'GET /teacher/appraise/list'>> {
  const perPage = reviewLimits.deskPerPage;
  const matching = fullReviews(db)
    .where('appraises.teacher_id', '=', teacherId)
    .where('appraises.status', '=', appraiseStatus.shown);
  return paginate(
    matching.orderBy('appraises.created_at', 'desc').orderBy('appraises.id', 'desc'),
    { page, perPage },
    (rows) => rows.map((row) => presentForTeacher(row, now)),
  );
}

/** What a member of staff decides about a part of a review. */
export interface Decision {
  staffId: number;
  part: AppraisePart;
  event: Exclude<AppraiseEvent, 'write'>;
  /** For hiding: on what ground. */
  basis?: HidingBasis;
  reason?: string;
  /** What is changed in its words first, as part of letting it through. */
  edit?: ReviewEdit | undefined;
}

/**
 * Publishes, hides or restores a review or its addition; the author is told, the audit log keeps the reason.
 * @throws HttpProblem 404 unknown · 409 not in a state for it
 */
export async function decide(
  core: Core,
  id: number,
  decision: Decision,
): Promise<DataOf<'POST /staff/appraise/publish/:id'>> {
  const { part, event, staffId, basis, reason = '' } = decision;
  const now = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    const row = await fullReviews(trx)
      .where('appraises.id', '=', id)
      .forNoKeyUpdate('appraises')
      .executeTakeFirst();
    if (!row) throw notFound('评价不存在');
    if (part === 'append' && row.append_status === null) throw conflict('这条评价没有追评');
    const edited =
      decision.edit && (await editReview(core, trx, row, part, { edit: decision.edit, staffId, now }));
    const note = basis ? `${hidingBases[basis]}：${reason}` : reason;
    const shownReason = event === 'hide' ? note : '';
    const moved = await moveAppraise(
      trx,
      row,
      { part, event, actor: 'operator', actorId: staffId, at: now, note },
      {
        ...(part === 'review' ? { hidden_reason: shownReason } : { append_hidden_reason: shownReason }),
        ...edited?.columns,
      },
    );
    await tellAuthor(trx, row, decision, note, now, edited?.changes);
    if (part === 'review' && event === 'publish') await tellTeacher(trx, row, now);
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: `appraise.${event}`,
      object: ['appraise', String(id)],
      detail: {
        part,
        ...(basis && { basis }),
        ...(reason && { reason }),
        ...(edited?.changes && { edited: edited.changes.names }),
      },
    });
    return presentForDesk({ ...row, ...moved }, now);
  });
}

const what = { review: '评价', append: '追评' };

async function tellAuthor(
  trx: Db,
  row: FullRow,
  { part, event }: Decision,
  note: string,
  now: Date,
  changes?: Changes,
): Promise<void> {
  const hidden = event === 'hide';
  await notify(trx, {
    userId: row.user_id,
    kind: messageKind.system,
    sub: systemSub.review,
    title: hidden ? `您的${what[part]}没有展示` : `您的${what[part]}已展示`,
    body: hidden
      ? `“${row.title}”的${what[part]}：${note}。如有异议请联系客服。`
      : `“${row.title}”的${what[part]}现在所有人可以看到，谢谢您。${tellChanges(changes)}`,
    link: ownReviewsPath,
    object: { type: 'appraise', id: row.id },
    now,
  });
}

/** Numbers of teachers that are no accounts (yet) are not written to. */
async function tellTeacher(trx: Db, row: FullRow, now: Date): Promise<void> {
  if (row.teacher_id === null) return;
  const teacher = await findRow(trx, 'users', { id: row.teacher_id, is_teacher: true }, ['id']);
  if (!teacher) return;
  await notify(trx, {
    userId: teacher.id,
    kind: messageKind.system,
    sub: systemSub.review,
    title: `您收到一条 ${row.stars} 星评价`,
    body: `“${row.title}”`,
    link: `/goodsdetail/${row.goods_id}`,
    object: { type: 'appraise', id: row.id },
    now,
  });
}
