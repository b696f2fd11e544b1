import { questionKind, questionKindLabel } from '@harbor/contract/question-kind';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import { rightOf } from '../exams/asked';
import { lessonRefs } from '../exams/lesson-refs';
import { dayOf } from './days';
import { pointOf } from './present';
import { type FoundItem, findItems } from './queries';

/** Most items of one file. */
const most = 5000;

const two = (n: number) => String(n).padStart(2, '0');

/** `12:05`, `1:02:05` */
const clock = (seconds: number): string => {
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor((seconds % 3600) / 60),
    seconds % 60,
  ];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
};

function questionText({ item, mine }: FoundItem): string[] {
  if (!item) return [];
  const { right, also } = rightOf(item);
  const ways =
    item.kind === questionKind.blank ? right.map((one, n) => [one, ...(also[n] ?? [])].join(' 或 ')) : right;
  return [
    `**${questionKindLabel[item.kind]}** ${item.stem}`,
    ...item.options.map(({ key, text }) => `- ${key}. ${text}`),
    `我的答案：${mine.join('；') || '未作答'}`,
    ...(ways.length > 0 ? [`正确答案：${ways.join('；')}`] : []),
    `讲解：${item.explanation}`,
  ];
}

/** The whole review list as Markdown, by course. */
export async function reviewMarkdown(core: Core, userId: number, now: Date): Promise<string> {
  const rows = await findItems(core.db, userId, {
    where: sql`i.removed_at is null`,
    order: sql`c.title, i.course_id, i.kind desc, i.id`,
    limit: most,
  });
  const lessons = await lessonRefs(core.db, rows.map(pointOf));
  const parts: string[] = ['# 错题与复习', `导出于 ${dayOf(now)}`];
  let course = 0;
  for (const [n, row] of rows.entries()) {
    if (row.course_id !== course) parts.push(`## ${row.course}`);
    course = row.course_id;
    const lesson = lessons[n];
    const where = lesson ? `第 ${lesson.number} 讲 ${clock(lesson.at_seconds)}（${lesson.title}）` : '';
    const text = row.item ? questionText(row) : [`**笔记** ${row.note_content ?? ''}`];
    parts.push([...text, ...(where ? [where] : []), `下次复习：${dayOf(row.due_at)}`].join('\n\n'), '---');
  }
  return `${parts.join('\n\n')}\n`;
}
