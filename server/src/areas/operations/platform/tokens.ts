import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeployToken } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { removeRows, updateRows } from '../../../db/rows';
import type { Bearer, FoundToken } from '../../../http/access';
import { loginRequired, notFound } from '../../../http/problem';
import type { SessionUser } from '../../../http/session-user';
import { toMoment, toMomentOrNull } from '../../../time';
import { audit } from '../../base/accounts/audit';
import { tokenIssuer } from './choice/local-builds';

/** Every deploy token begins like this, so that scanners of repositories find leaked ones. */
export const tokenPrefix = 'hdt_';

const format = /^hdt_[\w-]{43}$/;

/** `last_used_at` is written at most this often, in ms. */
const touchEvery = 60_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** The live token behind a bearer word; undefined for none, an unknown or a revoked one. */
export async function findToken({ db, settings }: Core, token: string): Promise<FoundToken | undefined> {
  if (!format.test(token)) return undefined;
  const row = await db
    .selectFrom('deploy_tokens')
    .select(['id', 'name', 'remotes', 'last_used_at'])
    .where('hash', '=', hashOf(token))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const now = settings.clock.now();
  if (!row.last_used_at || now - row.last_used_at.getTime() > touchEvery)
    await updateRows(db, 'deploy_tokens', { id: row.id }, { last_used_at: new Date(now) });
  return row;
}

/** The machine behind a bearer word. @throws HttpProblem 401 for a token that is unknown or revoked */
export async function findBearer(core: Core, token: string): Promise<Bearer> {
  const deployToken = await findToken(core, token);
  if (!deployToken) throw loginRequired('发布令牌无效或已吊销');
  return { deployToken };
}

/** Issues a token; only its hash is kept. */
export async function issueToken(
  core: Core,
  asked: { name: string; remotes: string[] },
  by: { name: string; user?: SessionUser },
): Promise<{ id: number; token: string }> {
  const token = `${tokenPrefix}${randomBytes(32).toString('base64url')}`;
  const { db, settings } = core;
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('deploy_tokens')
      .values({
        ...asked,
        hash: hashOf(token),
        prefix: token.slice(0, 10),
        created_at: new Date(settings.clock.now()),
        created_by: by.name,
        issued_by: by.user?.id ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(trx, settings.clock, {
      actor: by.user ? { type: 'staff', id: by.user.id } : { type: 'system' },
      action: 'deploy-token.issue',
      object: ['deploy-token', String(id)],
      detail: { name: asked.name, remotes: asked.remotes.join() },
    });
    return { id, token };
  });
}

/** Ends a token and the builds of developers that it registered. @throws HttpProblem 404 for an unknown one */
export async function revokeToken({ db, settings }: Core, id: number, user: SessionUser): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('deploy_tokens')
      .set({ revoked_at: new Date(settings.clock.now()) })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound('令牌不存在或已吊销');
    await removeRows(trx, 'release_overrides', { issued_by: tokenIssuer(id) });
    await audit(trx, settings.clock, {
      actor: { type: 'staff', id: user.id },
      action: 'deploy-token.revoke',
      object: ['deploy-token', String(id)],
    });
  });
}

/** Ends the tokens of somebody who left the team, and the builds that were registered with them. */
export async function revokeTokensOf(trx: Db, { userId, now }: { userId: number; now: Date }): Promise<void> {
  const ended = await trx
    .updateTable('deploy_tokens')
    .set({ revoked_at: now })
    .where('issued_by', '=', userId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of ended) {
    await removeRows(trx, 'release_overrides', { issued_by: tokenIssuer(id) });
    await audit(
      trx,
      { now: () => now.getTime() },
      {
        actor: { type: 'system' },
        action: 'deploy-token.revoke',
        object: ['deploy-token', String(id)],
      },
    );
  }
}

/** All tokens, live ones first. */
export async function listTokens({ db }: Core): Promise<DeployToken[]> {
  const rows = await db
    .selectFrom('deploy_tokens')
    .selectAll()
    .orderBy('revoked_at', (order) => order.desc().nullsFirst())
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ id, name, remotes, prefix, created_by, ...row }) => ({
    id,
    name,
    remotes,
    prefix,
    created_by,
    created_at: toMoment(row.created_at),
    last_used_at: toMomentOrNull(row.last_used_at),
    revoked_at: toMomentOrNull(row.revoked_at),
  }));
}

/** File in the data folder that the commands take a token from when the site is on the same machine. */
export const localTokenFile = (dataDir: string) => join(dataDir, 'deploy-token');

/** Outside production, a token for all parts lies in the data folder, so that releasing needs no ceremony. */
export async function keepLocalToken(core: Core): Promise<void> {
  const file = localTokenFile(core.settings.dataDir);
  try {
    if (await findToken(core, readFileSync(file, 'utf8').trim())) return;
  } catch {
    // None there yet.
  }
  mkdirSync(core.settings.dataDir, { recursive: true });
  const { token } = await issueToken(core, { name: '本机开发', remotes: ['*'] }, { name: '系统' });
  writeFileSync(file, `${token}\n`, { mode: 0o600 });
}
