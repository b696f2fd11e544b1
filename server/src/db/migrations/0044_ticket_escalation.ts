import { type Kysely, sql } from 'kysely';

/** When staff were told that a ticket is not answered in time; null = not since its answer became due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tickets add column escalated_at timestamptz`.execute(db);
  await sql`create index tickets_overdue on tickets (due_at) where status in (1, 2) and escalated_at is null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index tickets_overdue`.execute(db);
  await sql`alter table tickets drop column escalated_at`.execute(db);
}
