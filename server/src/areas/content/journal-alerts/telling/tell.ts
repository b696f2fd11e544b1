import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { userStatus } from '../../../base/accounts/user-status';
import { messageKind, reach, systemSub } from '../../../base/messages/notify';
import { namedBy } from '../following/named';
import { peopleBehind } from '../following/people';
import { grouped } from '../grouped';
import { alertLimits } from '../limits';
import { type Digest, digestWords } from './digest';
import type { Run } from './run';

interface Found {
  user_id: number;
  journal_id: number;
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
    unwanted as materialized (
      select user_id, off_kinds from journal_alert_settings where user_id = any(${[...people]}::bigint[])
    ),
    changed as (
      select f.user_id, f.journal_id, (array_agg(l.id order by l.weight, l.id))[1] as line, min(l.weight) as weight
      from follows f
      join journal_change_lines l on l.import_id = ${importId} and l.journal_id = f.journal_id and l.alerts
      left join unwanted s on s.user_id = f.user_id
      where l.kind <> all(coalesce(s.off_kinds, '{}'))
      group by f.user_id, f.journal_id
    ),
    ranked as (
      select *, row_number() over (partition by user_id order by weight, journal_id) as nth,
        count(*) over (partition by user_id) as total
      from changed
    )
    select user_id, journal_id, total::int as total, line
    from ranked where nth <= ${alertLimits.named} order by user_id, nth`.execute(trx);
  return rows;
}

async function namesOf(trx: Db, journals: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from journals where id = any(${[...new Set(journals)]}::bigint[])`.execute(trx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function firstLines(trx: Db, ids: readonly number[]): Promise<Map<number, Digest['first']>> {
  const { rows } = await sql<Digest['first'] & { id: number }>`
    select id, title, old_text as old, new_text as new, old_edition as "oldEdition", new_edition as "newEdition"
    from journal_change_lines where id = any(${[...ids]}::bigint[])`.execute(trx);
  return new Map(rows.map(({ id, ...line }) => [id, line]));
}

/** Of these people those with an account, which is held: one that is being closed in this moment is waited for. */
async function withAccount(trx: Db, people: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from users where id = any(${[...people]}::bigint[]) and status <> ${userStatus.closed}
    order by id for share`.execute(trx);
  return new Set(rows.map(({ id }) => id));
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
  const there = await withAccount(trx, [...found.keys()]);
  for (const id of found.keys()) if (!there.has(id)) found.delete(id);
  const all = [...found.values()];
  const lines = await firstLines(
    trx,
    all.flatMap(([first]) => first?.line ?? []),
  );
  const names = await namesOf(
    trx,
    all.flatMap((own) => own.map(({ journal_id }) => journal_id)),
  );
  const affected = [...found].flatMap(([userId, own]): Concerned[] => {
    const [first] = own;
    const line = lines.get(first?.line ?? 0);
    const [title, ...others] = own.flatMap(({ journal_id }) => names.get(journal_id) ?? []);
    if (!first || !line || title === undefined) return [];
    return [{ userId, title, named: [title, ...others], total: first.total, line }];
  });
  await tellAll(trx, run, affected, now);
  await trx
    .updateTable('journal_alert_runs')
    .set({ after_user: last })
    .where('import_id', '=', run.import_id)
    .execute();
}

/** Somebody whom an import concerns. */
interface Concerned {
  userId: number;
  /** The first of their journals that changed. */
  title: string;
  /** The first few. */
  named: string[];
  /** How many changed. */
  total: number;
  line: Digest['first'];
}

/** Tells people; who gets no messages about journals at all was not told, and hears nothing if it is undone. */
async function tellAll(trx: Db, run: Run, people: readonly Concerned[], now: Date): Promise<void> {
  const told: Concerned[] = [];
  for (const one of people) {
    const { userId, named, total, line } = one;
    const reached = await reach(trx, {
      ...{ userId, kind: messageKind.system, sub: systemSub.journal },
      ...digestWords({ user_id: userId, total, names: named, first: line, source: run.source }),
      object: { type: 'journal_import', id: run.import_id },
      now,
    });
    if (reached) told.push(one);
  }
  if (told.length === 0) return;
  await trx
    .insertInto('journal_alert_told')
    .values(
      told.map(({ userId, title, total }) => ({
        ...{ import_id: run.import_id, user_id: userId, title, journals: total, told_at: now },
      })),
    )
    .execute();
}
