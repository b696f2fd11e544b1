import { type Kysely, sql } from 'kysely';

/** The version of its form in which a buyer's draft is written: it stays the draft's own, whatever is published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_forms add column schema_version integer`.execute(db);
  // Until now every form had its first version alone.
  await sql`update order_forms set schema_version = 1 where draft is not null`.execute(db);
  await sql`
    alter table order_forms add constraint order_forms_draft_version
      check ((draft is null) = (schema_version is null))`.execute(db);
  await sql`
    create index order_forms_written on order_forms (form, schema_version) where draft is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index order_forms_written`.execute(db);
  await sql`alter table order_forms drop column schema_version`.execute(db);
}
