import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { type Change, type Channels, moveChannels } from '../registry/channels';
import { targetOfRollback } from '../registry/moves';
import { type Figures, figuresOf } from './figures';

/** Who moves pointers when nobody does. */
export const healer = '系统';

const percent = ({ visitors, failed }: Figures) => Math.round((failed / visitors) * 100);

/** Takes a broken version out of every pointer that stands on it; others stay where they are. */
async function away(channels: Channels, version: string, trx: Db): Promise<Change | undefined> {
  if (channels.canary === version && channels.stable !== version)
    return { pointers: { canary: null, canary_share: 0 }, withdraw: [version] };
  if (channels.stable !== version) return undefined;
  const target = await targetOfRollback(trx, channels);
  if (!target) return undefined;
  const lastGood = channels.last_good === version ? { last_good: target } : {};
  return { pointers: { stable: target, ...lastGood }, withdraw: [version] };
}

/**
 * Moves a pointer back by itself when a release fails for enough of its visitors: a broken canary is switched off, a
 * broken stable release is replaced by the last good one.
 */
export async function healIfBroken(core: Core, remote: string, version: string): Promise<void> {
  const part = core.releases.book.parts.get(remote);
  if (!part || part.withdrawn.has(version)) return;
  if (part.stable !== version && part.canary !== version) return;
  const { heal } = core.settings.releases;
  const since = new Date(core.settings.clock.now() - heal.window);
  const figures = await figuresOf(core.db, { remote, version }, since, heal.perAddress);
  if (figures.failed < heal.visitors || figures.failed / figures.visitors < heal.rate) return;
  const reason = `${figures.visitors} 位访客中 ${figures.failed} 位加载失败（${percent(figures)}%）`;
  let moved = false;
  const after = await moveChannels(core, {
    remote,
    action: 'heal',
    by: healer,
    reason,
    async change(channels, trx) {
      const change = await away(channels, version, trx);
      moved = change !== undefined;
      return change;
    },
  });
  const { stable, canary } = after;
  if (moved)
    core.log.error({ remote, version, ...figures, stable, canary }, 'broken release taken out of service');
  else if (stable === version)
    core.log.error({ remote, version, ...figures }, 'release is broken, and there is none to go back to');
}
