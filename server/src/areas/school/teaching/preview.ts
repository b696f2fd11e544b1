import type { DataOf, VideoInfo } from '@harbor/contract';
import { videoStatus } from '@harbor/contract/video-status';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import { notFound } from '../../../http/problem';
import type { SessionUser } from '../../../http/session-user';
import { previews, type Watching } from '../lessons/may-watch';
import { previewInfo } from '../videos/play/info';
import { ticketFor } from '../videos/play/ticket-for';
import { taughtBy } from './own';

interface Looker {
  core: Core;
  user: SessionUser;
  userAgent: string;
  now: Date;
}

type Row = Omit<Watching, 'mode' | 'until' | 'why'> & { looked_at: number };

/** A lesson with the recording that is to be judged: the newest that was sent, else the one that learners have. */
async function lookedAt(
  { core, user }: Looker,
  id: number,
): Promise<{ watching: Watching; videoId: number }> {
  const { rows } = await sql<Row>`
    select l.id as lesson_id, l.course_id, l.chapter_id, coalesce(v.title, l.title) as title, m.seconds, l.free,
      l.try_seconds, l.video_id, c.title as course_title, c.teacher, c.status as course_status, m.id as looked_at
    from lessons l join courses c on c.id = l.course_id
      left join lesson_versions v on v.lesson_id = l.id and v.status in (0, 1, 3)
      join videos m on m.lesson_id = l.id and m.status = ${videoStatus.ready} and (m.held or m.id = l.video_id)
    where l.id = ${id} and (${previews(user)} or ${taughtBy(user.id)})
    order by (m.id = v.video_id and v.status = 1) desc nulls last, m.held desc, m.id desc limit 1`.execute(
    core.db,
  );
  const [row] = rows;
  if (!row) throw notFound('这一讲还没有可以预览的视频');
  const { looked_at: videoId, ...lesson } = row;
  return { watching: { ...lesson, mode: 'full', until: lesson.seconds, why: 'staff' }, videoId };
}

/** Everything a player needs to look at it. @throws HttpProblem 404 */
export async function preview(looker: Looker, id: number): Promise<VideoInfo> {
  const { watching, videoId } = await lookedAt(looker, id);
  return previewInfo(looker, watching, videoId);
}

/** Another ticket, while it may still be looked at. @throws HttpProblem 404 */
export async function previewTicket(
  looker: Looker,
  id: number,
): Promise<DataOf<'POST /teaching/preview/:id/ticket'>> {
  const { watching, videoId } = await lookedAt(looker, id);
  return ticketFor(looker.core, { ...looker, watching, videoId, takeOver: false });
}
