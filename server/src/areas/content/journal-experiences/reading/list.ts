import type { DataOf } from '@harbor/contract';
import { experienceStatus } from '@harbor/contract/journal-experience';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow } from '../../../../db/rows';
import { paginate } from '../../../../http/page';
import { notFound } from '../../../../http/problem';
import { toMoment } from '../../../../time';
import { unknownJournal } from '../../journals/reading/detail';
import { cached } from '../cache';
import { experienceLimits } from '../limits';
import { presentTold } from '../present';
import { summaryOf } from './summary';

/** Which page of which journal, in which order, of which result. */
interface Asked {
  id: number;
  page?: number | undefined;
  sort?: 'new' | 'useful' | undefined;
  result?: number | undefined;
}

type Answer = DataOf<'GET /magazine/experiences'>;

/** The number itself, not a parameter: partial indexes are found by it. */
const isShown = sql<boolean>`status = ${sql.lit(experienceStatus.shown)}`;

async function load(db: Db, { id, page = 1, sort = 'new', result }: Asked) {
  if (!(await findRow(db, 'journals', { id }, ['id']))) return null;
  const shown = db
    .selectFrom('journal_experiences')
    .selectAll()
    .where('journal_id', '=', id)
    .where(isShown)
    .$if(result !== undefined, (query) => query.where(sql<boolean>`result = ${result}`))
    .$if(sort === 'useful', (query) => query.orderBy('useful', 'desc'))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc');
  const [found, summary] = await Promise.all([
    paginate(shown, { page, perPage: experienceLimits.perPage }, (rows) =>
      rows.map((row) => ({
        ...presentTold(row),
        published_at: toMoment(row.published_at ?? row.updated_at),
      })),
    ),
    summaryOf(db, id),
  ]);
  return { ...found, summary };
}

/** What somebody has to do with these experiences: which they wrote, and which they find useful. */
async function relationsOf(db: Db, userId: number | undefined, ids: readonly number[]) {
  if (userId === undefined || ids.length === 0) return { own: new Set<number>(), marked: new Set<number>() };
  const [own, marked] = await Promise.all([
    db
      .selectFrom('journal_experiences')
      .select('id')
      .where('id', 'in', [...ids])
      .where('user_id', '=', userId)
      .execute(),
    db
      .selectFrom('journal_experience_marks')
      .select('experience_id as id')
      .where('experience_id', 'in', [...ids])
      .where('user_id', '=', userId)
      .execute(),
  ]);
  const idsOf = (rows: { id: number }[]) => new Set(rows.map(({ id }) => id));
  return { own: idsOf(own), marked: idsOf(marked) };
}

/**
 * One page of what authors tell of a journal, with the figures of all of it; who wrote what is told to nobody.
 * @throws HttpProblem 404
 */
export async function experiencesOf(core: Core, userId: number | undefined, asked: Asked): Promise<Answer> {
  const page = Math.min(asked.page ?? 1, experienceLimits.lastPage);
  const { id, sort = 'new', result } = asked;
  const found = await cached(core, `${id}/${page}/${sort}/${result ?? ''}`, () =>
    load(core.db, { ...asked, page }),
  );
  if (!found) throw notFound(unknownJournal);
  const { own, marked } = await relationsOf(
    core.db,
    userId,
    found.data.map((one) => one.id),
  );
  return {
    ...found,
    data: found.data.map((one) => ({ ...one, own: own.has(one.id), marked: marked.has(one.id) })),
  };
}
