import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { inspectAgain } from '../gate/gate';
import { liveReleases } from '../publish/register';

/**
 * What keeps a release from being served now, in words; empty when it exists, has its files, and gets along with what is
 * live and with this server.
 */
export async function obstacles(core: Core, trx: Db, remote: string, version: string): Promise<string[]> {
  const row = await trx
    .selectFrom('releases')
    .leftJoin('collected_releases', (join) =>
      join
        .onRef('collected_releases.remote', '=', 'releases.remote')
        .onRef('collected_releases.version', '=', 'releases.version'),
    )
    .select(['releases.document', 'collected_releases.collected_at'])
    .where('releases.remote', '=', remote)
    .where('releases.version', '=', version)
    .executeTakeFirst();
  if (!row) return [`${remote} 没有版本 ${version}`];
  if (row.collected_at) return [`${remote} ${version} 的文件已清理，请重新发布`];
  const live = await liveReleases(trx, remote);
  const problems = await inspectAgain(row.document, live, core.settings.releases.budget);
  return problems.map(({ message }) => message);
}
