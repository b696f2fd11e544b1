import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { publishFields } from '@harbor/contract';
import type { z } from 'zod';
import type { Core } from '../../../../core';
import { findRow } from '../../../../db/rows';
import { conflict, invalid } from '../../../../http/problem';
import type { Actor } from '../actor';
import { inspect, inspectAgain } from '../gate/gate';
import type { Problem } from '../gate/problems';
import type { Channels } from '../registry/channels';
import { type Claims, liveReleases, Refused, registerRelease, versionTaken } from './register';
import { stage } from './staging';
import { unpack } from './unpack';

type Announced = z.output<typeof publishFields>;

/** A location that no release had before. */
export const newLocation = (remote: string, version: string) =>
  `${remote}/${version}~${randomBytes(4).readUInt32BE().toString(36)}`;

/**
 * A developer's own site grants addresses by itself: to who may release every part, and to a part's first release. Nothing
 * widens what a team's token reaches later, and in production staff grant each.
 */
const claimsOf = ({ settings }: Core, { remotes }: Actor): Claims =>
  settings.production ? 'none' : remotes === null ? 'any' : 'first';

/** Every problem in one answer, by what it is about. */
function refusal(problems: Problem[]) {
  const errors: Record<string, string[]> = {};
  for (const { field, message } of problems) errors[field] = [...(errors[field] ?? []), message];
  return invalid(errors);
}

async function checkVersionIsFree({ db }: Core, { remote, version }: Announced): Promise<void> {
  const taken = await findRow(db, 'releases', { remote, version }, ['id']);
  if (taken) throw conflict(versionTaken({ name: remote, version }).message);
}

/**
 * Publishes a packed build: unpacks it aside, holds it against the gate, hands its files to the store, and enters it into
 * the registry. Whatever ends it early, the site serves what it served before.
 * @throws HttpProblem 409 for a version that exists, 422 with every reason of the gate
 */
export async function publish(
  core: Core,
  actor: Actor,
  announced: Announced,
  pack: Readable,
): Promise<Channels> {
  await checkVersionIsFree(core, announced);
  const { store } = core.releases;
  const { releases: settings } = core.settings;
  const { remote, version, note, changelog, canary } = announced;
  const staged = stage(store);
  const { folder } = staged;
  const location = newLocation(remote, version);
  const claims = claimsOf(core, actor);
  let stored = false;
  let registering = false;
  await mkdir(folder, { recursive: true });
  try {
    const size = await unpack(pack, folder, settings.pack);
    const live = await liveReleases(core.db, remote, claims);
    const inspector = { workers: core.workers, drawings: core.releases.drawings };
    const found = await inspect(inspector, folder, announced, live, settings.budget);
    if (!('release' in found) || found.problems.length > 0) throw new Refused(found.problems);
    const { release } = found;
    stored = true;
    await staged.goesTo(location);
    await store.put(folder, location);
    registering = true;
    return await registerRelease(
      core,
      {
        release,
        location,
        source: 'publish',
        note,
        changelog,
        size,
        by: actor.name,
        audited: actor.audited,
        canary,
        claims,
      },
      (now) => inspectAgain(release, now, settings.budget),
    );
  } catch (error) {
    // The database may have committed though its answer was lost: then these are a live release's files. Where it did
    // not, `collectLeftovers` takes them away.
    const mayBeReleased = registering && !(error instanceof Refused);
    if (stored && !mayBeReleased) await store.remove(location).catch(() => undefined);
    if (!(error instanceof Refused)) throw error;
    core.log.info({ remote, version, by: actor.name, problems: error.problems }, 'publish refused');
    throw refusal(error.problems);
  } finally {
    await staged.end();
  }
}
