import type { DataOf } from '@harbor/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../../../../core';
import { newNonce, plainPagePolicy } from '../../../../http/policy';
import { forbidden, loginRequired, notFound } from '../../../../http/problem';
import { isSameOrigin } from '../../../../http/same-origin';
import { toMoment } from '../../../../time';
import { actorOf, checkMayRelease } from '../actor';
import { overridesFor } from './composition';
import { readOverrides, writeOverrides } from './cookies';
import { confirmationPage } from './dev-build-page';
import { type Issuer, type LocalBuild, type RegisteredBuild, tokenIssuer } from './local-builds';
import { checkRoutesAreOwn } from './own-routes';
import { signed, verified } from './signed';

const purpose = 'dev-build';

/** Where links of developers' builds lead; `?back=` names the page to go on to. */
const linkPath = '/platform/dev-builds/';

function issuerOf({ user, deployToken }: FastifyRequest): Issuer {
  if (deployToken) return { user: null, by: tokenIssuer(deployToken.id) };
  if (!user) throw loginRequired();
  return { user: user.id, by: `staff:${user.id}` };
}

/**
 * Keeps a build of a developer at work, and gives the link by which a browser takes it up. Nobody gets it without the link.
 * @throws HttpProblem 403 for a part that is not theirs, 422 for a route of another part
 */
export async function registerBuild(
  core: Core,
  request: FastifyRequest,
  build: LocalBuild,
): Promise<DataOf<'POST /api/platform/dev-builds'>> {
  checkMayRelease(actorOf(request), build.release.name);
  await checkRoutesAreOwn(core, build.release);
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
  await checkRoutesAreOwn(core, build.release);
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

interface LinkRoute {
  Params: { ticket: string };
  Querystring: { back?: unknown };
}

type LinkRequest = FastifyRequest<LinkRoute>;

/** A build that a link names, as it is now. */
interface Linked {
  id: string;
  build: RegisteredBuild;
  /** When the link ends, in ms since 1970. */
  until: number;
}

/** What a link leads to; undefined for one that somebody else wrote, that ended or whose build was withdrawn. */
async function linkedBuild({ settings, releases }: Core, ticket: string): Promise<Linked | undefined> {
  const now = settings.clock.now();
  const [id = '', , moment = ''] = verified(settings.secret, purpose, ticket)?.split('~') ?? [];
  const until = Number.parseInt(moment, 36);
  const build = id && until >= now ? await releases.localBuilds.find(id, now) : undefined;
  return build && { id, build, until };
}

/**
 * Asks whoever opens the link of a build: it brings code that nobody checked into a browser that may be logged in.
 * Nothing changes by it, so that a picture, a frame or a prefetch of the address does no harm. A browser that has the
 * build already goes on to its page.
 */
async function askForBuild(core: Core, request: LinkRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { settings } = core;
  reply.header('cache-control', 'no-store');
  const linked = await linkedBuild(core, request.params.ticket);
  if (!linked) return reply.redirect('/404/', 302);
  const back = pathOf(request.query.back);
  const before = readOverrides(settings, request.headers.cookie, settings.clock.now());
  if (before?.versions.get(linked.build.release.name) === `@${linked.id}`) return reply.redirect(back, 302);
  const nonce = newNonce();
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', plainPagePolicy(nonce))
    .send(confirmationPage({ ...linked, nonce, action: `?back=${encodeURIComponent(back)}` }));
}

/**
 * Lays a build over the site in this browser, beside the overrides that it has: the answer to {@link askForBuild}.
 * @throws HttpProblem 403 for a form of another site
 */
async function useBuild(core: Core, request: LinkRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { settings } = core;
  if (!isSameOrigin(request, settings.publicUrl)) throw forbidden('请打开构建链接，在本站的页面上确认');
  const now = settings.clock.now();
  reply.header('cache-control', 'no-store');
  const linked = await linkedBuild(core, request.params.ticket);
  if (!linked) return reply.redirect('/404/', 303);
  const before = readOverrides(settings, request.headers.cookie, now);
  const versions = new Map(before?.versions ?? []).set(linked.build.release.name, `@${linked.id}`);
  writeOverrides(settings, reply, { user: before?.user ?? 0, until: linked.until, versions }, now);
  return reply.redirect(pathOf(request.query.back), 303);
}

/** Registers both halves of a link: the question and the answer. */
export function registerBuildLinks(app: FastifyInstance, core: Core): void {
  app.register(async (scope) => {
    // The form has no fields; what a browser sends along is not read.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null, undefined),
    );
    const url = `${linkPath}:ticket`;
    scope.get<LinkRoute>(url, { config: { open: true } }, (request, reply) =>
      askForBuild(core, request, reply),
    );
    scope.post<LinkRoute>(url, { config: { open: true } }, (request, reply) =>
      useBuild(core, request, reply),
    );
  });
}
