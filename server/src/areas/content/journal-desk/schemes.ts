import type { BodyOf, DataOf } from '@harbor/contract';
import { journalSchemeKinds } from '@harbor/contract/journal-facets';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { conflict, invalid, notFound } from '../../../http/problem';
import { audit } from '../../base/accounts/audit';
import { libraryChanged } from '../journals/cache';

type Schemes = DataOf<'GET /staff/journals/schemes'>;
type Saved = BodyOf<'POST /staff/journals/scheme/save'>;

const unknown = '这一版不存在';

/** All editions with how many journals they speak of, the newest first. */
export async function deskSchemes(db: Db): Promise<Schemes> {
  const { rows } = await sql<Schemes['data'][number]>`
    select s.id, s.kind, s.code, s.year, s.title, s.publisher, s.source, s.effective_on, s.is_default, s.source_url, s.licence,
      s.revision, (case when s.kind = 'warning'
        then (select count(*) from journal_warnings w where w.scheme_id = s.id and w.until_import is null)
        else (select count(distinct m.journal_id) from journal_metrics m where m.scheme_id = s.id and m.until_import is null)
      end)::int as used
    from journal_schemes s order by s.year desc, s.id`.execute(db);
  return { data: rows };
}

/**
 * Writes of editions wait for each other before they look at anything: whatever they lock, the library is the first, and no
 * two enter the same year.
 */
async function oneAtATime(trx: Db): Promise<void> {
  await trx.selectFrom('journal_library').select('version').forUpdate().executeTakeFirstOrThrow();
}

/**
 * Enters an edition, or changes what is said of one. What it measures stays what it is once something is measured by it.
 * @throws HttpProblem 404 · 409 somebody changed it · 422
 */
export async function saveScheme(
  core: Core,
  staffId: number,
  { id, revision, ...said }: Saved,
): Promise<Schemes> {
  const { clock } = core.settings;
  await core.db.transaction().execute(async (trx) => {
    await oneAtATime(trx);
    const named = await findRow(trx, 'journal_schemes', { code: said.code, year: said.year }, ['id']);
    if (named && named.id !== id) throw invalid({ year: [`已登记过 ${said.code} 的 ${said.year} 年版`] });
    const values = {
      ...said,
      ...{
        source_url: said.source_url ?? '',
        licence: said.licence ?? '',
        effective_on: said.effective_on ?? null,
      },
      updated_at: new Date(clock.now()),
    };
    const saved =
      id === undefined ? await addScheme(trx, values) : await changeScheme(trx, id, revision, values);
    await audit(trx, clock, {
      actor: { type: 'staff', id: staffId },
      action: id === undefined ? 'journal_scheme.create' : 'journal_scheme.save',
      object: ['journal_scheme', String(saved)],
      detail: { title: said.title },
    });
    await libraryChanged(trx);
  });
  return deskSchemes(core.db);
}

type Values = Omit<Saved, 'id' | 'revision'> & { updated_at: Date };

async function addScheme(trx: Db, values: Values): Promise<number> {
  const { id } = await trx
    .insertInto('journal_schemes')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function changeScheme(
  trx: Db,
  id: number,
  revision: number | undefined,
  values: Values,
): Promise<number> {
  const row = await trx
    .selectFrom('journal_schemes')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(unknown);
  if (row.revision !== revision) throw conflict('这一版刚被其他同事修改，请刷新后再操作');
  if (row.kind !== values.kind)
    throw invalid({ kind: [`已登记为${journalSchemeKinds[row.kind]}，类型不能修改`] });
  await trx
    .updateTable('journal_schemes')
    .set({ ...values, revision: row.revision + 1 })
    .where('id', '=', id)
    .execute();
  return id;
}

/** Makes an edition the one that is shown of its kind. @throws HttpProblem 404 */
export async function setDefaultScheme(core: Core, staffId: number, id: number): Promise<Schemes> {
  await core.db.transaction().execute(async (trx) => {
    await oneAtATime(trx);
    const row = await findRow(trx, 'journal_schemes', { id }, ['kind', 'title']);
    if (!row) throw notFound(unknown);
    // The one before makes room first.
    await trx
      .updateTable('journal_schemes')
      .set({ is_default: false })
      .where('kind', '=', row.kind)
      .where('is_default', '=', true)
      .execute();
    await trx.updateTable('journal_schemes').set({ is_default: true }).where('id', '=', id).execute();
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'journal_scheme.default',
      object: ['journal_scheme', String(id)],
      detail: { title: row.title },
    });
    await libraryChanged(trx);
  });
  return deskSchemes(core.db);
}
