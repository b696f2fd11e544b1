import type { BodyOf, DataOf, DeskVersion } from '@harbor/contract';
import { lessonStatus } from '@harbor/contract/lesson-status';
import { messageKind, systemSub } from '@harbor/contract/message-kinds';
import { type VersionStatus, versionStatus, versionStatusLabel } from '@harbor/contract/version-status';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { invalid, notFound } from '../../../http/problem';
import { toMomentOrNull } from '../../../time';
import { notify } from '../../base/messages/notify';
import { line } from '../course-desk/audit-line';
import { keepCaptions, lockLesson } from '../course-desk/lessons';
import { refreshCourse } from '../lessons/course/refresh';
import { moveLesson } from '../lessons/move';
import { readCaptions } from '../videos/captions';
import { moveVersion } from './move';
import { openVersion } from './own';
import type { VersionRow } from './rows';

type Row = Omit<DeskVersion, 'status_text' | 'captions' | 'submitted_at' | 'status'> & {
  status: VersionStatus;
  captions: Record<string, string>;
  submitted_at: Date | null;
};

async function versionsBy(db: Db, where: ReturnType<typeof sql>): Promise<DeskVersion[]> {
  const { rows } = await sql<Row>`
    select v.id, v.lesson_id, v.status, v.captions, v.submitted_at, l.course_id, c.title as course_title, c.teacher,
      l.title as before, coalesce(v.title, l.title) as title, l.held as is_new, coalesce(m.seconds, 0) as seconds,
      coalesce((select jsonb_agg(jsonb_build_object('name', f.name, 'size', f.size) order by f.id)
        from lesson_files f where f.version_id = v.id), '[]') as files
    from lesson_versions v join lessons l on l.id = v.lesson_id join courses c on c.id = l.course_id
      left join videos m on m.id = v.video_id
    where ${where} order by v.submitted_at nulls last, v.id limit 200`.execute(db);
  return rows.map(({ captions, ...row }) => ({
    ...row,
    status_text: versionStatusLabel[row.status],
    captions: Object.entries(captions).map(([lang, vtt]) => ({ lang, cues: vtt.split('-->').length - 1 })),
    submitted_at: toMomentOrNull(row.submitted_at),
  }));
}

/** What waits for the team's word, the oldest first. */
export async function waitingVersions(db: Db): Promise<DataOf<'GET /staff/teaching/versions'>> {
  return { versions: await versionsBy(db, sql`v.status = ${versionStatus.waiting}`) };
}

/** What a teacher handed in of a lesson; null for nothing. */
export async function versionOf(db: Db, lessonId: number): Promise<DataOf<'GET /staff/teaching/lesson/:id'>> {
  const found = await versionsBy(
    db,
    sql`v.lesson_id = ${lessonId} and v.status in (${versionStatus.waiting}, ${versionStatus.returned})`,
  );
  return { version: found[0] ?? null };
}

/** Gives learners what a teacher handed in, or gives it back with a reason. @throws HttpProblem 404 · 409 · 422 */
export async function decideVersion(
  core: Core,
  staff: { id: number },
  id: number,
  { act, reason = '' }: BodyOf<'POST /staff/teaching/version/:id'>,
): Promise<DataOf<'POST /staff/teaching/version/:id'>> {
  if (act === 'return' && reason.trim().length < 2) throw invalid({ reason: ['请写明需要修改什么'] });
  const at = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('lesson_versions')
      .select('lesson_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) throw notFound('没有这份修改');
    const lesson = await lockLesson(trx, found.lesson_id);
    const version = await trx
      .selectFrom('lesson_versions')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const note = act === 'return' ? reason.trim() : '';
    await moveVersion(trx, version, act, { actor: 'operator', actorId: staff.id, at, note });
    if (act === 'pass') await give(trx, version, { staffId: staff.id, at });
    await line(
      trx,
      core,
      staff,
      act === 'pass' ? 'lesson.version_pass' : 'lesson.version_return',
      ['lesson', lesson.id],
      {
        ...(note && { reason: note }),
      },
    );
    if (version.user_id !== null)
      await notify(trx, {
        ...{ userId: version.user_id, kind: messageKind.system, sub: systemSub.course, now: at },
        title: act === 'pass' ? '讲次已通过审核' : '讲次需要修改',
        body: `《${version.title ?? lesson.title}》${act === 'pass' ? '已通过审核。' : `被退回：${note}`}`,
        link: `/cloudclassroom/?tab=teaching&course=${lesson.course_id}`,
        object: { type: 'lesson', id: lesson.id },
      });
    const open = act === 'pass' ? undefined : await openVersion(trx, lesson.id);
    return open ? versionOf(trx, lesson.id) : { version: null };
  });
}

/** Puts a version in the place of what learners have, all of it at once. */
async function give(
  trx: Db,
  version: VersionRow,
  { staffId, at }: { staffId: number; at: Date },
): Promise<void> {
  const lesson = await lockLesson(trx, version.lesson_id);
  for (const [lang, vtt] of Object.entries(version.captions))
    await keepCaptions(trx, lesson.id, lang, vtt === '' ? [] : readCaptions(vtt), at);
  await trx
    .updateTable('lesson_files')
    .set({ version_id: null })
    .where('version_id', '=', version.id)
    .execute();
  const { rows: given } = await sql<{ id: number; seconds: number }>`
    update videos set held = false, ready_at = ${at} where id = ${version.video_id} returning id, seconds`.execute(
    trx,
  );
  const changes = {
    ...{ held: false, updated_at: at, revision: lesson.revision + 1 },
    ...(version.title !== null && { title: version.title }),
    ...(given[0] && { video_id: given[0].id, seconds: given[0].seconds }),
  };
  await trx.updateTable('lessons').set(changes).where('id', '=', lesson.id).execute();
  // What was sent before it is not wanted any more: it goes with the next cleaning.
  await sql`
    update videos set held = false where lesson_id = ${lesson.id} and held and id < ${version.video_id ?? 0}
      and status in (3, 4, 5)`.execute(trx);
  const playable = given.length > 0 || lesson.video_id !== null;
  if (playable && (lesson.status === lessonStatus.packaging || lesson.status === lessonStatus.failed))
    await moveLesson(trx, { ...lesson, ...changes }, 'pass', { actor: 'operator', actorId: staffId, at });
  await refreshCourse(trx, lesson.course_id, at);
}
