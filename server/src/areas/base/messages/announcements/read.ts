import type { Announcement, Paged } from '@harbor/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../../../../db/connect';
import type { DB } from '../../../../db/schema';
import { paginate } from '../../../../http/page';
import { notFound } from '../../../../http/problem';
import { toMoment, toMomentOrNull } from '../../../../time';

export type AnnouncementRow = Selectable<DB['announcements']>;

const perPage = 10;
const shownAtTop = 3;

/** Status of an announcement. */
export const announcementStatus = { draft: 1, published: 2, withdrawn: 3 } as const;

/** Who looks; null for visitors. */
export type Reader = { is_teacher: boolean; is_certification: boolean } | null;

/** An announcement as the API shows it. */
export function presentAnnouncement(row: AnnouncementRow): Announcement {
  const { id, title, body, link, audience, top_bar } = row;
  return {
    id,
    title,
    body,
    link,
    audience,
    top_bar,
    starts_at: toMoment(row.starts_at),
    ends_at: toMomentOrNull(row.ends_at),
  };
}

/** Published ones that have begun and are for this reader. */
function shown(db: Db, reader: Reader, now: Date) {
  const audiences =
    reader?.is_teacher && reader.is_certification ? ['all', 'teacher'] : reader ? ['all', 'user'] : ['all'];
  return db
    .selectFrom('announcements')
    .where('status', '=', announcementStatus.published)
    .where('starts_at', '<=', now)
    .where('audience', 'in', audiences as AnnouncementRow['audience'][]);
}

/** The announcements for a reader, the latest first; those whose time is over stay readable here. */
export async function announcements(
  db: Db,
  reader: Reader,
  page: number,
  now: Date,
): Promise<Paged<Announcement>> {
  return paginate(
    shown(db, reader, now).selectAll().orderBy('starts_at', 'desc').orderBy('id', 'desc'),
    { page, perPage },
    (rows) => rows.map(presentAnnouncement),
  );
}

/** Those to be shown above the pages now. */
export async function topAnnouncements(db: Db, reader: Reader, now: Date): Promise<{ data: Announcement[] }> {
  const rows = await shown(db, reader, now)
    .selectAll()
    .where('top_bar', '=', true)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('starts_at', 'desc')
    .limit(shownAtTop)
    .execute();
  return { data: rows.map(presentAnnouncement) };
}

/** One announcement. @throws HttpProblem 404 also for drafts and what is for others */
export async function announcementOf(db: Db, reader: Reader, id: number, now: Date): Promise<Announcement> {
  const row = await shown(db, reader, now).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('公告不存在或已撤下');
  return presentAnnouncement(row);
}
