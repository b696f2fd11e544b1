import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Which late cases of the desk's queues were told: each once for its due moment and level, whatever process sees it.
    create table escalations (
      queue text not null,
      case_id bigint not null,
      -- A case that is given a new moment begins anew.
      due_at timestamptz not null,
      -- 1: everybody who works on the queue; 2: their leads.
      level smallint not null check (level in (1, 2)),
      told_at timestamptz not null,
      primary key (queue, case_id, due_at, level)
    );
    create index escalations_told on escalations (told_at);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table escalations`.execute(db);
}
