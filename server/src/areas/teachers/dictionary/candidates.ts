import type { BodyOf, DictionaryCandidate } from '@harbor/contract';
import {
  type CandidateKind,
  candidateKind,
  candidateKindLabel,
  candidateStatusLabel,
} from '@harbor/contract/teacher-apply-status';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { invalid, notFound } from '../../../http/problem';
import { toMoment } from '../../../time';
import { audit } from '../../base/accounts/audit';
import { candidateSettled } from './events';
import { moveCandidate } from './move';
import { normalOf } from './normal';
import type { CandidateRow } from './rows';

interface Entry {
  id: number;
  name: string;
}

const tableOf = (kind: CandidateKind) =>
  kind === candidateKind.university ? ('dictionary_universities' as const) : ('dictionary_majors' as const);

/** An entry that reads the same; undefined for none. */
export async function entryOf(db: Db, kind: CandidateKind, text: string): Promise<Entry | undefined> {
  return db
    .selectFrom(tableOf(kind))
    .select(['id', 'name'])
    .where('normal', '=', normalOf(text))
    .orderBy('id')
    .executeTakeFirst();
}

/** An entry by its id. */
export async function entryById(db: Db, kind: CandidateKind, id: number): Promise<Entry | undefined> {
  return db.selectFrom(tableOf(kind)).select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}

/** Keeps what an applicant wrote for staff to look at, once for each word; counts how often it is asked for. */
export async function propose(
  trx: Db,
  { kind, text, userId, now }: { kind: CandidateKind; text: string; userId: number; now: Date },
): Promise<void> {
  await trx
    .insertInto('dictionary_candidates')
    .values({ kind, text, normal: normalOf(text), status: 1, user_id: userId, created_at: now })
    .onConflict((on) =>
      on.columns(['kind', 'normal']).doUpdateSet(({ eb }) => ({
        asked: eb('dictionary_candidates.asked', '+', 1),
      })),
    )
    .execute();
}

async function nearOf(db: Db, { kind, text }: CandidateRow): Promise<DictionaryCandidate['near']> {
  const normal = normalOf(text);
  const core = normal.replace(/(大学|学院|学校|工程|技术)/g, '');
  const detail =
    kind === candidateKind.university
      ? sql<string>`concat_ws(' · ', nullif(province, ''), nullif(english, ''))`
      : sql<string>`concat_ws(' · ', code, class_name)`;
  const { rows } = await sql<{ id: number; name: string; detail: string }>`
    select id, name, ${detail} as detail from ${sql.table(tableOf(kind))}
    where position(${core || normal} in normal) > 0 or position(normal in ${normal}) > 0
    order by abs(length(normal) - ${normal.length}), id limit 8`.execute(db);
  return rows;
}

async function locked(trx: Db, id: number): Promise<CandidateRow> {
  const row = await trx
    .selectFrom('dictionary_candidates')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('候选词不存在');
  return row;
}

/** A candidate with what is like it. @throws HttpProblem 404 */
export async function candidateDetail(db: Db, id: number): Promise<DictionaryCandidate> {
  const row = await findRow(db, 'dictionary_candidates', { id });
  if (!row) throw notFound('候选词不存在');
  const [near, target, user] = await Promise.all([
    nearOf(db, row),
    row.target_id === null ? undefined : entryById(db, row.kind, row.target_id),
    row.user_id === null ? undefined : findRow(db, 'users', { id: row.user_id }, ['nickname']),
  ]);
  return {
    ...{ id: row.id, kind: row.kind, kind_text: candidateKindLabel[row.kind], text: row.text },
    ...{ status: row.status, status_text: candidateStatusLabel[row.status], asked: row.asked },
    ...{ user_id: row.user_id, nickname: user?.nickname ?? '', near, target: target?.name ?? '' },
    reason: row.reason,
    created_at: toMoment(row.created_at),
    decided_at: row.decided_at && toMoment(row.decided_at),
  };
}

async function settle(
  core: Core,
  staffId: number,
  id: number,
  event: 'add' | 'merge' | 'refuse',
  work: (trx: Db, row: CandidateRow, now: Date) => Promise<{ entry?: Entry; note: string }>,
): Promise<DictionaryCandidate> {
  const now = new Date(core.settings.clock.now());
  await core.db.transaction().execute(async (trx) => {
    const row = await locked(trx, id);
    const { entry, note } = await work(trx, row, now);
    await moveCandidate(
      trx,
      row,
      event,
      { actor: 'operator', actorId: staffId, at: now },
      { target_id: entry?.id ?? null, reason: event === 'refuse' ? note : '' },
    );
    if (entry) await candidateSettled.emit(trx, { kind: row.kind, normal: row.normal, entry, at: now });
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: `dictionary.${event}`,
      object: ['dictionary_candidate', String(id)],
      detail: { name: row.text, note },
    });
  });
  return candidateDetail(core.db, id);
}

/** Makes an entry of a candidate. @throws HttpProblem 409 decided meanwhile, 422 on `name` or `class_code` */
export const addCandidate = (
  core: Core,
  staffId: number,
  id: number,
  body: BodyOf<'POST /staff/dictionary/add/:id'>,
): Promise<DictionaryCandidate> =>
  settle(core, staffId, id, 'add', async (trx, row, now) => {
    const { name } = body;
    if (row.kind === candidateKind.university) {
      if (await entryOf(trx, row.kind, name)) throw invalid({ name: ['名录里已有这个名称，请合并'] });
      const entry = await trx
        .insertInto('dictionary_universities')
        .values({
          ...{ name, province: body.province ?? '', level: body.level ?? 1, english: body.english ?? '' },
          ...{ normal: normalOf(name), added_by: staffId, created_at: now },
        })
        .returning(['id', 'name'])
        .executeTakeFirstOrThrow();
      return { entry, note: name };
    }
    const known = await trx
      .selectFrom('dictionary_majors')
      .select(['class_code', 'class_name', 'field_id'])
      .where('class_code', '=', body.class_code ?? '')
      .executeTakeFirst();
    if (!known) throw invalid({ class_code: ['请选择专业类'] });
    const entry = await trx
      .insertInto('dictionary_majors')
      .values({ ...known, name, normal: normalOf(name), added_by: staffId, created_at: now })
      .onConflict((on) => on.doNothing())
      .returning(['id', 'name'])
      .executeTakeFirst();
    if (!entry) throw invalid({ name: ['这个专业类里已有这个名称，请合并'] });
    return { entry, note: name };
  });

/** Takes an entry that is there for a candidate. @throws HttpProblem 409, 422 on `target` */
export const mergeCandidate = (
  core: Core,
  staffId: number,
  id: number,
  target: number,
): Promise<DictionaryCandidate> =>
  settle(core, staffId, id, 'merge', async (trx, row) => {
    const entry = await entryById(trx, row.kind, target);
    if (!entry) throw invalid({ target: ['请选择要并入的名称'] });
    if (row.kind === candidateKind.university)
      await sql`update dictionary_universities set others = array_append(others, ${row.text})
        where id = ${target} and not ${row.text} = any(others) and name <> ${row.text}`.execute(trx);
    return { entry, note: entry.name };
  });

/** Leaves a candidate out of the dictionary. @throws HttpProblem 409 */
export const refuseCandidate = (
  core: Core,
  staffId: number,
  id: number,
  reason: string,
): Promise<DictionaryCandidate> => settle(core, staffId, id, 'refuse', async () => ({ note: reason }));
