import { systemSub } from '@harbor/contract/message-kinds';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../../db/connect';
import { notifyChannel } from '../../../../db/notify-hub';
import { findRow } from '../../../../db/rows';
import { defineJob } from '../../../../jobs/define';
import { messageChannel } from '../notify';
import { type AnnouncementRow, announcementStatus } from './read';

const batch = 2000;

/** Channel that says that announcements changed. */
export const announcementChannel = 'harbor_announcements';

/** An announcement as it stands in a box. */
export const boxText = ({
  id,
  title,
  body,
  link,
}: Pick<AnnouncementRow, 'id' | 'title' | 'body' | 'link'>) => ({
  title,
  body: body.replace(/\s+/g, ' ').slice(0, 120),
  link: link || `/breadcrumb/2/${id}`,
});

const inTransaction = <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

/** Fills the next boxes behind a person, with the announcement as it is now. @returns the last person, or nothing */
async function fillNext(
  trx: Db,
  announcement: number,
  after: number,
  now: Date,
): Promise<number | undefined> {
  // Shared until the batch is written: who corrects or withdraws it waits, and finds every box that has it.
  const row = await trx
    .selectFrom('announcements')
    .selectAll()
    .where('id', '=', announcement)
    .where('status', '=', announcementStatus.published)
    // Withdrawn and given a later start meanwhile: that start has a job of its own.
    .where('starts_at', '<=', now)
    .forShare()
    .executeTakeFirst();
  if (!row) return undefined;
  const { title, body, link } = boxText(row);
  const { rows } = await sql<{ id: number }>`
    with next as (
      select u.id from users u left join message_settings s on s.user_id = u.id
      where u.id > ${after} and u.status in (1, 3)
        and (${row.audience} = 'all' or (${row.audience} = 'teacher') = (u.is_teacher and u.is_certification))
        and not ('announcement' = any(coalesce(s.muted, '{}')))
      order by u.id limit ${batch}
    ), put as (
      insert into messages (user_id, kind, sub, title, body, link, obj_type, obj_id, created_at)
      select id, 4, ${systemSub.announcement}, ${title}, ${body}, ${link}, 'announcement', ${announcement}, ${now}
      from next on conflict (user_id, obj_id) where obj_type = 'announcement' do nothing
    )
    select id from next order by id`.execute(trx);
  return rows.at(-1)?.id;
}

/**
 * Puts a published announcement into the boxes of all it is for, who have not turned announcements off. Safe to run
 * twice: nobody gets it twice.
 */
export const fanOut = defineJob({
  name: 'messages.fan-out',
  data: z.object({ id: z.int() }),
  async run({ db, settings }, { id }) {
    const now = new Date(settings.clock.now());
    const due = await findRow(db, 'announcements', { id, status: announcementStatus.published }, [
      'starts_at',
    ]);
    // Withdrawn and given a later start since: that start has a job of its own.
    if (!due || due.starts_at > now) return;
    for (let after: number | undefined = 0; after !== undefined; ) {
      const from: number = after;
      after = await inTransaction(db, (trx) => fillNext(trx, id, from, now));
    }
    await notifyChannel(db, messageChannel, '*');
  },
});
