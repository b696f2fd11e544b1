import { type Kysely, sql } from 'kysely';

/** Versions of order forms that staff publish, and the one draft of each form that they work on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A version that came with the site has nobody who published it.
  await sql`
    alter table order_form_schemas
      add column published_at timestamptz,
      add column published_by bigint references users (id),
      add column note text not null default '',
      add constraint order_form_schemas_published
        check (num_nonnulls(published_at, published_by) in (0, 2))`.execute(db);
  await sql`
    create index order_form_schemas_published on order_form_schemas (form, version desc)
      where published_at is not null`.execute(db);
  await sql`
    create table order_form_schema_drafts (
      form smallint primary key check (form between 1 and 26),
      -- Null while nobody works on a new version.
      document jsonb,
      -- The version that stood when it was begun.
      base_version integer,
      -- Raised by every save, and when it is published or dropped.
      revision integer not null default 0,
      saved_at timestamptz,
      saved_by bigint references users (id),
      check (num_nonnulls(document, base_version, saved_at, saved_by) in (0, 4))
    )`.execute(db);
  await sql`create index order_form_versions_of_schema on order_form_versions (form, schema_version, order_id)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index order_form_versions_of_schema`.execute(db);
  await db.schema.dropTable('order_form_schema_drafts').execute();
  await sql`
    alter table order_form_schemas drop column published_at, drop column published_by, drop column note`.execute(
    db,
  );
}
