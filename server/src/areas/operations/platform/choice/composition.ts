import type { api, Composition, DataOf } from '@harbor/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Core } from '../../../../core';
import { findRow } from '../../../../db/rows';
import { invalid } from '../../../../http/problem';
import type { SessionUser } from '../../../../http/session-user';
import { toMoment } from '../../../../time';
import type { Choice } from './choose';
import {
  type Overrides,
  readOverrides,
  readPin,
  readVisitor,
  writeOverrides,
  writePin,
  writeVisitor,
} from './cookies';
import { checkRoutesAreOwn } from './own-routes';
import { addressOf } from './sets';

/** An override ends by itself after so long, in ms. */
export const overridesFor = 12 * 3_600_000;

type NewOverride = z.output<(typeof api)['POST /api/platform/overrides']['body']>;

/**
 * The releases for one page view of a browser, which is told to keep them for its session.
 * @throws Error when there is no shell at all
 */
export async function chooseForView(
  core: Core,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Choice> {
  const { settings } = core;
  const { cookie } = request.headers;
  const now = settings.clock.now();
  const visitor = readVisitor(settings, cookie) ?? writeVisitor(settings, reply);
  const choice = await core.releases.chooser.choose({
    visitor,
    pin: readPin(settings, cookie, visitor),
    overrides: readOverrides(settings, cookie, now),
    now,
  });
  if (choice.pinChanged) writePin(settings, reply, choice.pin);
  return choice;
}

async function compose(
  core: Core,
  request: FastifyRequest,
  overrides: Overrides | undefined,
): Promise<Composition> {
  const { settings } = core;
  const { cookie } = request.headers;
  const visitor = readVisitor(settings, cookie) ?? '';
  const pin = readPin(settings, cookie, visitor);
  const choice = await core.releases.chooser.choose({ visitor, pin, overrides, now: settings.clock.now() });
  const parts = [...choice.parts].map(([remote, { release, channel }]) => ({
    remote,
    version: release.version,
    channel,
    entry: addressOf(release) + release.entry,
    until: channel === 'override' && overrides ? toMoment(overrides.until) : null,
  }));
  return { set: choice.set.id, parts };
}

/** What this browser's next page view is made of. */
export function composition(core: Core, request: FastifyRequest): Promise<Composition> {
  const overrides = readOverrides(core.settings, request.headers.cookie, core.settings.clock.now());
  return compose(core, request, overrides);
}

async function overrideOf(core: Core, user: SessionUser, asked: NewOverride, until: number): Promise<string> {
  const { remote, version, local } = asked;
  if (local) {
    if (local.release.name !== remote)
      throw invalid({ local: [`本地构建属于 ${local.release.name}，与 ${remote} 不一致`] });
    await checkRoutesAreOwn(core, local.release);
    return `@${await core.releases.localBuilds.add({ user: user.id, by: '' }, local, until)}`;
  }
  if (!version || !core.releases.book.location(remote, version))
    throw invalid({ version: [`${remote} 没有版本 ${version ?? ''}`] });
  const collected = await findRow(core.db, 'collected_releases', { remote, version }, ['version']);
  if (collected) throw invalid({ version: [`${remote} ${version} 的文件已清理，请重新发布`] });
  return version;
}

/** Puts a release or a local build in the place of a part, in this browser only. @throws HttpProblem 422 */
export async function setOverride(
  core: Core,
  user: SessionUser,
  asked: NewOverride,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<DataOf<'POST /api/platform/overrides'>> {
  const now = core.settings.clock.now();
  const until = now + overridesFor;
  const before = readOverrides(core.settings, request.headers.cookie, now);
  // Those of a link that was opened here belong to nobody; another member's end.
  const mine = before && [0, user.id].includes(before.user) ? before.versions : [];
  const versions = new Map(mine).set(asked.remote, await overrideOf(core, user, asked, until));
  const overrides = { user: user.id, until, versions };
  writeOverrides(core.settings, reply, overrides, now);
  return compose(core, request, overrides);
}

/** Takes away this browser's override of one part, or all of them. */
export async function clearOverrides(
  core: Core,
  remote: string | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Composition> {
  const now = core.settings.clock.now();
  const before = readOverrides(core.settings, request.headers.cookie, now);
  const versions = new Map(remote === undefined ? [] : before?.versions);
  if (remote !== undefined) versions.delete(remote);
  const overrides = { user: before?.user ?? 0, until: before?.until ?? now, versions };
  writeOverrides(core.settings, reply, overrides, now);
  return compose(core, request, overrides);
}
