import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Whether whoever holds a case may decide it: others are only seen to look at it.
    alter table desk_holds add deciding boolean not null default true;
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table desk_holds drop column deciding`.execute(db);
}
