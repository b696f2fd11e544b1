import { courseTextStatus as s } from '@harbor/contract/course-text';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { toMoment } from '../../../../time';
import { readableCourse } from '../course/info';
import type { Viewer } from '../may-watch';
import { textRows } from './present';

/** Most notes of one file. */
const most = 5000;

/** 21:47, or 1:02:03. */
export function clockOf(seconds: number): string {
  const [h, m, sec] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(sec)}` : `${m}:${two(sec)}`;
}

/** What begins a line of Markdown with a meaning is written so that it has none. */
const plain = (text: string): string =>
  text.replace(/^([ \t]*)([#>*+-]|\d{1,9}\.)/gm, '$1\\$2').replace(/\n/g, '\n  ');

/** Somebody's notes in a course as Markdown: by lesson and second. @throws HttpProblem 404 */
export async function exportNotes(
  db: Db,
  viewer: NonNullable<Viewer>,
  courseId: number,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<{ name: string; text: string }> {
  const course = await readableCourse(db, viewer, courseId);
  const rows = await textRows(db, viewer.id, {
    where: sql`t.course_id = ${courseId} and t.kind = 'note' and t.user_id = ${viewer.id} and t.status <> ${s.deleted}`,
    order: sql`n.number, t.at_seconds, t.id`,
    limit: most,
  });
  const lines = [
    `# ${course.title}：学习笔记`,
    '',
    `${rows.length} 条 · 导出于 ${toMoment(now).slice(0, 16).replace('T', ' ')}`,
  ];
  let lesson: number | null = null;
  for (const row of rows) {
    if (row.lesson_id !== lesson) {
      lesson = row.lesson_id;
      lines.push('', `## 第 ${row.lesson_number ?? 0} 讲 ${row.lesson_title ?? ''}`, '');
    }
    const at = row.at_seconds ?? 0;
    const link = `${publicUrl}/playclass?class=${courseId}&lesson=${row.lesson_id}&t=${at}`;
    lines.push(`- [${clockOf(at)}](${link}) ${plain(row.content)}${row.is_public ? '（公开）' : ''}`);
  }
  return { name: `${course.title}-学习笔记.md`, text: `${lines.join('\n')}\n` };
}
