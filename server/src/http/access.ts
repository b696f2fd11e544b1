import type { Access } from '@harbor/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../core';
import { areaManifests } from '../manifest';
import { forbidden, loginRequired } from './problem';
import type { SessionUser } from './session-user';

/** What a deploy token lets its holder do. */
export interface FoundToken {
  id: number;
  name: string;
  /** `*` for all parts. */
  remotes: string[];
}

/** Who is behind a bearer word: a person, or a machine that releases. */
export type Bearer =
  | { user: SessionUser /** The successor of an ageing token. */; renewed?: string | undefined }
  | { deployToken: FoundToken };

/** Finds out who is behind bearer words. @throws HttpProblem for a word that says what it is and is not valid */
export interface Identification {
  /** With which its words begin; one area's have no mark. */
  prefix: string;
  find(core: Core, token: string, origin: { ip: string; userAgent: string }): Promise<Bearer | undefined>;
}

declare module '../manifest' {
  interface AreaManifest {
    /** Words that say who makes a call. */
    identifies?: Identification;
  }
}

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
  const known = areaManifests().flatMap(({ identifies }) => identifies ?? []);
  const marked = known.find(({ prefix }) => prefix !== '' && token.startsWith(prefix));
  const origin = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
  const found = await (marked ?? known.find(({ prefix }) => prefix === ''))?.find(core, token, origin);
  if (!found) return;
  if ('deployToken' in found) {
    request.deployToken = found.deployToken;
    return;
  }
  request.user = found.user;
  if (found.renewed) reply.header('x-renew-token', found.renewed);
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
