import { type Kysely, sql } from 'kysely';

/** When a buyer confirmed to be 18 or older; null = not yet, asked at the next purchase. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column adult_at timestamptz`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users drop column adult_at`.execute(db);
}
