import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import { areas } from '@harbor/contract';
import { sizeLimits } from '@harbor/contract/size-limits';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import './areas';
import { registerUploads } from './areas/base/media/serve-uploads';
import { startReleases } from './areas/operations/platform/releases';
import { type Phases, startPhases } from './boot/phases';
import type { Core } from './core';
import { registerBodyTimeout } from './http/body-timeout';
import { serverFactory } from './http/connections/server';
import { answerError, registerErrors } from './http/errors';
import { registerFarewell } from './http/farewell';
import { registerHealth } from './http/health';
import { registerJsonBody } from './http/json-body';
import { registerRequestLog } from './http/logging';
import { registerOpenApi } from './http/openapi';
import { registerOverload } from './http/overload';
import { registerPolicyReports } from './http/policy';
import { registerRawRoutes } from './http/raw-routes';
import { registerArea } from './http/register';
import { newRequestId } from './http/request-id';
import { registerSecurityHeaders } from './http/security-headers';
import { registerSilentConnections } from './http/silent-connections';
import { registerSlowReaders } from './http/slow-readers';
import { registerUntakenAnswers } from './http/untaken-answers';
import { registerUserAgent } from './http/user-agent';
import { type AreaName, areaManifests, contributions, loadCalls } from './manifest';
import { workspaceRoot } from './paths';
import type { Settings } from './settings';
import { registerWeb } from './web';

/** What the HTTP server is built from. */
export interface AppOptions {
  settings: Settings;
  logger: FastifyServerOptions['logger'];
  /** Only these areas; all by default. */
  only?: AreaName[];
  /** Documents and pages, which tests of the API need not wait for. */
  full?: boolean;
  /** Folder whose packages' builds the site begins with; the workspace by default, where pages are served. */
  builds?: string;
  /** Where the bundles of working processes lie that draw pages; without them, browsers draw all. */
  programs?: string;
  isDraining?: () => boolean;
  /** Where the times of the parts are noted. */
  during?: Phases['during'];
  /** Adds routes outside the contract, e.g. the sandbox gateways'. */
  register?: (app: FastifyInstance) => Promise<void>;
  /** Makes what the handlers use, once there is a logger. */
  makeCore: (log: FastifyInstance['log']) => Core | Promise<Core>;
}

async function registerNamed<A extends AreaName>(app: FastifyInstance, core: Core, name: A): Promise<void> {
  registerArea(app, core, name, areas[name], await loadCalls(name));
}

/** Loads the code of every area, which {@link buildApp} then finds loaded. */
export async function loadAreas(): Promise<void> {
  await Promise.all((Object.keys(areas) as AreaName[]).map(loadCalls));
}

/**
 * The HTTP server, ready to listen.
 * @throws Error when a call of the contract has no access rule or no handler.
 */
export async function buildApp(options: AppOptions): Promise<{ app: FastifyInstance; core: Core }> {
  const { settings, logger, only, full = true, isDraining = () => false, makeCore } = options;
  const { during = startPhases().during } = options;
  const app = fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: newRequestId,
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
    bodyLimit: sizeLimits.json,
    serverFactory: serverFactory(settings),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: false,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  const core = await during('core', () => makeCore(app.log));

  app.decorateRequest('user', null);
  app.decorateRequest('deployToken', null);
  app.setValidatorCompiler(() => () => true);
  registerUserAgent(app);
  registerSecurityHeaders(app, settings);
  registerBodyTimeout(app);
  const overload = registerOverload(app);
  registerSlowReaders(app);
  registerUntakenAnswers(app);
  registerFarewell(app, isDraining);
  registerSilentConnections(app);
  registerRequestLog(app);
  registerErrors(app);
  registerJsonBody(app);
  await app.register(cors, {
    origin: settings.origins,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['X-Renew-Token', 'X-Request-Id', 'Retry-After', 'Idempotent-Replayed'],
    maxAge: 600,
  });
  await app.register(multipart, {
    limits: {
      fileSize: sizeLimits.picture,
      files: 1,
      fields: 10,
      fieldSize: sizeLimits.field,
      parts: 12,
    },
  });
  if (full) await registerOpenApi(app, core);

  // Open streams would keep the server from closing: they end first, and their clients come back elsewhere.
  app.addHook('preClose', async () => core.live.close());
  registerHealth(app, core, { isDraining, overloaded: overload.overloaded });
  registerPolicyReports(app, core);
  const names = only ?? (Object.keys(areas) as AreaName[]);
  await during('calls', async () => {
    for (const name of names) await registerNamed(app, core, name);
  });
  registerRawRoutes(app, core, contributions('rawRoutes'));
  await registerUploads(app, settings.dataDir);
  await options.register?.(app);
  if (full || names.includes('platform')) {
    const builds = options.builds ?? (full ? workspaceRoot : undefined);
    const stopReleases = await during('releases', () => startReleases(core, builds));
    app.addHook('onClose', stopReleases);
  }
  if (full) await registerWeb(app, core, options.programs);
  app.addHook('onListen', async () => {
    for (const { name, readies } of areaManifests())
      readies?.(core).catch((err: unknown) => app.log.warn({ err, area: name }, 'not made ready'));
  });
  await during('plugins', () => app.ready());
  return { app, core };
}
