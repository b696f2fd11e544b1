import { type Kysely, sql } from 'kysely';

/** A report also ends when the author takes away what it is about; those that waited for nothing end now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table forum_reports drop constraint forum_reports_status_check`.execute(db);
  await sql`alter table forum_reports
    add constraint forum_reports_status_check check (status between 1 and 4)`.execute(db);
  await sql`
    update forum_reports r set status = 4, answered_at = now() where status = 1 and (
      (target = 'post' and exists (select 1 from posts where id = r.target_id and status = 6))
      or (target = 'comment' and exists (select 1 from comments where id = r.target_id and status = 6)))`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`update forum_reports set status = 3 where status = 4`.execute(db);
  await sql`alter table forum_reports drop constraint forum_reports_status_check`.execute(db);
  await sql`alter table forum_reports
    add constraint forum_reports_status_check check (status between 1 and 3)`.execute(db);
}
