import type { ReleaseJson } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow } from '../../../../db/rows';
import type { Actor } from '../actor';
import { claimFree, readHolders } from '../addresses/grants';
import type { Live, Problem } from '../gate/problems';
import { type Channels, lockRegistry, moveChannels, showMove, startChannels } from '../registry/channels';

/** A release whose files are in the store. */
export interface NewRelease {
  release: ReleaseJson;
  location: string;
  source: 'publish' | 'build';
  note: string;
  changelog: string;
  size: number;
  by: string;
  /** Who published it, as the audit log names them; left out for what the site does by itself. */
  audited?: Actor['audited'];
  /** Percent of visitors; undefined makes it stable. */
  canary: number | undefined;
  claims: Claims;
}

/**
 * What of the addresses that nobody holds a release takes along: none, as staff have to grant them; those that the first
 * release of a part asks for; or whatever it asks for.
 */
export type Claims = 'none' | 'first' | 'any';

/** Thrown when the gate refuses; the publish is undone. */
export class Refused extends Error {
  constructor(readonly problems: Problem[]) {
    super(problems.map(({ message }) => message).join('；'));
  }
}

/**
 * Releases that somebody may be served now, as the gate wants to know them: the last good ones too, which a failure brings
 * back at any moment. Where the stable release is a build of the workspace beside the server, what was good before that is
 * history: whoever develops shell and remotes at once has not to wait until visitors have proven the shell.
 */
export async function liveReleases(db: Db, remote: string, claims: Claims = 'none'): Promise<Live> {
  const holders = await readHolders(db);
  const rows = await db
    .selectFrom('release_channels')
    .innerJoin('releases', (join) =>
      join
        .onRef('releases.remote', '=', 'release_channels.remote')
        .on(({ eb, ref, or, and }) =>
          or([
            eb('releases.version', '=', ref('release_channels.stable')),
            eb('releases.version', '=', ref('release_channels.canary')),
            and([
              eb('releases.version', '=', ref('release_channels.last_good')),
              eb('release_channels.stable', 'is distinct from', ref('release_channels.built')),
            ]),
          ]),
        ),
    )
    .select([
      'releases.remote',
      'releases.document',
      sql<boolean>`releases.version not in (stable, coalesce(canary, stable))`.as('is_fallback'),
    ])
    .where('releases.remote', '!=', remote)
    .execute();
  return {
    holders,
    free: claims === 'any' || (claims === 'first' && ![...holders.values()].includes(remote)),
    fallbacks: new Set(rows.filter((row) => row.is_fallback).map(({ document }) => document)),
    shells: rows.filter((row) => row.remote === 'shell').map(({ document }) => document),
    others: rows.filter((row) => row.remote !== 'shell').map(({ document }) => document),
  };
}

async function insertRelease(core: Core, trx: Db, { release, ...row }: NewRelease): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('releases')
    .values({
      remote: release.name,
      version: release.version,
      source: row.source,
      location: row.location,
      document: JSON.stringify(release),
      note: row.note,
      changelog: row.changelog,
      size: row.size,
      published_by: row.by,
      published_at: new Date(core.settings.clock.now()),
    })
    .onConflict((on) => on.columns(['remote', 'version']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw new Refused([versionTaken(release)]);
}

/** What is said to who publishes a version twice. */
export const versionTaken = ({ name, version }: { name: string; version: string }): Problem => ({
  field: 'version',
  message: `${name} ${version} 已经发布过：版本不可覆盖，请提高版本号后重新构建`,
});

/**
 * Enters a release into the registry and moves its channel, in one transaction: afterwards it is served, or it does not
 * exist.
 * @param check is asked under the lock, with the releases as they are then
 * @throws Refused
 */
export async function registerRelease(
  core: Core,
  entry: NewRelease,
  check: (live: Live) => Promise<Problem[]>,
): Promise<Channels> {
  const { name: remote, version } = entry.release;
  const action = entry.source;
  const reason = entry.note;
  const channels = await core.db.transaction().execute(async (trx) => {
    await lockRegistry(trx);
    const live = await liveReleases(trx, remote, entry.claims);
    const problems = await check(live);
    if (problems.length > 0) throw new Refused(problems);
    await insertRelease(core, trx, entry);
    if (live.free) await claimFree(core, trx, entry.release, entry.by);
    const known = await findRow(trx, 'release_channels', { remote }, ['remote']);
    const built = entry.source === 'build' ? version : undefined;
    const request = { remote, action, by: entry.by, audited: entry.audited, reason };
    if (!known) return startChannels(core, trx, remote, version, { ...request, built });
    const pointers =
      entry.canary === undefined ? { stable: version } : { canary: version, canary_share: entry.canary };
    return moveChannels(core, { ...request, change: () => ({ pointers: { ...pointers, built } }) }, trx);
  });
  await showMove(core);
  return channels;
}
