import type { AddressGrant, ReleaseJson } from '@harbor/contract';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { notifyChannel } from '../../../../db/notify-hub';
import { insertRow } from '../../../../db/rows';
import { conflict, invalid, notFound } from '../../../../http/problem';
import type { SessionUser } from '../../../../http/session-user';
import { toMoment } from '../../../../time';
import { audit } from '../../../base/accounts/audit';
import { lockRegistry, movedChannel, showMove } from '../registry/channels';
import { claimedBy, type Holders, holderOf, isReserved, prefixOf, wantedBy } from './words';

/** Who holds what, from the database. */
export async function readHolders(db: Db): Promise<Holders> {
  const rows = await db.selectFrom('address_grants').select(['prefix', 'remote']).orderBy('prefix').execute();
  return new Map(rows.map(({ prefix, remote }) => [prefix, remote]));
}

interface LiveRelease {
  remote: string;
  version: string;
  document: ReleaseJson;
}

/** Releases of a part, or of all, that somebody is served or that a failure brings back. */
async function standing(db: Db, remote?: string): Promise<LiveRelease[]> {
  return db
    .selectFrom('release_channels')
    .innerJoin('releases', (join) =>
      join
        .onRef('releases.remote', '=', 'release_channels.remote')
        .on(({ eb, ref, or }) =>
          or([
            eb('releases.version', '=', ref('release_channels.stable')),
            eb('releases.version', '=', ref('release_channels.canary')),
            eb('releases.version', '=', ref('release_channels.last_good')),
          ]),
        ),
    )
    .select(['releases.remote', 'releases.version', 'releases.document'])
    .$if(remote !== undefined, (query) => query.where('releases.remote', '=', remote ?? ''))
    .execute();
}

const uses = ({ document }: LiveRelease, prefix: string) =>
  claimedBy(document).some(({ path }) => prefixOf(path) === prefix);

/** Every prefix with its part, in the order of the alphabet. */
export async function listGrants({ db }: Pick<Core, 'db'>): Promise<AddressGrant[]> {
  const rows = await db.selectFrom('address_grants').selectAll().orderBy('prefix').execute();
  const live = await standing(db);
  return rows.map(({ prefix, remote, granted_at, granted_by }) => ({
    prefix,
    remote,
    granted_at: toMoment(granted_at),
    granted_by,
    in_use: live.some((release) => release.remote === remote && uses(release, prefix)),
  }));
}

async function insert(core: Core, trx: Db, remote: string, prefixes: string[], by: string): Promise<void> {
  const granted_at = new Date(core.settings.clock.now());
  await insertRow(
    trx,
    'address_grants',
    prefixes.map((prefix) => ({ prefix, remote, granted_at, granted_by: by })),
  );
  await notifyChannel(trx, movedChannel, remote);
}

/**
 * Gives a part the free prefixes that a release of it asks for, in the transaction that registers the release: where
 * nobody has to grant them, because the build comes from beside the server or the site is a developer's own.
 */
export async function claimFree(core: Core, trx: Db, release: ReleaseJson, by: string): Promise<void> {
  const holders = await readHolders(trx);
  const free = wantedBy(release).filter((prefix) => holderOf(holders, prefix) === undefined);
  if (free.length > 0) await insert(core, trx, release.name, free, by);
}

/**
 * Gives a part prefixes; those that it holds already stay.
 * @throws HttpProblem 409 for one of another part, 422 for one that the server or the shell keeps
 */
export async function grant(
  core: Core,
  asked: { remote: string; prefixes: string[] },
  user: SessionUser,
): Promise<void> {
  const { remote } = asked;
  const prefixes = [...new Set(asked.prefixes.map((prefix) => prefix.toLowerCase()))];
  const kept = prefixes.filter((prefix) => isReserved(prefix) || holderOf(new Map(), prefix) !== undefined);
  if (kept.length > 0) throw invalid({ prefixes: [`${kept.join('、')} 是平台保留的地址，不能授权`] });
  await core.db.transaction().execute(async (trx) => {
    await lockRegistry(trx);
    const holders = await readHolders(trx);
    for (const prefix of prefixes) {
      const holder = holders.get(prefix);
      if (holder !== undefined && holder !== remote)
        throw conflict(`${prefix} 已授权给 ${holder}：请先收回，再授权给 ${remote}`);
    }
    const free = prefixes.filter((prefix) => !holders.has(prefix));
    if (free.length === 0) return;
    await insert(core, trx, remote, free, `${user.nickname}（运营）`);
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: user.id },
      action: 'address.grant',
      object: ['remote', remote],
      detail: { prefixes: free.join() },
    });
  });
  await showMove(core);
}

/**
 * Takes a prefix back that no release needs which somebody is served, or would be after a failure.
 * @param word the prefix without its slashes
 * @throws HttpProblem 404 for one that nobody holds, 409 while it is in use
 */
export async function withdrawGrant(core: Core, word: string, user: SessionUser): Promise<void> {
  const prefix = `/${word.toLowerCase()}/`;
  await core.db.transaction().execute(async (trx) => {
    await lockRegistry(trx);
    const row = await trx
      .deleteFrom('address_grants')
      .where('prefix', '=', prefix)
      .returning('remote')
      .executeTakeFirst();
    if (!row) throw notFound(`${prefix} 没有授权给任何模块`);
    const { remote } = row;
    const needing = (await standing(trx, remote)).find((release) => uses(release, prefix));
    if (needing)
      throw conflict(
        `${remote} ${needing.version} 还有 ${prefix} 下的页面：请等该团队发布不含它的版本，并被记为最近良好后再收回`,
      );
    await notifyChannel(trx, movedChannel, remote);
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: user.id },
      action: 'address.withdraw',
      object: ['remote', remote],
      detail: { prefixes: prefix },
    });
  });
  await showMove(core);
}
