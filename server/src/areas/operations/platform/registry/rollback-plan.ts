import type { RollbackPlan } from '@harbor/contract';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow } from '../../../../db/rows';
import { notFound } from '../../../../http/problem';
import { type Actor, checkMayRelease } from '../actor';
import type { Channels } from './channels';
import { obstacles } from './obstacles';

/** Versions that were stable before the present one, the latest first; further back nobody goes. */
async function stableBefore(trx: Db, { remote, stable }: Channels): Promise<string[]> {
  const rows = await trx
    .selectFrom('release_moves')
    .select('to_version')
    .where('remote', '=', remote)
    .where('channel', '=', 'stable')
    .where('to_version', 'is not', null)
    .where('to_version', '!=', stable)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return [...new Set(rows.map(({ to_version }) => to_version ?? ''))].slice(0, 10);
}

/** What keeps a version from being gone back to, in words; undefined for one that can be served and was not taken away. */
async function objection(core: Core, trx: Db, remote: string, version: string): Promise<string | undefined> {
  const withdrawn = await findRow(trx, 'withdrawn_releases', { remote, version }, ['reason']);
  if (withdrawn) return '曾被撤下';
  const [first] = await obstacles(core, trx, remote, version);
  return first;
}

function sentenceOf({ remote, stable }: Channels, version: string | null, skipped: RollbackPlan['skipped']) {
  const reasons = skipped.map((one) => `${one.version}（${one.reason}）`).join('、');
  if (version === null) return `${remote} 没有可以回退的版本${reasons ? `：${reasons}` : ''}`;
  return `${remote} 将从 ${stable} 回退到 ${version}${reasons ? `，跳过 ${reasons}` : ''}`;
}

/**
 * Where a rollback leads that names no version: to the last good one, else to the one before, and past those that cannot be
 * served. `skipped` says of the version before the present one, where it is not taken, why.
 */
export async function planOf(core: Core, trx: Db, channels: Channels): Promise<RollbackPlan> {
  const { remote, stable, last_good, revision } = channels;
  const before = await stableBefore(trx, channels);
  const [predecessor] = before;
  const proven = last_good !== null && last_good !== stable ? [last_good] : [];
  const refused: RollbackPlan['skipped'] = [];
  let version: string | null = null;
  for (const candidate of new Set([...proven, ...before])) {
    const reason = await objection(core, trx, remote, candidate);
    if (reason === undefined) {
      version = candidate;
      break;
    }
    refused.push({ version: candidate, reason });
  }
  const passed = predecessor !== undefined && version !== predecessor;
  if (passed && version !== null && !refused.some((one) => one.version === predecessor)) {
    const reason = (await objection(core, trx, remote, predecessor)) ?? '还没有被记为最近良好';
    refused.push({ version: predecessor, reason });
  }
  const skipped = passed ? refused : [];
  return { remote, revision, stable, version, skipped, sentence: sentenceOf(channels, version, skipped) };
}

/** Where a rollback would lead now, for who is asked before. @throws HttpProblem 403, 404 */
export async function rollbackPlan(core: Core, actor: Actor, remote: string): Promise<RollbackPlan> {
  checkMayRelease(actor, remote);
  const channels = await findRow(core.db, 'release_channels', { remote });
  if (!channels) throw notFound(`${remote} 还没有发布过版本`);
  return planOf(core, core.db, channels);
}
