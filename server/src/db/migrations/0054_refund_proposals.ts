import { type Kysely, sql } from 'kysely';

/** What one of the team proposed to give back, where a second one has to agree. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table refunds
      add column proposed_fen bigint check (proposed_fen > 0),
      add column proposed_by bigint references users (id),
      add column proposed_at timestamptz,
      add column proposed_note text not null default '',
      add constraint refunds_proposal_whole
        check (num_nonnulls(proposed_fen, proposed_by, proposed_at) in (0, 3))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table refunds
      drop column proposed_fen, drop column proposed_by, drop column proposed_at, drop column proposed_note`.execute(
    db,
  );
}
