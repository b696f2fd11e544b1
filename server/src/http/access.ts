import {
  type Access,
  code,
  type EndpointSpec,
  hasRight,
  type StaffGate,
  type StaffRight,
} from '@harbor/contract';
import {
  teacherStatus as statuses,
  type TeacherGate,
  teacherGateText,
} from '@harbor/contract/teacher-apply-status';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../core';
import { areaManifests } from '../manifest';
import { forbidden, HttpProblem, loginRequired } from './problem';
import type { SessionUser, StaffMember } from './session-user';

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

/** Whether somebody of the team may do something now: the second factor passed, and a role that holds the right. */
export const staffMay = (staff: StaffMember | null, right: StaffRight): boolean =>
  staff?.passed === true && hasRight(staff.roles, right);

/** 403 for somebody of the team, with what is missing: pages ask for it and repeat the call. */
export const gate = (reason: StaffGate, message: string) =>
  new HttpProblem(code.forbidden, message, { reason });

/** For steps with money or rights. @param now ms @throws HttpProblem 403 `PROOF_WANTED` without a fresh code of the second factor */
export function requireProof(staff: StaffMember | null, now: number): void {
  if (!(staff?.moneyUntil && staff.moneyUntil.getTime() > now))
    throw gate('PROOF_WANTED', '为保证安全，请再次输入两步验证码');
}

function admitStaff({ right, money }: Guarded, staff: StaffMember, now: number): void {
  // Leads to the second factor itself.
  if (right === 'entry') return;
  if (!staff.hasFactor) throw gate('SECOND_FACTOR_MISSING', '请先设置两步验证');
  if (!staff.passed) throw gate('SECOND_FACTOR_WANTED', '请输入两步验证码');
  if (!right || !hasRight(staff.roles, right)) throw gate('RIGHT_MISSING', '您的角色没有此项权限');
  if (money) requireProof(staff, now);
}

/** Why somebody is not admitted to the platform: what it takes stands in `data.reason`. */
function turnedAway({ is_teacher, teacherStatus }: SessionUser): HttpProblem {
  const reason: TeacherGate = !is_teacher
    ? 'NOT_CERTIFIED'
    : teacherStatus === statuses.suspended
      ? 'SUSPENDED'
      : 'RULES_UNSIGNED';
  return new HttpProblem(code.forbidden, teacherGateText[reason], { reason });
}

/** What of a call says who may make it. */
export type Guarded = Pick<EndpointSpec, 'access' | 'right' | 'money'>;

/**
 * Turns away who may not make a call.
 * @param now ms
 * @throws HttpProblem 401 for visitors, 403 for the wrong role; of the team, with what is missing as `data.reason`
 */
export function authorize(
  spec: Guarded,
  user: SessionUser | null,
  now: number,
  deployToken: FoundToken | null = null,
): void {
  const { access } = spec;
  if (access === 'public') return;
  if (access === 'release' && deployToken) return;
  if (!user) throw loginRequired();
  if (access === 'teacher' && !(user.is_teacher && user.is_certification)) throw turnedAway(user);
  if (access !== 'staff' && access !== 'release') return;
  if (!user.staff) throw forbidden();
  admitStaff(spec, user.staff, now);
}

/** Notes that a session of the team is in use. What a page asks by itself again and again is no use. */
export async function touchStaff(core: Core, spec: EndpointSpec, user: SessionUser | null): Promise<void> {
  const { clock, staff: rules } = core.settings;
  if (!user?.staff || !spec.right || spec.right === 'entry') return;
  if (spec.rate === 'poll' || spec.unattended) return;
  const now = clock.now();
  if (user.staff.usedAt && now - user.staff.usedAt.getTime() < rules.touchEvery) return;
  await core.db
    .updateTable('sessions')
    .set({ staff_used_at: new Date(now) })
    .where('id', '=', user.sessionId)
    .execute();
}
