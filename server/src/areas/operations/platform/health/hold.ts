import type { Core } from '../../../../core';
import { findRow, insertRow } from '../../../../db/rows';
import { lockRegistry } from '../registry/channels';
import type { Suspect } from './brake';

/**
 * Writes down, and logs, that a broken release stays where it is: once within the period that is looked at, however often
 * it fails meanwhile.
 */
export async function hold(
  core: Core,
  { remote, version, target }: Omit<Suspect, 'target'> & { target: string | undefined },
  by: string,
  reason: string,
): Promise<void> {
  const { clock, releases: settings } = core.settings;
  const now = clock.now();
  const written = await core.db.transaction().execute(async (trx) => {
    await lockRegistry(trx);
    const channels = await findRow(trx, 'release_channels', { remote }, ['revision', 'stable', 'canary']);
    if (!channels || ![channels.stable, channels.canary].includes(version)) return false;
    const known = await trx
      .selectFrom('release_moves')
      .select('id')
      .where('remote', '=', remote)
      .where('action', '=', 'hold')
      .where('from_version', '=', version)
      .where('moved_at', '>', new Date(now - settings.heal.window))
      .executeTakeFirst();
    if (known) return false;
    await insertRow(trx, 'release_moves', {
      remote,
      revision: channels.revision,
      action: 'hold',
      channel: channels.stable === version ? 'stable' : 'canary',
      from_version: version,
      to_version: target ?? null,
      reason,
      moved_by: by,
      moved_at: new Date(now),
    });
    return true;
  });
  if (written) core.log.error({ remote, version, target, reason }, 'broken release left in service');
}
