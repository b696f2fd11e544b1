import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { few } from '../gate/problems';
import { description } from '../gate/read-description';
import type { Channels } from '../registry/channels';
import { targetOfRollback } from '../registry/moves';
import { obstacles } from '../registry/obstacles';

/** What visitors of a broken version get instead: those of a canary the stable release, all others the last good one. */
export async function targetFor(db: Db, channels: Channels, version: string): Promise<string | undefined> {
  if (channels.stable !== version) return channels.stable;
  return targetOfRollback(db, channels);
}

/** Files of a release that are not there, by its own description. */
async function missingFiles({ releases }: Core, remote: string, version: string): Promise<string[]> {
  const location = releases.book.location(remote, version);
  await releases.book.load([{ remote, version }]);
  const release = releases.book.document(remote, version);
  if (location === undefined || !release) return [description];
  const folder = await releases.store.folder(location).catch(() => undefined);
  if (folder === undefined) return [description];
  const files = [description, ...Object.keys(release.integrity)];
  const there = await Promise.all(
    files.map((file) =>
      access(join(folder, file)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return files.filter((_, at) => !there[at]);
}

/**
 * Why a release cannot come in the place of a broken one, in words; undefined when it can. It was good once, and since
 * then server, shell and the other parts may have moved on.
 */
export async function unfit(core: Core, remote: string, version: string): Promise<string | undefined> {
  const missing = await missingFiles(core, remote, version);
  const found = await obstacles(core, core.db, remote, version);
  if (missing.length > 0) found.unshift(`缺少文件 ${few(missing)}`);
  return found.length > 0 ? `要恢复到的 ${version} 不能使用：${found.join('；')}` : undefined;
}
