import type { Access } from '@harbor/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionUser } from '../areas/base/accounts/session-user';
import { findSession } from '../areas/identity/auth/sessions';
import { type FoundToken, findToken, tokenPrefix } from '../areas/operations/platform/tokens';
import type { Core } from '../core';
import { forbidden, loginRequired } from './problem';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null for visitors. */
    user: SessionUser | null;
    /** A machine that releases; null for people. */
    deployToken: FoundToken | null;
  }
  interface FastifyContextConfig {
    /** A route outside the contract that anybody may call (health, documents, notifies, pages). */
    open?: boolean;
    access?: Access;
    /** Answered for as long as the client stays. */
    stream?: boolean;
  }
}

const bearer = /^Bearer (\S+)$/i;

/** Finds out who asks, and sends the successor of an ageing token. No token, no database read. */
export async function identify(core: Core, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  if (!token) return;
  if (token.startsWith(tokenPrefix)) {
    const found = await findToken(core, token);
    if (!found) throw loginRequired('发布令牌无效或已吊销');
    request.deployToken = found;
    return;
  }
  const origin = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
  const session = await findSession(core, token, origin);
  if (!session) return;
  request.user = session.user;
  if (session.renewed) reply.header('x-renew-token', session.renewed);
}

/**
 * Turns away who may not make a call.
 * @throws HttpProblem 401 for visitors, 403 for the wrong role.
 */
export function authorize(
  access: Access,
  user: SessionUser | null,
  deployToken: FoundToken | null = null,
): void {
  if (access === 'public') return;
  if (access === 'release' && deployToken) return;
  if (!user) throw loginRequired();
  if (access === 'teacher' && !(user.is_teacher && user.is_certification))
    throw forbidden('认证成功后才能进入接单平台');
  if ((access === 'staff' || access === 'release') && !user.is_staff) throw forbidden();
}
