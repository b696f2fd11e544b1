import { diaryMeasures, diaryRules } from '@harbor/contract/diary';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { userStatus } from '../../../base/accounts/user-status';
import { today } from '../days';
import type { FigureMeasure } from '../rows';
import { type MeasuredStep, measure } from './measure';
import { byPerson, changedSince, fewestChanged, summaryOf } from './summary';

/** An account counts from so many days on: to make five of them for an answer takes time. */
const accountDays = 30;

const measures: readonly FigureMeasure[] = [...(Object.keys(diaryMeasures) as FigureMeasure[]), 'share'];

/** Once a day, by one process: figures change no more often, whoever writes down what. */
export async function makeFigures(core: Core): Promise<void> {
  const now = new Date(core.settings.clock.now());
  const day = today(now);
  const taken = await core.db
    .updateTable('diary_figures_day')
    .set({ day })
    .where('day', '<', day)
    .returning('one')
    .executeTakeFirst();
  if (taken) await publishAll(core, now);
}

/** Makes the figures of every journal that has any, or has enough people for some. */
export async function publishAll(core: Core, now: Date): Promise<void> {
  // An account that was closed while figures were made may be listed once more: not for longer than a day.
  await sql`
    delete from diary_counted c using users u where u.id = c.user_id and u.status = ${userStatus.closed}`.execute(
    core.db,
  );
  const { rows } = await sql<{ journal_id: number }>`
    select journal_id from diary_figures where shown group by journal_id
    union
    select r.journal_id from diary_rounds r join diary_manuscripts m on m.id = r.manuscript_id
      where r.journal_id is not null group by r.journal_id
      having count(distinct m.user_id) >= ${diaryRules.people}`.execute(core.db);
  for (const { journal_id } of rows)
    await core.db.transaction().execute((trx) => publishFigures(trx, journal_id, now));
}

interface Counted {
  user_id: number;
  round_id: number;
  kind: MeasuredStep['kind'];
  day: string;
}

/** Steps of everybody who shares, of submissions to one journal; without a trace of what they wrote beside. */
async function stepsOf(trx: Db, journalId: number, now: Date): Promise<Counted[]> {
  return trx
    .selectFrom('diary_rounds as r')
    .innerJoin('diary_manuscripts as m', 'm.id', 'r.manuscript_id')
    .innerJoin('diary_owners as o', 'o.user_id', 'm.user_id')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('diary_steps as s', 's.round_id', 'r.id')
    .select(['m.user_id', 's.round_id', 's.kind', 's.day'])
    .where('r.journal_id', '=', journalId)
    .where('o.shares', '=', true)
    .where('u.status', '=', userStatus.normal)
    .where('u.created_at', '<=', new Date(now.getTime() - accountDays * 86_400_000))
    .where('s.kind', '<>', 'note')
    .orderBy('s.round_id')
    .orderBy('s.id')
    .execute();
}

/** Makes the figures of one journal; what differs by too few people from what is published stays as it is. */
export async function publishFigures(trx: Db, journalId: number, now: Date): Promise<void> {
  const from = new Date(now);
  from.setUTCMonth(from.getUTCMonth() - diaryRules.months);
  const [since, until] = [today(from), today(now)];
  const rounds = new Map<number, { userId: number; steps: MeasuredStep[] }>();
  for (const { user_id: userId, round_id, kind, day } of await stepsOf(trx, journalId, now)) {
    const round = rounds.get(round_id) ?? { userId, steps: [] };
    rounds.set(round_id, { userId, steps: [...round.steps, { kind, day }] });
  }
  const measured = [...rounds.values()].map(({ userId, steps }) => ({ userId, spans: measure(steps) }));
  for (const key of measures) {
    const values = measured.flatMap(({ userId, spans }) => {
      const span = spans[key];
      return span && span.endedOn >= since && span.endedOn <= until ? [{ userId, value: span.value }] : [];
    });
    await publishOne(trx, { journalId, key, people: byPerson(values, key), day: until });
  }
}

interface Made {
  journalId: number;
  key: FigureMeasure;
  people: ReadonlyMap<number, number>;
  day: string;
}

async function publishOne(trx: Db, { journalId, key, people, day }: Made): Promise<void> {
  const at = { journal_id: journalId, measure: key };
  const published = await trx
    .selectFrom('diary_figures')
    .select(['n', 'shown'])
    .where('journal_id', '=', journalId)
    .where('measure', '=', key)
    .forUpdate()
    .executeTakeFirst();
  const summary = summaryOf(people, key);
  if (!published && !summary) return;
  if (published && !(summary && (await differs(trx, at, published.n, people)))) {
    const shown = summary !== null;
    if (shown !== published.shown)
      await trx
        .updateTable('diary_figures')
        .set({ shown })
        .where('journal_id', '=', journalId)
        .where('measure', '=', key)
        .execute();
    return;
  }
  if (!summary) return;
  const values = { ...summary, shown: true, computed_on: day };
  await trx
    .insertInto('diary_figures')
    .values({ ...at, ...values })
    .onConflict((on) => on.columns(['journal_id', 'measure']).doUpdateSet(values))
    .execute();
  await trx
    .deleteFrom('diary_counted')
    .where('journal_id', '=', journalId)
    .where('measure', '=', key)
    .execute();
  await trx
    .insertInto('diary_counted')
    .values([...people.keys()].map((user_id) => ({ ...at, user_id })))
    .execute();
}

/** Whether enough people have come or gone for other numbers. */
async function differs(
  trx: Db,
  { journal_id, measure: key }: { journal_id: number; measure: FigureMeasure },
  n: number,
  people: ReadonlyMap<number, number>,
): Promise<boolean> {
  const rows = await trx
    .selectFrom('diary_counted')
    .select('user_id')
    .where('journal_id', '=', journal_id)
    .where('measure', '=', key)
    .execute();
  const counted = new Set(rows.map(({ user_id }) => user_id));
  return changedSince({ n, people: counted }, new Set(people.keys())) >= fewestChanged;
}
