import { type Kysely, sql } from 'kysely';

/** What came of the tries of the checklist of a new site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table first_day_tries (
      key text primary key,
      state text not null check (state in ('ok', 'missing', 'failed')),
      reason text not null,
      tried_at timestamptz not null,
      tried_by bigint references users on delete set null,
      settings_digest text not null,
      trying_until timestamptz
    );
    comment on column first_day_tries.trying_until is 'Somebody tries it now; a server that died lets go of it then.';
    comment on column first_day_tries.settings_digest is
      'Of the settings that were tried: with others the result holds no longer.';
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table first_day_tries`.execute(db);
}
