import type { Core } from '../../../../core';
import type { Tick } from '../../../../jobs/define';
import { type Channels, moveChannels } from '../registry/channels';
import { figuresOf } from './figures';
import { healer } from './heal';

/** Whether a stable release has proven itself. */
async function isProven(
  { db, settings }: Core,
  { remote, stable, stable_since }: Channels,
): Promise<boolean> {
  const { good, heal } = settings.releases;
  const stood = settings.clock.now() - stable_since.getTime();
  if (stood < good.after) return false;
  const { visitors, failed } = await figuresOf(
    db,
    { remote, version: stable },
    stable_since,
    heal.perAddress,
  );
  const enough = stood >= good.quietAfter ? 1 : good.visitors;
  return visitors - failed >= enough && failed / visitors < heal.rate;
}

/** Makes stable releases that have proven themselves the ones to go back to. */
export const proveReleases: Tick = {
  name: 'platform.prove-releases',
  everySeconds: 15,
  async run(core) {
    const unproven = await core.db
      .selectFrom('release_channels')
      .selectAll()
      .where(({ eb, or, ref }) => or([eb('last_good', 'is', null), eb('last_good', '!=', ref('stable'))]))
      .execute();
    for (const channels of unproven) {
      if (!(await isProven(core, channels))) continue;
      await moveChannels(core, {
        remote: channels.remote,
        action: 'last_good',
        by: healer,
        reason: '运行良好',
        change: ({ stable }) =>
          stable === channels.stable ? { pointers: { last_good: stable } } : undefined,
      });
    }
  },
};
