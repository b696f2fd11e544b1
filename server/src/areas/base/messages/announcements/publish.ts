import type { BodyOf, DataOf } from '@harbor/contract';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { notifyChannel } from '../../../../db/notify-hub';
import { findRow, findRows, getRow, removeRows } from '../../../../db/rows';
import { paginate } from '../../../../http/page';
import { conflict, type HttpProblem, invalid, notFound } from '../../../../http/problem';
import { toMoment } from '../../../../time';
import { audit } from '../../accounts/audit';
import { messageChannel } from '../notify';
import { announcementChannel, fanOut } from './fan-out';
import { type AnnouncementRow, presentAnnouncement, announcementStatus as s } from './read';

type StaffAnnouncement = DataOf<'POST /staff/announcement/save'>;

const statusText: Record<number, string> = { 1: '草稿', 2: '已发布', 3: '已撤下' };
const perPage = 20;

async function forStaff(db: Db, rows: AnnouncementRow[]): Promise<StaffAnnouncement[]> {
  const ids = rows.map((row) => row.id);
  const reached =
    ids.length === 0
      ? []
      : await db
          .selectFrom('messages')
          .select(({ fn }) => ['obj_id', fn.countAll<number>().as('count')])
          .where('obj_type', '=', 'announcement')
          .where('obj_id', 'in', ids)
          .groupBy('obj_id')
          .execute();
  return rows.map((row) => ({
    ...presentAnnouncement(row),
    status: row.status,
    status_text: statusText[row.status] ?? '',
    reached: reached.find(({ obj_id }) => obj_id === row.id)?.count ?? 0,
    revision: row.revision,
    updated_at: toMoment(row.updated_at),
  }));
}

/** One announcement as staff see it. @throws HttpProblem 404 */
export async function staffAnnouncement(db: Db, id: number): Promise<StaffAnnouncement> {
  const rows = await findRows(db, 'announcements', { id });
  const [shown] = await forStaff(db, rows);
  if (!shown) throw notFound('公告不存在');
  return shown;
}

/** All announcements, or those of one status; drafts and withdrawn ones too. */
export async function allAnnouncements(
  db: Db,
  page: number,
  status?: number,
): Promise<DataOf<'GET /staff/announcement/list'>> {
  return paginate(
    db
      .selectFrom('announcements')
      .selectAll()
      .$if(status !== undefined, (query) => query.where('status', '=', status ?? 0))
      .orderBy('id', 'desc'),
    { page, perPage },
    (rows) => forStaff(db, rows),
  );
}

/**
 * Writes a draft, new or again; one that was withdrawn becomes a draft anew.
 * @throws HttpProblem 409 when it is published already, or somebody else wrote it since `revision` · 422 by field
 */
export async function saveAnnouncement(
  core: Core,
  staffId: number,
  { id, revision, starts_at, ends_at, link = '', ...texts }: BodyOf<'POST /staff/announcement/save'>,
): Promise<StaffAnnouncement> {
  const now = new Date(core.settings.clock.now());
  const starts = starts_at ? new Date(starts_at) : now;
  const ends = ends_at ? new Date(ends_at) : null;
  if (ends && ends <= starts) throw invalid({ ends_at: ['结束时间应晚于开始时间'] });
  const values = { ...texts, link, starts_at: starts, ends_at: ends, updated_at: now };
  const saved = await core.db.transaction().execute(async (trx) => {
    const row = id
      ? await trx
          .updateTable('announcements')
          .set((eb) => ({ ...values, status: s.draft, revision: eb('revision', '+', 1) }))
          .where('id', '=', id)
          .where('status', 'in', [s.draft, s.withdrawn])
          .$if(revision !== undefined, (query) => query.where('revision', '=', revision ?? 0))
          .returning('id')
          .executeTakeFirst()
      : await trx
          .insertInto('announcements')
          .values({ ...values, created_by: staffId, created_at: now, published_at: null })
          .returning('id')
          .executeTakeFirst();
    if (!row) throw await notWritable(trx, id ?? 0);
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'announcement.save',
      object: ['announcement', String(row.id)],
      detail: { title: texts.title },
    });
    return row.id;
  });
  return staffAnnouncement(core.db, saved);
}

async function notWritable(trx: Db, id: number): Promise<HttpProblem> {
  const known = await findRow(trx, 'announcements', { id }, ['status']);
  if (!known) return notFound('公告不存在');
  return conflict(
    known.status === s.published ? '公告已发布，请先撤下或使用更正' : '公告刚被其他同事修改，请刷新后再改',
  );
}

/** Takes an announcement from one status to the next. */
async function step(
  core: Core,
  staffId: number,
  id: number,
  { from, to, reason = '', revision }: { from: number; to: number; reason?: string; revision?: number },
  then: (trx: Db) => Promise<void>,
): Promise<StaffAnnouncement> {
  const now = new Date(core.settings.clock.now());
  await core.db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('announcements')
      .set((eb) => ({
        status: to,
        updated_at: now,
        revision: eb('revision', '+', 1),
        ...(to === s.published && { published_at: now }),
      }))
      .where('id', '=', id)
      .where('status', '=', from)
      .$if(revision !== undefined, (query) => query.where('revision', '=', revision ?? 0))
      .returning('id')
      .executeTakeFirst();
    if (!row) {
      const known = await findRow(trx, 'announcements', { id }, ['status']);
      if (!known) throw notFound('公告不存在');
      throw known.status === from ? conflict('公告刚被其他同事修改，请刷新后再发布') : conflict();
    }
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: to === s.published ? 'announcement.publish' : 'announcement.withdraw',
      object: ['announcement', String(id)],
      ...(reason && { detail: { reason } }),
    });
    await then(trx);
    await notifyChannel(trx, announcementChannel, String(id));
  });
  return staffAnnouncement(core.db, id);
}

/**
 * Publishes a draft; a job then puts it into the boxes, from its start on.
 * @param revision the writing that was read
 * @throws HttpProblem 404, 409
 */
export const publishAnnouncement = (core: Core, staffId: number, id: number, revision?: number) =>
  step(core, staffId, id, { from: s.draft, to: s.published, revision }, async (trx) => {
    const { starts_at } = await getRow(trx, 'announcements', { id }, ['starts_at']);
    await core.jobs.enqueue(trx, fanOut, { id }, { startAfter: starts_at });
  });

/** Takes a published one away, out of all boxes too. @throws HttpProblem 404, 409 */
export const withdrawAnnouncement = (core: Core, staffId: number, id: number, reason: string) =>
  step(core, staffId, id, { from: s.published, to: s.withdrawn, reason }, async (trx) => {
    await removeRows(trx, 'messages', { obj_type: 'announcement', obj_id: id });
    await notifyChannel(trx, messageChannel, '*');
  });
