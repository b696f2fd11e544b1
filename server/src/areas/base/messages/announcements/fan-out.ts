import { systemSub } from '@harbor/contract/message-kinds';
import { sql } from 'kysely';
import { z } from 'zod';
import { notifyChannel } from '../../../../db/notify-hub';
import { findRow } from '../../../../db/rows';
import { defineJob } from '../../../../jobs/define';
import { messageChannel } from '../notify';
import { announcementStatus } from './read';

const batch = 2000;

/** Channel that says that announcements changed. */
export const announcementChannel = 'harbor_announcements';

/**
 * Puts a published announcement into the boxes of all it is for, who have not turned announcements off. Safe to run
 * twice: nobody gets it twice.
 */
export const fanOut = defineJob({
  name: 'messages.fan-out',
  data: z.object({ id: z.int() }),
  async run({ db, settings }, { id }) {
    const row = await findRow(db, 'announcements', { id, status: announcementStatus.published });
    if (!row) return;
    const now = new Date(settings.clock.now());
    const summary = row.body.replace(/\s+/g, ' ').slice(0, 120);
    const link = row.link || `/breadcrumb/2/${id}`;
    for (let after = 0; ; ) {
      const { rows } = await sql<{ id: number }>`
        with next as (
          select u.id from users u left join message_settings s on s.user_id = u.id
          where u.id > ${after} and u.status in (1, 3)
            and (${row.audience} = 'all' or (${row.audience} = 'teacher') = (u.is_teacher and u.is_certification))
            and not ('announcement' = any(coalesce(s.muted, '{}')))
          order by u.id limit ${batch}
        ), put as (
          insert into messages (user_id, kind, sub, title, body, link, obj_type, obj_id, created_at)
          select id, 4, ${systemSub.announcement}, ${row.title}, ${summary}, ${link}, 'announcement', ${id}, ${now}
          from next on conflict (user_id, obj_id) where obj_type = 'announcement' do nothing
        )
        select id from next order by id`.execute(db);
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
    }
    await notifyChannel(db, messageChannel, '*');
  },
});
