import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { messageKind, notify, systemSub } from '../../../base/messages/notify';
import { namedBy } from '../following/named';
import { peopleBehind } from '../following/people';
import { grouped } from '../grouped';
import { alertLimits } from '../limits';
import { type Digest, digestWords } from './digest';
import type { Run } from './run';

interface Found {
  user_id: number;
  name: string;
  total: number;
  line: number;
}

/**
 * Of these people, the journals that they follow and of which the import changed something that they want to hear: the
 * first few of each by what weighs most, and how many there are. However many favourites somebody has, the database counts
 * them.
 */
async function concerned(trx: Db, importId: number, people: readonly number[]): Promise<Found[]> {
  const named = await namedBy(trx, people);
  const { rows } = await sql<Found>`
    with follows as (
      select user_id, journal_id from journal_collects where user_id = any(${[...people]}::bigint[])
      union
      select user_id, journal_id from unnest(
        ${named.map(({ user_id }) => user_id)}::bigint[], ${named.map(({ journal_id }) => journal_id)}::bigint[]
      ) as said (user_id, journal_id)
    ),
    changed as (
      select f.user_id, f.journal_id, (array_agg(l.id order by l.weight, l.id))[1] as line, min(l.weight) as weight
      from follows f
      join journal_change_lines l on l.import_id = ${importId} and l.journal_id = f.journal_id and l.alerts
      left join journal_alert_settings s on s.user_id = f.user_id
      where l.kind <> all(coalesce(s.off_kinds, '{}'))
      group by f.user_id, f.journal_id
    ),
    ranked as (
      select *, row_number() over (partition by user_id order by weight, journal_id) as nth,
        count(*) over (partition by user_id) as total
      from changed
    )
    select r.user_id, j.name, r.total::int as total, r.line
    from ranked r join journals j on j.id = r.journal_id
    where r.nth <= ${alertLimits.named} order by r.user_id, r.nth`.execute(trx);
  return rows;
}

async function firstLines(trx: Db, ids: readonly number[]): Promise<Map<number, Digest['first']>> {
  const { rows } = await sql<Digest['first'] & { id: number }>`
    select id, title, old_text as old, new_text as new, old_edition as "oldEdition", new_edition as "newEdition"
    from journal_change_lines where id = any(${[...ids]}::bigint[])`.execute(trx);
  return new Map(rows.map(({ id, ...line }) => [id, line]));
}

/** Tells the next people of an import, one message each, and that it did; behind the last the import is told. */
export async function tellPart(trx: Db, run: Run, now: Date): Promise<void> {
  const people = await peopleBehind(trx, run.after_user, alertLimits.peopleAtOnce);
  const last = people.at(-1);
  if (last === undefined) {
    await trx
      .updateTable('journal_alert_runs')
      .set({ told_at: now })
      .where('import_id', '=', run.import_id)
      .execute();
    return;
  }
  const found = grouped(await concerned(trx, run.import_id, people), ({ user_id }) => user_id);
  const lines = await firstLines(
    trx,
    [...found.values()].flatMap(([first]) => first?.line ?? []),
  );
  for (const [userId, own] of found) {
    const [first] = own;
    const line = lines.get(first?.line ?? 0);
    if (first && line) await tell(trx, run, { userId, own, first, line, now });
  }
  await trx
    .updateTable('journal_alert_runs')
    .set({ after_user: last })
    .where('import_id', '=', run.import_id)
    .execute();
}

interface Told {
  userId: number;
  own: readonly Found[];
  first: Found;
  line: Digest['first'];
  now: Date;
}

async function tell(trx: Db, run: Run, { userId, own, first, line, now }: Told): Promise<void> {
  await trx
    .insertInto('journal_alert_told')
    .values({
      ...{
        import_id: run.import_id,
        user_id: userId,
        title: first.name,
        journals: first.total,
        told_at: now,
      },
    })
    .execute();
  await notify(trx, {
    ...{ userId, kind: messageKind.system, sub: systemSub.journal },
    ...digestWords({
      ...{ user_id: userId, total: first.total, names: own.map(({ name }) => name) },
      ...{ first: line, source: run.source },
    }),
    object: { type: 'journal_import', id: run.import_id },
    now,
  });
}
