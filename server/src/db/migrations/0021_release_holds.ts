import { type Kysely, sql } from 'kysely';

const actions = ['publish', 'promote', 'rollback', 'canary', 'heal', 'last_good', 'build'];

async function allow(db: Kysely<unknown>, allowed: string[]): Promise<void> {
  const list = sql.join(allowed.map((action) => sql.lit(action)));
  await sql`
    alter table release_moves
      drop constraint release_moves_action_check,
      add constraint release_moves_action_check check (action in (${list}))`.execute(db);
}

/** A broken release that is left where it stands is written down like a move. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await allow(db, [...actions, 'hold']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table release_moves disable trigger release_moves_append_only;
    delete from release_moves where action = 'hold';
    alter table release_moves enable trigger release_moves_append_only`.execute(db);
  await allow(db, actions);
}
