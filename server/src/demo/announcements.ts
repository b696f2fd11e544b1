import { sql } from 'kysely';
import { z } from 'zod';
import { fanOut } from '../areas/base/messages/announcements/fan-out';
import type { Core } from '../core';
import type { Db } from '../db/connect';
import { insertRow, updateRows } from '../db/rows';
import { readData } from './data';

const day = 86_400_000;

const announcementsFile = z.array(
  z.strictObject({
    id: z.int(),
    /** Published so many days ago. */
    days: z.number(),
    /** Ends in so many days. */
    ends: z.number().optional(),
    top_bar: z.boolean(),
    audience: z.enum(['all', 'user', 'teacher']),
    title: z.string(),
    body: z.string(),
    link: z.string(),
  }),
);

/** Announcements, in the boxes of everybody they are for. */
export async function seedAnnouncements(trx: Db, core: Core): Promise<void> {
  const now = core.settings.clock.now();
  for (const { days, ends, ...announcement } of readData('announcements.json', announcementsFile)) {
    const at = new Date(now - days * day);
    await insertRow(trx, 'announcements', {
      ...announcement,
      status: 2,
      starts_at: at,
      ends_at: ends === undefined ? null : new Date(now + ends * day),
      created_by: 9,
      published_at: at,
      created_at: at,
      updated_at: at,
    });
    await fanOut.run({ ...core, db: trx }, { id: announcement.id });
    await updateRows(
      trx,
      'messages',
      { obj_type: 'announcement', obj_id: announcement.id },
      { created_at: at, ...(days > 6 && { read_at: at }) },
    );
  }
  await sql`select setval(pg_get_serial_sequence('announcements', 'id'), 1000)`.execute(trx);
}
