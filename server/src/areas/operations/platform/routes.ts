import type { platform } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { actorOf } from './actor';
import { grant, listGrants, withdrawGrant } from './addresses/grants';
import { clearOverrides, composition, setOverride } from './choice/composition';
import { changeBuild, registerBuild, withdrawBuild } from './choice/dev-builds';
import { takeReport } from './health/reports';
import { receivePublish } from './publish/receive';
import { promote, rollback, setCanary } from './registry/moves';
import { errorSeries, listMoves, listReleases } from './registry/read';
import { rollbackPlan } from './registry/rollback-plan';
import { issueToken, listTokens, revokeToken } from './tokens';

export const routes: AreaHandlers<typeof platform> = {
  'POST /api/platform/releases': ({ core, request }) => receivePublish(core, actorOf(request), request),
  'GET /api/platform/releases': ({ core, query }) => listReleases(core, query),
  'POST /api/platform/channels/:remote/promote': ({ core, request, params, body }) =>
    promote(core, actorOf(request), { ...params, ...body }),
  'GET /api/platform/channels/:remote/rollback': ({ core, request, params }) =>
    rollbackPlan(core, actorOf(request), params.remote),
  'POST /api/platform/channels/:remote/rollback': ({ core, request, params, body }) =>
    rollback(core, actorOf(request), { ...params, ...body }),
  'POST /api/platform/channels/:remote/canary': ({ core, request, params, body }) =>
    setCanary(core, actorOf(request), { ...params, ...body }),
  'GET /api/platform/moves': ({ core, query }) => listMoves(core, query),
  'GET /api/platform/errors': ({ core, query }) => errorSeries(core, query),
  'GET /api/platform/me': ({ request }) => actorOf(request),
  'GET /api/platform/tokens': async ({ core }) => ({ data: await listTokens(core) }),
  'POST /api/platform/tokens': ({ core, body, user }) =>
    issueToken(core, body, { name: user.nickname, user }),
  'DELETE /api/platform/tokens/:id': async ({ core, params, user }) => {
    await revokeToken(core, params.id, user);
    return {};
  },
  'GET /api/platform/addresses': async ({ core }) => ({ data: await listGrants(core) }),
  'POST /api/platform/addresses': async ({ core, body, user }) => {
    await grant(core, body, user);
    return {};
  },
  'DELETE /api/platform/addresses/:word': async ({ core, params, user }) => {
    await withdrawGrant(core, params.word, user);
    return {};
  },
  'POST /api/platform/reports': ({ core, request, reply, body }) => takeReport(core, request, reply, body),
  'GET /api/platform/composition': ({ core, request }) => composition(core, request),
  'POST /api/platform/overrides': ({ core, user, body, request, reply }) =>
    setOverride(core, user, body, request, reply),
  'POST /api/platform/dev-builds': ({ core, request, body }) => registerBuild(core, request, body),
  'PUT /api/platform/dev-builds/:id': ({ core, request, params, body }) =>
    changeBuild(core, request, params.id, body),
  'DELETE /api/platform/dev-builds/:id': ({ core, request, params }) =>
    withdrawBuild(core, request, params.id),
  'DELETE /api/platform/overrides': ({ core, request, reply }) =>
    clearOverrides(core, undefined, request, reply),
  'DELETE /api/platform/overrides/:remote': ({ core, params, request, reply }) =>
    clearOverrides(core, params.remote, request, reply),
};
