import type { BodyOf, DataOf } from '@harbor/contract';
import { type CourseTextKind, courseTextStatus as s } from '@harbor/contract/course-text';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { conflict, notFound, tooMany } from '../../../../http/problem';
import { createRateLimiter } from '../../../../http/rate-limiter';
import { shareAccount } from '../../../base/accounts/share-account';
import { messageKind, notify, withdrawNotice } from '../../../base/messages/notify';
import { watchTexts } from '../../../base/sentinel/watch';
import { likeQuotas, reportQuotas } from '../limits';
import type { CourseTextRow } from '../rows';

interface Reader {
  id: number;
  nickname: string;
}

/** A text that everybody may read, under its lock. @throws HttpProblem 404 */
async function publicText(trx: Db, id: number, kind?: CourseTextKind): Promise<CourseTextRow> {
  const row = await trx
    .selectFrom('course_texts')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', s.shown)
    .where('is_public', '=', true)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as CourseTextKind))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('内容不存在或已删除');
  return row;
}

const words: Record<CourseTextKind, string> = { comment: '课程评价', discuss: '课程讨论', note: '课程笔记' };

/** Likes a text, or takes that back; without `like` what is not so now. @throws HttpProblem 404 · 429 */
export async function likeText(
  core: Core,
  reader: Reader,
  kind: CourseTextKind,
  id: number,
  like: boolean | undefined,
  now: Date,
): Promise<{ liked: boolean; likes: number }> {
  const wait = await core.limiter.takeShared(`course.like:u${reader.id}`, likeQuotas);
  if (wait > 0) throw tooMany(wait);
  return core.db.transaction().execute(async (trx) => {
    await shareAccount(trx, reader.id);
    const row = await publicText(trx, id, kind);
    const there = await trx
      .selectFrom('course_text_likes')
      .select('text_id')
      .where('text_id', '=', id)
      .where('user_id', '=', reader.id)
      .executeTakeFirst();
    const wanted = like ?? !there;
    if (wanted === Boolean(there)) return { liked: wanted, likes: row.likes };
    const notice = { userId: row.user_id, kind: messageKind.like, mergeKey: `course_text:${id}:like` };
    if (wanted) {
      await trx
        .insertInto('course_text_likes')
        .values({ text_id: id, user_id: reader.id, created_at: now })
        .execute();
      await notify(trx, {
        ...notice,
        title: `赞了您的${words[kind]}`,
        body: row.content.slice(0, 60),
        link: `/classdetail/${row.course_id}`,
        object: { type: 'course', id: row.course_id },
        actors: [reader],
        now,
      });
    } else {
      await trx
        .deleteFrom('course_text_likes')
        .where('text_id', '=', id)
        .where('user_id', '=', reader.id)
        .execute();
      await withdrawNotice(trx, { ...notice, actorId: reader.id });
    }
    const { likes } = await trx
      .updateTable('course_texts')
      .set((eb) => ({ likes: eb('likes', '+', wanted ? 1 : -1) }))
      .where('id', '=', id)
      .returning('likes')
      .executeTakeFirstOrThrow();
    return { liked: wanted, likes };
  });
}

/** Reports a text of somebody else, once; the team looks. @throws HttpProblem 404 · 409 · 422 · 429 */
export async function reportText(
  core: Core,
  reader: Reader,
  id: number,
  body: BodyOf<'POST /course/report/:id'>,
  now: Date,
): Promise<DataOf<'POST /course/report/:id'>> {
  const { note = '' } = await watchTexts(core, { userId: reader.id, place: 'ticket' }, { note: body.note });
  await core.db.transaction().execute(async (trx) => {
    await shareAccount(trx, reader.id);
    const row = await publicText(trx, id);
    if (row.user_id === reader.id) throw conflict('不能举报自己的内容');
    const { rows } = await sql`
      insert into course_text_reports (text_id, user_id, reason, note, created_at)
      values (${id}, ${reader.id}, ${body.reason}, ${note}, ${now}) on conflict do nothing returning 1`.execute(
      trx,
    );
    if (rows.length === 0) throw conflict('您已举报过这条内容');
    // Counted with the report: what was refused takes nothing of the day's.
    const limiter = createRateLimiter(core.settings, trx);
    const wait = await limiter.takeShared(`course.report:u${reader.id}`, reportQuotas);
    if (wait > 0) throw tooMany(wait, '今天举报得太多了，请明天再来');
    await sql`
      update course_texts set reports = reports + 1, reported_at = coalesce(reported_at, ${now}) where id = ${id}`.execute(
      trx,
    );
  });
  return { message: '已收到举报，我们会尽快核对' };
}
