import { type Kysely, sql } from 'kysely';

/** Builds of developers at work may come from a machine with a deploy token too, and belong to who registered them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table release_overrides alter column user_id drop not null`.execute(db);
  await sql`alter table release_overrides add column issued_by text not null default ''`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from release_overrides where user_id is null`.execute(db);
  await sql`alter table release_overrides drop column issued_by`.execute(db);
  await sql`alter table release_overrides alter column user_id set not null`.execute(db);
}
