import type { Core } from '../../../../core';
import { findRow } from '../../../../db/rows';
import { type Change, type Channels, moveChannels } from '../registry/channels';
import { reasonToStay } from './brake';
import { type Figures, figuresOf } from './figures';
import { hold } from './hold';
import { targetFor, unfit } from './target';

/** Who moves pointers when nobody does. */
export const healer = '系统';

const percent = ({ visitors, failed }: Figures) => Math.round((failed / visitors) * 100);

/** Takes a broken version out of every pointer that stands on it; others stay where they are. */
function away({ canary, stable, last_good }: Channels, version: string, target: string): Change | undefined {
  if (canary === version && stable !== version)
    return { pointers: { canary: null, canary_share: 0 }, withdraw: [version] };
  if (stable !== version) return undefined;
  const lastGood = last_good === version ? { last_good: target } : {};
  return { pointers: { stable: target, ...lastGood }, withdraw: [version] };
}

/** How a live release failed since the period that is looked at began; undefined when not often enough. */
async function breakOf(core: Core, remote: string, version: string): Promise<Figures | undefined> {
  const part = core.releases.book.parts.get(remote);
  if (!part || part.withdrawn.has(version)) return undefined;
  if (part.stable !== version && part.canary !== version) return undefined;
  const { heal } = core.settings.releases;
  const since = new Date(core.settings.clock.now() - heal.window);
  const figures = await figuresOf(core.db, { remote, version }, since, heal.perAddress);
  const broken = figures.failed >= heal.visitors && figures.failed / figures.visitors >= heal.rate;
  return broken ? figures : undefined;
}

/**
 * Moves a pointer back by itself when a release fails for enough of its visitors: a broken canary is switched off, a
 * broken stable release is replaced by the last good one. Where that would not mend anything, or the other one cannot be
 * served now, nothing moves: it is written down, logged and shown to staff instead.
 */
export async function healIfBroken(core: Core, remote: string, version: string): Promise<void> {
  const figures = await breakOf(core, remote, version);
  if (!figures) return;
  const seen = `${figures.visitors} 位访客中 ${figures.failed} 位加载失败（${percent(figures)}%）`;
  const before = await findRow(core.db, 'release_channels', { remote });
  if (!before || ![before.stable, before.canary].includes(version)) return;
  // Looked at before the lock is taken: files may have to come from another machine.
  const target = await targetFor(core.db, before, version);
  const stay =
    target === undefined
      ? '没有可以恢复到的版本'
      : ((await reasonToStay(core, { remote, version, target })) ?? (await unfit(core, remote, target)));
  if (target === undefined || stay !== undefined)
    return hold(core, { remote, version, target }, healer, `${seen}；${stay}`);
  let moved = false;
  const { stable, canary } = await moveChannels(core, {
    remote,
    action: 'heal',
    by: healer,
    reason: seen,
    async change(channels, trx) {
      // Somebody came between: looked at anew with the next failure.
      if ((await targetFor(trx, channels, version)) !== target) return undefined;
      const change = away(channels, version, target);
      moved = change !== undefined;
      return change;
    },
  });
  if (moved)
    core.log.error({ remote, version, ...figures, stable, canary }, 'broken release taken out of service');
}
