import { type Kysely, sql } from 'kysely';

/** Indexes for what the forum reads often and had to sort or search through: topics by mark and status, members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index topics_recommended on topics (hot desc, post_count desc, id desc) where status = 2`.execute(
    db,
  );
  await sql`create index topics_by_status on topics (status, id)`.execute(db);
  await sql`create index users_in_order on users (id) where status = 1`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index topics_recommended, topics_by_status, users_in_order`.execute(db);
}
