import type { BodyOf, DataOf } from '@harbor/contract';
import type { Core } from '../../../../core';
import { notifyChannel } from '../../../../db/notify-hub';
import { findRow } from '../../../../db/rows';
import { conflict, invalid, notFound } from '../../../../http/problem';
import { audit } from '../../accounts/audit';
import { messageChannel } from '../notify';
import { announcementChannel, boxText } from './fan-out';
import { staffAnnouncement } from './publish';
import { announcementStatus as s } from './read';

/**
 * Corrects the words of a published announcement, its bar and its end. What lies in people's boxes follows, read or not;
 * nobody is told a second time. Whom it is for and when it began stay as they were.
 * @throws HttpProblem 404 · 409 when it is not published, or somebody else wrote it since `revision` · 422 at `ends_at`
 */
export async function correctAnnouncement(
  core: Core,
  staffId: number,
  id: number,
  { revision, ends_at, link = '', ...texts }: BodyOf<'POST /staff/announcement/correct/:id'>,
): Promise<DataOf<'POST /staff/announcement/correct/:id'>> {
  const ends = ends_at ? new Date(ends_at) : null;
  await core.db.transaction().execute(async (trx) => {
    // Waits for the batch of boxes that is being filled; the next one reads the new words.
    const old = await trx
      .selectFrom('announcements')
      .select(['status', 'revision', 'starts_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!old) throw notFound('公告不存在');
    if (old.status !== s.published) throw conflict('公告不在发布中，请改为编辑草稿');
    if (revision !== undefined && revision !== old.revision)
      throw conflict('公告刚被其他同事修改，请刷新后再改');
    if (ends && ends <= old.starts_at) throw invalid({ ends_at: ['结束时间应晚于开始时间'] });
    const row = await trx
      .updateTable('announcements')
      .set({
        ...texts,
        link,
        ends_at: ends,
        revision: old.revision + 1,
        updated_at: new Date(core.settings.clock.now()),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('messages')
      .set(boxText(row))
      .where('obj_type', '=', 'announcement')
      .where('obj_id', '=', id)
      .execute();
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'announcement.correct',
      object: ['announcement', String(id)],
      detail: { title: texts.title },
    });
    await notifyChannel(trx, announcementChannel, String(id));
    await notifyChannel(trx, messageChannel, '*');
  });
  return staffAnnouncement(core.db, id);
}

/** Takes a draft away. @throws HttpProblem 404 · 409 for one that was published: it stays readable for the team */
export async function deleteAnnouncement(
  core: Core,
  staffId: number,
  id: number,
): Promise<Record<string, never>> {
  await core.db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('announcements')
      .where('id', '=', id)
      .where('status', '=', s.draft)
      .where('published_at', 'is', null)
      .returning('title')
      .executeTakeFirst();
    if (!gone) {
      const known = await findRow(trx, 'announcements', { id }, ['id']);
      throw known ? conflict('发布过的公告不能删除') : notFound('公告不存在');
    }
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'announcement.delete',
      object: ['announcement', String(id)],
      detail: { title: gone.title },
    });
  });
  return {};
}
