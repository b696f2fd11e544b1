import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What the team changed in a text before it was let through, with the words of its author.
    create table staff_edits (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('post', 'comment', 'topic', 'review', 'append')),
      object_id bigint not null,
      -- Whose text it is; null for one that belongs to everybody.
      owner_id bigint references users,
      staff_id bigint not null references users,
      before jsonb not null,
      after jsonb not null,
      at timestamptz not null,
      -- The decision that it belonged to was taken back, and with it the change.
      undone_at timestamptz
    );
    create index staff_edits_of on staff_edits (kind, object_id, id);
    create index staff_edits_of_owner on staff_edits (owner_id, id);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table staff_edits`.execute(db);
}
