import type { CourseComment, CourseDiscuss, CourseNote, CourseReply } from '@harbor/contract';
import { type CourseTextStatus, courseTextStatusLabel } from '@harbor/contract/course-text';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { toMoment } from '../../../../time';

/** A text with who wrote it, what it is about, and what whoever reads has to do with it. */
export interface TextRow {
  id: number;
  course_id: number;
  kind: string;
  lesson_id: number | null;
  at_seconds: number | null;
  parent_id: number | null;
  user_id: number;
  stars: number | null;
  content: string;
  is_public: boolean;
  status: CourseTextStatus;
  reason: string;
  likes: number;
  replies: number;
  answered: boolean;
  reply: string;
  reply_at: Date | null;
  done_lessons: number;
  created_at: Date;
  nickname: string;
  avatar_img: string | null;
  identity: string | null;
  teaches: boolean;
  liked: boolean;
  teacher: string;
  lesson_title: string | null;
  lesson_number: number | null;
}

/** Texts by a condition on `t`, in an order, as {@link TextRow}s. @param readerId 0 for visitors */
export async function textRows(
  db: Db,
  readerId: number,
  {
    where,
    order,
    limit,
    offset = 0,
  }: { where: RawBuilder<unknown>; order: RawBuilder<unknown>; limit: number; offset?: number },
): Promise<TextRow[]> {
  const { rows } = await sql<TextRow>`
    select t.id, t.course_id, t.kind, t.lesson_id, t.at_seconds, t.parent_id, t.user_id, t.stars, t.content, t.is_public,
      t.status, t.reason, t.likes, t.replies, t.answered, t.reply, t.reply_at, t.done_lessons, t.created_at,
      u.nickname, u.avatar_img, u.identity, c.teacher,
      (u.id = k.user_id or exists (select 1 from staff_members m where m.user_id = u.id)) is true as teaches,
      exists (select 1 from course_text_likes g where g.text_id = t.id and g.user_id = ${readerId}) as liked,
      l.title as lesson_title, n.number as lesson_number
    from course_texts t join users u on u.id = t.user_id join courses c on c.id = t.course_id
      left join course_teachers k on k.id = c.teacher_id left join lessons l on l.id = t.lesson_id
      left join lateral (select count(*)::int as number from lessons o join course_chapters oc on oc.id = o.chapter_id
        join course_chapters lc on lc.id = l.chapter_id
        where o.course_id = l.course_id and o.status <> 2 and not o.held
          and (oc.sort, oc.id, o.sort, o.id) <= (lc.sort, lc.id, l.sort, l.id)) n on true
    where ${where} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** 陈** of 陈小雨: reviews are read without whole names. */
const masked = (name: string): string => `${[...name][0] ?? ''}**`;

const common = (row: TextRow, readerId: number, named: string) => ({
  id: row.id,
  course_id: row.course_id,
  content: row.content,
  author: {
    id: row.user_id,
    name: named,
    avatar: row.avatar_img ?? '',
    identity: row.identity ?? '',
    is_teacher: row.teaches,
  },
  own: row.user_id === readerId,
  likes: row.likes,
  liked: row.liked,
  status: row.status,
  status_text: courseTextStatusLabel[row.status],
  reason: row.user_id === readerId ? row.reason : '',
  created_at: toMoment(row.created_at),
});

const at = (row: TextRow) => ({
  lesson_id: row.lesson_id,
  lesson_number: row.lesson_number ?? 0,
  lesson_title: row.lesson_title ?? '',
  at_seconds: row.at_seconds,
});

/** 评价, read without the whole name of its author. */
export const presentComment = (row: TextRow, readerId: number): CourseComment => {
  const own = row.user_id === readerId;
  return {
    ...common(row, readerId, own ? row.nickname : masked(row.nickname)),
    // Whoever is not named has no page to go to either.
    ...(!own && { author: { ...common(row, readerId, masked(row.nickname)).author, id: 0, avatar: '' } }),
    stars: row.stars ?? 0,
    done_lessons: row.done_lessons,
    reply:
      row.reply && row.reply_at
        ? { name: row.teacher, content: row.reply, at: toMoment(row.reply_at) }
        : null,
  };
};

export const presentReply = (row: TextRow, readerId: number): CourseReply => ({
  ...common(row, readerId, row.nickname),
  parent_id: row.parent_id,
});

export const presentDiscuss = (
  row: TextRow,
  readerId: number,
  replies: readonly TextRow[],
): CourseDiscuss => ({
  ...presentReply(row, readerId),
  ...at(row),
  answered: row.answered,
  reply_count: row.replies,
  replies: replies.map((reply) => presentReply(reply, readerId)),
});

export const presentNote = (row: TextRow, readerId: number): CourseNote => ({
  ...common(row, readerId, row.nickname),
  ...at(row),
  is_public: row.is_public,
});
