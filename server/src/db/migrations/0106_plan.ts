import { type Kysely, sql } from 'kysely';

/** Plans from a day back, which members keep. What a plan says is reckoned when it is read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table plans (
      id bigint generated always as identity primary key,
      user_id bigint not null references users,
      kind text not null check (kind in ('defence', 'fund', 'conference', 'publish')),
      title text not null,
      target date not null,
      done text[] not null default '{}',
      revision integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index plans_of on plans (user_id, target, id);
    comment on column plans.done is 'Keys of the steps that are done.'
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table plans`.execute(db);
}
