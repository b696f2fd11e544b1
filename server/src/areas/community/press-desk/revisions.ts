import type { DataOf, DeskPressRevision } from '@harbor/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import type { DB } from '../../../db/schema';
import { paginate } from '../../../http/page';
import { notFound } from '../../../http/problem';
import { toMoment } from '../../../time';
import { pressLimits } from '../press/limits';
import { type PressEvent, pressEventText } from '../press/writing/transitions';
import { unknownPress } from './read';

type Row = Selectable<DB['press_revisions']> & { nickname: string | null };

const present = (row: Row): DeskPressRevision => ({
  number: row.number,
  title: row.document.title,
  event: row.event,
  event_text: pressEventText[row.event as PressEvent] ?? row.event,
  note: row.note,
  by: row.nickname ?? '系统',
  at: toMoment(row.at),
  letters: row.letters,
});

const revisions = (db: Db, id: number) =>
  db
    .selectFrom('press_revisions')
    .leftJoin('users', 'users.id', 'press_revisions.staff_id')
    .selectAll('press_revisions')
    .select('users.nickname')
    .where('press_id', '=', id);

/** What went out of an article, the last first. @throws HttpProblem 404 */
export async function revisionsOf(
  db: Db,
  id: number,
  page = 1,
): Promise<DataOf<'GET /staff/press/revisions/:id'>> {
  if (!(await findRow(db, 'press', { id }, ['id']))) throw notFound(unknownPress);
  return paginate(
    revisions(db, id).orderBy('number', 'desc'),
    {
      page,
      perPage: pressLimits.deskPerPage,
      counted: db.selectFrom('press_revisions').where('press_id', '=', id),
    },
    (rows) => rows.map(present),
  );
}

/** One of them, whole. @throws HttpProblem 404 */
export async function revisionOf(
  db: Db,
  id: number,
  number: number,
): Promise<DataOf<'GET /staff/press/revision/:id/:number'>> {
  const row = await revisions(db, id).where('number', '=', number).executeTakeFirst();
  if (!row) throw notFound('没有这个版本');
  return { ...present(row), document: row.document };
}
