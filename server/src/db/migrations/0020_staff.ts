import { type Kysely, sql } from 'kysely';

/** What staff decide about accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- As the owner reads it at the login; empty unless the account is frozen.
    alter table users add column frozen_reason text not null default '';

    alter table account_reviews
      add column decided_at timestamptz,
      add column decided_by bigint references users on delete set null,
      add column note text not null default '';
  `.execute(db);
}
