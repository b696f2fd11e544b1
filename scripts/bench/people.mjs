import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../bootstrap/run.mjs';

/** Address of the PostgreSQL that a site runs in its data folder. */
export function databaseOf(dataDir) {
  const read = (name) => readFileSync(join(dataDir, 'postgres', name), 'utf8').trim();
  return `postgres://harbor:${read('harbor.password')}@127.0.0.1:${read('harbor.port')}/harbor`;
}

/**
 * Adds people with a session each to a site's database.
 * @returns their tokens and ids, a way to send a message to each of them in one transaction, and the end of the connection
 */
export async function addPeople(dataDir, count) {
  const pg = createRequire(join(root, 'server/package.json'))('pg');
  const client = new pg.Client({ connectionString: databaseOf(dataDir) });
  // The database may go away and come back while the server is killed.
  client.on('error', () => {});
  await client.connect();
  const tokens = Array.from({ length: count }, () => `ay_${randomBytes(32).toString('base64url')}`);
  const { rows } = await client.query(
    `insert into users (nickname, phone) select '听众' || n, null from generate_series(1, $1::int) n returning id`,
    [count],
  );
  const ids = rows.map((row) => Number(row.id));
  await client.query(
    `insert into sessions (token_hash, user_id, family_id, family_started_at, created_at, last_used_at, user_agent)
     select decode(hash, 'hex'), id, family::uuid, now(), now(), now(), 'bench'
     from unnest($1::text[], $2::bigint[], $3::text[]) as t(hash, id, family)`,
    [
      tokens.map((token) => createHash('sha256').update(token).digest('hex')),
      ids,
      tokens.map(() => randomUUID()),
    ],
  );
  return {
    tokens,
    ids,
    tell: () =>
      client.query(
        `with put as (
           insert into messages (user_id, kind, sub, title, created_at)
           select id, 4, 41, '付款成功', now() from unnest($1::bigint[]) id returning id, user_id
         )
         select pg_notify('harbor_messages', user_id || ' ' || id) from put`,
        [ids],
      ),
    close: () => client.end().catch(() => {}),
  };
}
