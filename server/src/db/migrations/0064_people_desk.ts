import { type Kysely, sql } from 'kysely';

/** What the team writes down about members, and how often somebody of the team looked at masked fields. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table user_notes (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      author_id bigint not null references users,
      content text not null,
      created_at timestamptz not null
    );
    create index user_notes_user on user_notes (user_id, id desc);
    comment on table user_notes is 'What the team writes down about a member, for colleagues.';

    create table reveal_days (
      staff_id bigint not null references users on delete cascade,
      day date not null,
      count integer not null check (count > 0),
      primary key (staff_id, day)
    );
    comment on table reveal_days is 'How often somebody of the team had masked fields shown on a Beijing day.';
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table reveal_days, user_notes`.execute(db);
}
