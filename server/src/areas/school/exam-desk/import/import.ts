import type { Readable } from 'node:stream';
import type { QuestionImport } from '@harbor/contract';
import { peopleText } from '@harbor/contract/people-text';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow } from '../../../../db/rows';
import { invalid } from '../../../../http/problem';
import { inspectTexts } from '../../../base/sentinel/watch';
import { writeLine } from '../../../community/press-desk/audit-line';
import { csvRows } from '../../../content/journal-desk/file/csv';
import { encodingOf, FileFault, textOf } from '../../../content/journal-desk/file/decode';
import { documentOf, textsOf, wordsOf } from '../questions/document';
import { insertQuestion } from '../questions/write';
import { type ImportColumn, importColumns, neededColumns, placesOf } from './columns';
import { type LessonByNumber, type ReadRow, readRow } from './read-row';

/** Most that a file may be: bytes, and rows under its first. */
export const importLimits = { bytes: 512 * 1024, rows: 500 } as const;

async function bytesOf(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > importLimits.bytes) throw new FileFault('文件最大 512KB，请分成几个文件');
    parts.push(part);
  }
  if (size === 0) throw new FileFault('文件是空的');
  return Buffer.concat(parts);
}

interface Sheet {
  encoding: string;
  header: string[];
  rows: string[][];
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

async function sheetOf(bytes: Buffer): Promise<Sheet> {
  const encoding = encodingOf(bytes);
  const rows: string[][] = [];
  for await (const row of csvRows(textOf(once(bytes), encoding))) {
    rows.push(row);
    if (rows.length > importLimits.rows + 1) throw new FileFault(`一次最多导入 ${importLimits.rows} 题`);
  }
  const [first = [], ...rest] = rows;
  const header = first.map((cell, n) => (n === 0 ? cell.replace(/^\ufeff/, '') : cell).trim());
  return { encoding, header, rows: rest };
}

/** Lessons of a course by their numbers. */
async function lessonsOf(db: Db, courseId: number): Promise<LessonByNumber> {
  const { rows } = await sql<{ id: number; seconds: number; number: number }>`
    select l.id, l.seconds, row_number() over (order by ch.sort, ch.id, l.sort, l.id)::int as number
    from lessons l join course_chapters ch on ch.id = l.chapter_id where l.course_id = ${courseId}`.execute(
    db,
  );
  return (number) => rows.find((one) => one.number === number);
}

function readSheet(sheet: Sheet, courseId: number, lessons: LessonByNumber): ReadRow[] {
  const places = placesOf(sheet.header);
  const missing = neededColumns.filter((column) => !places.has(column));
  if (missing.length > 0)
    throw new FileFault(
      `缺少列：${missing.map((column) => importColumns[column][0]).join('、')}，请按模板填写`,
    );
  return sheet.rows.map((row) => {
    const cell = (column: ImportColumn) => {
      const place = places.get(column);
      return place === undefined ? '' : peopleText.lines(row[place] ?? '');
    };
    return readRow(cell, courseId, lessons);
  });
}

/** What the rules on wording have against each row; the team reads it, nothing is recorded. */
async function judge(core: Core, rows: readonly ReadRow[]): Promise<void> {
  const texts = rows.map(({ question }) => Object.values(textsOf(question)).join('\n'));
  const hits = await inspectTexts(core, { texts, place: 'post' });
  for (const [n, row] of rows.entries())
    for (const hit of hits[n] ?? [])
      if (hit.severity !== 'warn') row.reasons.push(`「${hit.text}」：${hit.message}`);
}

interface Known {
  /** Questions of the course's bank by type and words. */
  find(row: ReadRow): number | undefined;
  /** Whether an earlier row of the file is the same; it is remembered. */
  again(row: ReadRow): boolean;
}

async function knownOf(db: Db, courseId: number): Promise<Known> {
  const rows = await db
    .selectFrom('questions')
    .select(['id', 'kind', 'words'])
    .where('course_id', '=', courseId)
    .execute();
  const keyOf = ({ question }: ReadRow) => `${question.kind}:${wordsOf(documentOf(question))}`;
  const bank = new Map(rows.map(({ id, kind, words }) => [`${kind}:${words}`, id]));
  const seen = new Set<string>();
  return {
    find: (row) => bank.get(keyOf(row)),
    again(row) {
      const key = keyOf(row);
      if (seen.has(key)) return true;
      seen.add(key);
      return false;
    },
  };
}

/**
 * Reads questions out of a CSV; those that are right and new are put into the bank of a course, all in one transaction,
 * unless it is a dry run. A row that cannot be asked is passed over and says why.
 * @throws HttpProblem 422 at `file` for a file that cannot be read, at `course` without one
 */
export async function importQuestions(
  core: Core,
  staffId: number,
  { courseId, dry, stream }: { courseId: number; dry: boolean; stream: Readable },
): Promise<QuestionImport> {
  if (!(await findRow(core.db, 'courses', { id: courseId }, ['id'])))
    throw invalid({ course: ['请选择课程'] });
  try {
    const sheet = await sheetOf(await bytesOf(stream));
    const read = readSheet(sheet, courseId, await lessonsOf(core.db, courseId));
    await judge(core, read);
    const known = await knownOf(core.db, courseId);
    const rows = read.map((row, n) => {
      const ok = row.reasons.length === 0;
      const same = ok ? known.find(row) : undefined;
      const again = ok && same === undefined && known.again(row);
      if (again) row.reasons.push('文件里前面有同样的题目');
      return {
        read: row,
        shown: {
          row: n + 2,
          ok: ok && !again,
          kind_text: row.kindText,
          stem: row.question.stem,
          reasons: row.reasons.slice(0, 5),
          same_as: same ?? null,
        },
      };
    });
    const fresh = rows.filter(({ shown }) => shown.ok && shown.same_as === null);
    const made = dry
      ? 0
      : await keep(
          core,
          staffId,
          courseId,
          fresh.map((one) => one.read),
        );
    return {
      dry,
      encoding: sheet.encoding,
      columns: sheet.header,
      counts: {
        rows: rows.length,
        new: fresh.length,
        same: rows.filter(({ shown }) => shown.same_as !== null).length,
        refused: rows.filter(({ shown }) => !shown.ok).length,
      },
      rows: rows.map(({ shown }) => shown),
      made,
    };
  } catch (error) {
    if (error instanceof FileFault) throw invalid({ file: [error.message] });
    throw error;
  }
}

async function keep(
  core: Core,
  staffId: number,
  courseId: number,
  rows: readonly ReadRow[],
): Promise<number> {
  const at = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    let made = 0;
    for (const { question } of rows) {
      const id = await insertQuestion(trx, question, { actor: 'operator', actorId: staffId, at });
      if (id !== undefined) made += 1;
    }
    await writeLine(core, trx, staffId, {
      action: 'question.import',
      object: ['course', String(courseId)],
      detail: { count: made },
    });
    return made;
  });
}
