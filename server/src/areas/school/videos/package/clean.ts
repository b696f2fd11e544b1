import { videoStatus as s } from '@harbor/contract/video-status';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Tick } from '../../../../jobs/define';
import { videoLimits } from '../limits';
import { getVideo, moveVideo } from './move';

/** What nobody needs any more: uploads that nobody continues, recordings that were replaced, old plays. */
export async function cleanVideos(core: Core): Promise<void> {
  const at = new Date(core.settings.clock.now());
  const ago = (ms: number) => new Date(at.getTime() - ms);
  const { rows: loose } = await sql<{ id: number }>`
    select id from videos where status = ${s.uploading} and updated_at < ${ago(videoLimits.looseFor)} limit 100`.execute(
    core.db,
  );
  for (const { id } of loose)
    await moveVideo(core.db, await getVideo(core.db, id), 'forget', { actor: 'system', at });
  const { rows: done } = await sql<{ id: number }>`
    select id from videos where status in (${s.failed}, ${s.cancelled}) and received > 0
      and updated_at < ${ago(videoLimits.looseFor)} limit 100`.execute(core.db);
  for (const { id } of done) {
    await core.videos.removeSource(id);
    await sql`update videos set received = 0 where id = ${id} and status in (${s.failed}, ${s.cancelled})`.execute(
      core.db,
    );
  }
  const { rows: replaced } = await sql<{ id: number; folder: string }>`
    select v.id, v.folder from videos v join lessons l on l.id = v.lesson_id left join videos n on n.id = l.video_id
    where v.status = ${s.ready} and v.id is distinct from l.video_id and v.has_mp4 and not v.held and (n.id is null or n.ready_at < ${ago(videoLimits.replacedFor)}) limit 100`.execute(
    core.db,
  );
  for (const { id, folder } of replaced) {
    await core.videos.removeFolder(folder);
    await sql`update videos set has_mp4 = false where id = ${id}`.execute(core.db);
  }
  await sql`delete from plays where seen_at < ${ago(videoLimits.playKept)}`.execute(core.db);
  await sql`delete from live_links where expires_at < ${ago(videoLimits.playKept)}`.execute(core.db);
}

export const cleanTick: Tick = { name: 'videos.clean', everySeconds: 600, run: cleanVideos };
