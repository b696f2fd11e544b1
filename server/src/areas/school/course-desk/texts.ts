import type { BodyOf, DataOf, DeskText } from '@harbor/contract';
import {
  type CourseTextKind,
  type CourseTextStatus,
  courseTextKindLabel,
  courseTextStatusLabel,
  courseTextStatus as s,
} from '@harbor/contract/course-text';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { escapeLike } from '../../../db/like';
import { toPage } from '../../../http/page';
import { conflict, invalid, notFound } from '../../../http/problem';
import { toMoment } from '../../../time';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import type { Asked } from '../lessons/asked';
import { refreshScore } from '../lessons/course/refresh';
import { mayMoveText, moveText, type TextEvent } from '../lessons/move';
import type { CourseTextRow } from '../lessons/rows';
import { countReply } from '../lessons/texts/write';
import { line, type Staff } from './audit-line';

const perPage = 20;

const reasonLabel: Record<string, string> = {
  ad: '广告',
  abuse: '辱骂攻击',
  illegal: '违法违规',
  off_topic: '与课程无关',
  other: '其他',
};

interface Row {
  id: number;
  kind: CourseTextKind;
  course_id: number;
  course_title: string;
  lesson_title: string | null;
  at_seconds: number | null;
  stars: number | null;
  content: string;
  user_id: number;
  nickname: string;
  status: CourseTextStatus;
  reason: string;
  reports: number;
  reply: string;
  created_at: Date;
  parent_id: number | null;
}

const columns = sql`
  select t.id, t.kind, t.course_id, c.title as course_title, l.title as lesson_title, t.at_seconds, t.stars, t.content,
    t.user_id, u.nickname, t.status, t.reason, t.reports, t.reply, t.created_at, t.parent_id
  from course_texts t join courses c on c.id = t.course_id join users u on u.id = t.user_id
    left join lessons l on l.id = t.lesson_id`;

/** What only its writer reads is none of the team's business. */
const teams = sql`(t.kind <> 'note' or t.is_public) and t.status <> ${s.deleted}`;

const waiting = sql`t.status = ${s.waiting}`;
const reported = sql`t.status = ${s.shown} and t.reports > 0`;

const acts = ['pass', 'reject', 'hide', 'restore', 'keep'] as const satisfies readonly TextEvent[];

async function reportsOf(db: Db, ids: readonly number[]): Promise<Map<number, DeskText['reports']>> {
  const found = new Map<number, DeskText['reports']>();
  if (ids.length === 0) return found;
  const { rows } = await sql<{
    text_id: number;
    reason: string;
    note: string;
    nickname: string;
    created_at: Date;
  }>`
    select r.text_id, r.reason, r.note, u.nickname, r.created_at from course_text_reports r join users u on u.id = r.user_id
    where r.text_id = any(${[...ids]}::bigint[]) and r.settled_at is null order by r.created_at`.execute(db);
  for (const { text_id, reason, note, nickname, created_at } of rows)
    found.set(text_id, [
      ...(found.get(text_id) ?? []),
      { reason: reasonLabel[reason] ?? reason, note, by: nickname, at: toMoment(created_at) },
    ]);
  return found;
}

function present(row: Row, reports: DeskText['reports']): DeskText {
  return {
    id: row.id,
    kind: row.kind,
    kind_text: row.parent_id === null ? courseTextKindLabel[row.kind] : '回复',
    course: { id: row.course_id, title: row.course_title },
    lesson_title: row.lesson_title ?? '',
    at_seconds: row.at_seconds,
    stars: row.stars,
    content: row.content,
    author: { id: row.user_id, nickname: row.nickname },
    status: row.status,
    status_text: courseTextStatusLabel[row.status],
    reason: row.reason,
    reports,
    reply: row.reply,
    created_at: toMoment(row.created_at),
    acts: [
      ...acts.filter(
        (act) => mayMoveText(row.status, act, 'operator') && (act !== 'keep' || row.reports > 0),
      ),
      ...(row.kind === 'comment' && row.status === s.shown ? (['reply'] as const) : []),
    ],
  };
}

/** What learners wrote: what waits and what was reported, or all. */
export async function deskTexts(
  db: Db,
  { page = 1, tab = 'waiting', kind, course, keyword }: Asked<'GET /staff/course/texts'>,
): Promise<DataOf<'GET /staff/course/texts'>> {
  const of = { waiting, reported, all: sql`true` }[tab];
  const where = sql`${teams} and ${of} ${kind ? sql`and t.kind = ${kind}` : sql``}
    ${course ? sql`and t.course_id = ${course}` : sql``}
    ${keyword ? sql`and (t.content ilike ${`%${escapeLike(keyword)}%`} or u.nickname = ${keyword})` : sql``}`;
  const order = tab === 'all' ? sql`t.created_at desc, t.id desc` : sql`t.created_at, t.id`;
  const [{ rows }, counted, total] = await Promise.all([
    sql<Row>`${columns} where ${where} order by ${order} limit ${perPage} offset ${(page - 1) * perPage}`.execute(
      db,
    ),
    sql<{ waiting: number; reported: number }>`
      select (count(*) filter (where ${waiting}))::int as waiting, (count(*) filter (where ${reported}))::int as reported
      from course_texts t where ${teams} and (t.status = ${s.waiting} or t.reports > 0)`.execute(db),
    sql<{ n: number }>`
      select count(*)::int as n from course_texts t join users u on u.id = t.user_id where ${where}`.execute(
      db,
    ),
  ]);
  const reports = await reportsOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    ...toPage(
      rows.map((row) => present(row, reports.get(row.id) ?? [])),
      total.rows[0]?.n ?? 0,
      page,
      perPage,
    ),
    counts: counted.rows[0] ?? { waiting: 0, reported: 0 },
  };
}

/** One of them. @throws HttpProblem 404 */
export async function deskText(db: Db, id: number): Promise<DeskText> {
  const { rows } = await sql<Row>`${columns} where ${teams} and t.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound('内容不存在或已删除');
  return present(row, (await reportsOf(db, [id])).get(id) ?? []);
}

const told: Partial<Record<TextEvent, { title: string; shown: boolean }>> = {
  pass: { title: '已通过审核并公开', shown: true },
  reject: { title: '未通过审核', shown: false },
  hide: { title: '已被隐藏', shown: false },
  restore: { title: '已恢复公开', shown: true },
};

type Decision = BodyOf<'POST /staff/course/text/:id'>;

/**
 * Decides about a text, or answers a review in the teacher's name; its author is told.
 * @throws HttpProblem 404 · 409 · 422 without a reason or an answer
 */
export async function decideText(
  core: Core,
  staff: Staff,
  id: number,
  decision: Decision,
): Promise<DeskText> {
  const { act, reason = '', content = '' } = decision;
  if ((act === 'reject' || act === 'hide') && reason.length < 2) throw invalid({ reason: ['请填写原因'] });
  if (act === 'reply' && content.length < 2) throw invalid({ content: ['请填写回复'] });
  await core.db.transaction().execute(async (trx) => {
    const at = new Date(core.settings.clock.now());
    const row = await trx
      .selectFrom('course_texts')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row || row.status === s.deleted || (row.kind === 'note' && !row.is_public))
      throw notFound('内容不存在或已删除');
    if (act === 'reply') await answer(trx, row, content, at);
    else await moveBy(trx, row, act, { staff, reason, at });
    await line(trx, core, staff, `course_text.${act}`, ['course_text', id], reason ? { reason } : {});
  });
  return deskText(core.db, id);
}

async function answer(trx: Db, row: CourseTextRow, content: string, at: Date): Promise<void> {
  if (row.kind !== 'comment' || row.status !== s.shown) throw conflict('只能回复已公开的评价');
  await trx
    .updateTable('course_texts')
    .set({ reply: content, reply_at: at })
    .where('id', '=', row.id)
    .execute();
  await notify(trx, {
    ...{ userId: row.user_id, kind: messageKind.system, sub: systemSub.course, now: at },
    ...{ title: '老师回复了您的课程评价', body: content.slice(0, 100) },
    link: `/classdetail/${row.course_id}?tab=comment`,
    object: { type: 'course', id: row.course_id },
  });
}

async function moveBy(
  trx: Db,
  row: CourseTextRow,
  event: (typeof acts)[number],
  { staff, reason, at }: { staff: Staff; reason: string; at: Date },
): Promise<void> {
  if (event === 'keep' && row.reports === 0) throw conflict('这条内容没有待核对的举报');
  await tellReporters(trx, row, event, at);
  await moveText(trx, row, event, { actor: 'operator', actorId: staff.id, at, note: reason });
  if (row.kind === 'comment') await refreshScore(trx, row.course_id);
  if (row.parent_id !== null) await countReply(trx, row.parent_id, false);
  const words = told[event];
  if (!words) return;
  await notify(trx, {
    ...{ userId: row.user_id, kind: messageKind.system, sub: systemSub.review, now: at },
    title: `您的课程${courseTextKindLabel[row.kind]}${words.title}`,
    body: words.shown ? row.content.slice(0, 60) : reason,
    link: `/classdetail/${row.course_id}`,
    object: { type: 'course', id: row.course_id },
  });
}

/** Those who reported it read what became of that. */
async function tellReporters(trx: Db, row: CourseTextRow, event: TextEvent, at: Date): Promise<void> {
  const { rows } = await sql<{ user_id: number }>`
    update course_text_reports set settled_at = ${at} where text_id = ${row.id} and settled_at is null
    returning user_id`.execute(trx);
  for (const { user_id: userId } of rows)
    await notify(trx, {
      ...{ userId, kind: messageKind.system, sub: systemSub.review, now: at, title: '您的举报已处理' },
      body: event === 'hide' ? '经核对已隐藏，谢谢您的提醒。' : '经核对没有违规，予以保留，谢谢您的提醒。',
      link: `/classdetail/${row.course_id}`,
      object: { type: 'course', id: row.course_id },
    });
}
