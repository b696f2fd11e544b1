import type { ChannelState } from '@harbor/contract';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow } from '../../../../db/rows';
import { conflict, invalid } from '../../../../http/problem';
import { type Actor, checkMayRelease } from '../actor';
import { type Channels, moveChannels, toState } from './channels';
import { obstacles } from './obstacles';
import { planOf } from './rollback-plan';

/** What somebody asks of a part's channels. */
export interface Asked {
  remote: string;
  version?: string;
  revision: number;
  reason?: string;
  /** Of a rollback that names no version: where the caller was told that it leads. */
  seen?: string;
}

/** @throws HttpProblem 422 for a release that cannot be served now */
async function checkServable(core: Core, trx: Db, remote: string, version: string): Promise<void> {
  const found = await obstacles(core, trx, remote, version);
  if (found.length > 0) throw invalid({ version: found });
}

/** The version that was stable before the present one and may still be served. */
export async function previousStable(trx: Db, { remote, stable }: Channels): Promise<string | undefined> {
  const rows = await trx
    .selectFrom('release_moves')
    .select('to_version')
    .where('remote', '=', remote)
    .where('channel', '=', 'stable')
    .where('to_version', 'is not', null)
    .where('to_version', '!=', stable)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('withdrawn_releases')
            .select('version')
            .whereRef('withdrawn_releases.remote', '=', 'release_moves.remote')
            .whereRef('withdrawn_releases.version', '=', 'release_moves.to_version'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('collected_releases')
            .select('version')
            .whereRef('collected_releases.remote', '=', 'release_moves.remote')
            .whereRef('collected_releases.version', '=', 'release_moves.to_version'),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  return rows[0]?.to_version ?? undefined;
}

async function isWithdrawn(trx: Db, remote: string, version: string): Promise<boolean> {
  const row = await findRow(trx, 'withdrawn_releases', { remote, version }, ['version']);
  return row !== undefined;
}

/** Where a part goes back to: the last good version, else the one before; never one that was taken out of service. */
export async function targetOfRollback(trx: Db, channels: Channels): Promise<string | undefined> {
  const { remote, last_good, stable } = channels;
  if (last_good !== null && last_good !== stable && !(await isWithdrawn(trx, remote, last_good)))
    return last_good;
  return previousStable(trx, channels);
}

/** Makes a version stable, the canary where none is named. @throws HttpProblem 403, 404, 409, 422 */
export async function promote(core: Core, actor: Actor, asked: Asked): Promise<ChannelState> {
  const { remote, revision: expected, reason = '' } = asked;
  checkMayRelease(actor, remote);
  const row = await moveChannels(core, {
    remote,
    action: 'promote',
    by: actor.name,
    audited: actor.audited,
    reason,
    expected,
    async change(channels, trx) {
      const version = asked.version ?? channels.canary;
      if (!version) throw invalid({ version: [`${remote} 没有灰度版本，请指定要设为稳定版的版本`] });
      if (version === channels.stable) throw conflict(`${remote} ${version} 已是稳定版`);
      await checkServable(core, trx, remote, version);
      const ends = version === channels.canary ? { canary: null, canary_share: 0 } : {};
      return { pointers: { stable: version, ...ends }, restore: [version] };
    },
  });
  return toState(row);
}

/**
 * The version that a rollback takes which names none.
 * @throws HttpProblem 409 where the caller has to be asked first, 422 where none can be served now
 */
async function plannedVersion(core: Core, trx: Db, channels: Channels, seen?: string): Promise<string> {
  const { version, skipped, sentence } = await planOf(core, trx, channels);
  if (version === null && skipped.length > 0)
    throw invalid({ version: skipped.map((one) => `${one.version} 不能使用：${one.reason}`) });
  if (version === null) throw conflict(sentence);
  if (seen !== undefined && seen !== version)
    throw conflict(`${sentence}，与您看到的 ${seen} 不同：请核对后再试`);
  if (seen === undefined && skipped.length > 0) throw conflict(`${sentence}：请确认后再试`);
  return version;
}

/**
 * Takes the stable version out of service: sessions that hold it change with their next page view.
 * @throws HttpProblem 403, 404, 409, 422
 */
export async function rollback(core: Core, actor: Actor, asked: Asked): Promise<ChannelState> {
  const { remote, revision: expected, reason = '' } = asked;
  checkMayRelease(actor, remote);
  const row = await moveChannels(core, {
    remote,
    action: 'rollback',
    by: actor.name,
    audited: actor.audited,
    reason,
    expected,
    async change(channels, trx) {
      const version = asked.version ?? (await plannedVersion(core, trx, channels, asked.seen));
      if (version === channels.stable) throw conflict(`${remote} ${version} 已是稳定版`);
      await checkServable(core, trx, remote, version);
      const ends = version === channels.canary ? { canary: null, canary_share: 0 } : {};
      const bad = channels.stable === channels.last_good ? { last_good: version } : {};
      return {
        pointers: { stable: version, ...ends, ...bad },
        withdraw: [channels.stable],
        restore: [version],
      };
    },
  });
  return toState(row);
}

/**
 * Sets the canary and its share; 0 takes it out of service, also for sessions that hold it.
 * @throws HttpProblem 403, 404, 409, 422
 */
export async function setCanary(
  core: Core,
  actor: Actor,
  asked: Asked & { share: number },
): Promise<ChannelState> {
  const { remote, share, revision: expected, reason = '' } = asked;
  checkMayRelease(actor, remote);
  const row = await moveChannels(core, {
    remote,
    action: 'canary',
    by: actor.name,
    audited: actor.audited,
    reason,
    expected,
    async change(channels, trx) {
      if (share === 0) {
        if (!channels.canary) throw conflict(`${remote} 没有灰度版本`);
        const withdraw = channels.canary === channels.stable ? [] : [channels.canary];
        return { pointers: { canary: null, canary_share: 0 }, withdraw };
      }
      const version = asked.version ?? channels.canary;
      if (!version) throw invalid({ version: [`${remote} 没有灰度版本，请指定版本`] });
      if (version === channels.stable) throw conflict(`${remote} ${version} 已是稳定版，不能再作灰度`);
      await checkServable(core, trx, remote, version);
      return { pointers: { canary: version, canary_share: share }, restore: [version] };
    },
  });
  return toState(row);
}
