import type { DataOf } from '@harbor/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../../../core';
import { invalid, loginRequired, notFound } from '../../../http/problem';
import { toMoment } from '../../../time';
import { actorOf, checkMayRelease } from '../actor';
import { inspectRoutes } from '../gate/gate';
import { liveReleases } from '../publish/register';
import { overridesFor } from './composition';
import { readOverrides, writeOverrides } from './cookies';
import { type Issuer, type LocalBuild, tokenIssuer } from './local-builds';
import { signed, verified } from './signed';

const purpose = 'dev-build';

/** Where links of developers' builds lead; `?back=` names the page to go on to. */
export const linkPath = '/platform/dev-builds/';

function issuerOf({ user, deployToken }: FastifyRequest): Issuer {
  if (deployToken) return { user: null, by: tokenIssuer(deployToken.id) };
  if (!user) throw loginRequired();
  return { user: user.id, by: `staff:${user.id}` };
}

/** A link lays one part over the site, not the pages of others. @throws HttpProblem 422 for a route of another part */
async function checkRoutesAreOwn({ db, settings }: Core, { release }: LocalBuild): Promise<void> {
  const live = await liveReleases(db, release.name);
  const problems = await inspectRoutes(release, live, settings.releases.budget);
  if (problems.length > 0) throw invalid({ 'release.routes': problems.map(({ message }) => message) });
}

/**
 * Keeps a build of a developer at work, and gives the link that lays it over the site. Nobody gets it without the link.
 * @throws HttpProblem 403 for a part that is not theirs, 422 for a route of another part
 */
export async function registerBuild(
  core: Core,
  request: FastifyRequest,
  build: LocalBuild,
): Promise<DataOf<'POST /api/platform/dev-builds'>> {
  checkMayRelease(actorOf(request), build.release.name);
  await checkRoutesAreOwn(core, build);
  const until = core.settings.clock.now() + overridesFor;
  const id = await core.releases.localBuilds.add(issuerOf(request), build, until);
  const ticket = signed(core.settings.secret, purpose, `${id}~${build.release.name}~${until.toString(36)}`);
  return { id, link: linkPath + ticket, until: toMoment(until) };
}

const unknown = () => notFound('这个构建不存在或已经撤回');

/** @throws HttpProblem 404 for a build that somebody else registered, 422 for a route of another part */
export async function changeBuild(
  core: Core,
  request: FastifyRequest,
  id: string,
  build: LocalBuild,
): Promise<Record<string, never>> {
  await checkRoutesAreOwn(core, build);
  if (!(await core.releases.localBuilds.change(id, issuerOf(request).by, build))) throw unknown();
  return {};
}

/** @throws HttpProblem 404 for a build that somebody else registered */
export async function withdrawBuild(
  core: Core,
  request: FastifyRequest,
  id: string,
): Promise<Record<string, never>> {
  if (!(await core.releases.localBuilds.withdraw(id, issuerOf(request).by))) throw unknown();
  return {};
}

/** Path of this site only: a link never leads to another host. */
function pathOf(back: unknown): string {
  const path = typeof back === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(back) ? back : '/';
  return path;
}

/**
 * Whether somebody goes to the address: a picture in a text, a frame or a prefetch lays nothing over the site for whoever
 * comes by. Browsers that do not say are believed.
 */
function isVisit({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return [undefined, 'document'].includes(headers['sec-fetch-dest']?.toString());
}

/**
 * Opens the link of a build: this browser gets it from now on, beside the overrides that it has. A link that somebody
 * else wrote, that ended or whose build was withdrawn changes nothing.
 */
export async function openLink(
  core: Core,
  request: FastifyRequest<{ Params: { ticket: string }; Querystring: { back?: unknown } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { settings, releases } = core;
  const now = settings.clock.now();
  const text = isVisit(request) ? verified(settings.secret, purpose, request.params.ticket) : undefined;
  const [id = '', remote = '', moment = ''] = text?.split('~') ?? [];
  if (id) await releases.localBuilds.load(id);
  reply.header('cache-control', 'no-store');
  if (!id || !releases.localBuilds.get(id, now)) return reply.redirect('/404/', 302);
  const before = readOverrides(settings, request.headers.cookie, now);
  const versions = new Map(before?.versions ?? []).set(remote, `@${id}`);
  const until = Number.parseInt(moment, 36);
  writeOverrides(settings, reply, { user: before?.user ?? 0, until, versions }, now);
  return reply.redirect(pathOf(request.query.back), 302);
}
