import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';

import { conflict } from '../../../../http/problem';
import type { SchemaDraftRow } from '../rows';

/** Somebody of the team, by name. */
export interface Who {
  id: number;
  name: string;
}

/** Names of people by their numbers. */
export async function namesOf(
  db: Db,
  ids: readonly (number | null)[],
): Promise<(id: number | null) => Who | null> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const users = wanted.length
    ? await db.selectFrom('users').select(['id', 'nickname']).where('id', 'in', wanted).execute()
    : [];
  const names = new Map(users.map(({ id, nickname }) => [id, nickname]));
  return (id) => (id === null ? null : { id, name: names.get(id) ?? '' });
}

/**
 * The draft of a form, locked until the transaction ends; there is a row from then on.
 * @param revision the one that whoever asks began with
 * @throws HttpProblem 409 when somebody saved, published or dropped it since
 */
export async function lockDraft(trx: Db, form: number, revision: number): Promise<SchemaDraftRow> {
  await trx
    .insertInto('order_form_schema_drafts')
    .values({ form })
    .onConflict((on) => on.doNothing())
    .execute();
  const row = await trx
    .selectFrom('order_form_schema_drafts')
    .selectAll()
    .where('form', '=', form)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.revision === revision) return row;
  const nameOf = await namesOf(trx, [row.saved_by]);
  const name = nameOf(row.saved_by)?.name;
  throw conflict(name ? `${name} 保存过更新的草稿` : '草稿已被发布或放弃');
}

/** How many buyers' drafts and handed-in orders each version of a form has. */
export async function usesOf(
  db: Db,
  form: number,
): Promise<Map<number, { writing: number; handed_in: number }>> {
  const { rows } = await sql<{ version: number; writing: number; handed_in: number }>`
    select version, sum(writing)::int as writing, sum(handed_in)::int as handed_in from (
      select schema_version as version, count(*) as writing, 0 as handed_in
        from order_forms where form = ${form} and draft is not null group by 1
      union all
      select schema_version, 0, count(distinct order_id)
        from order_form_versions where form = ${form} group by 1
    ) uses group by version`.execute(db);
  return new Map(rows.map(({ version, writing, handed_in }) => [version, { writing, handed_in }]));
}

/** All versions that are kept of a form, newest first. */
export const keptVersions = (db: Db, form: number) =>
  db
    .selectFrom('order_form_schemas')
    .select(['version', 'published_at', 'published_by', 'note'])
    .where('form', '=', form)
    .orderBy('version', 'desc')
    .execute();

/** Services whose orders are filled in by a form, by its number. */
export async function servicesByForm(
  db: Db,
  form?: number,
): Promise<Map<number, { id: number; title: string }[]>> {
  const rows = await db
    .selectFrom('goods')
    .select(['id', 'title', 'form_no'])
    .where('form_no', '>', 0)
    .$if(form !== undefined, (query) => query.where('form_no', '=', form ?? 0))
    .orderBy('id')
    .execute();
  const services = new Map<number, { id: number; title: string }[]>();
  for (const { form_no, id, title } of rows)
    services.set(form_no, [...(services.get(form_no) ?? []), { id, title }]);
  return services;
}
