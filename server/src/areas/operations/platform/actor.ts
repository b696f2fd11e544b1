import type { FastifyRequest } from 'fastify';
import { forbidden, loginRequired } from '../../../http/problem';
import type { AuditEntry } from '../../base/accounts/audit';

/** Who publishes and moves: a member of staff by session, or a machine by deploy token. */
export interface Actor {
  kind: 'staff' | 'token';
  /** As audit rows name it. */
  name: string;
  /** Parts it may publish and move; null for all. */
  remotes: string[] | null;
  /** As the audit log names it: a member of staff by number, a token by what the line says. */
  audited: Pick<AuditEntry, 'actor' | 'detail'>;
}

/** Who is behind a call whose access is `release`. */
export function actorOf({ user, deployToken }: Pick<FastifyRequest, 'user' | 'deployToken'>): Actor {
  if (deployToken) {
    const { name, remotes } = deployToken;
    return {
      kind: 'token',
      name: `令牌「${name}」`,
      remotes: remotes.includes('*') ? null : remotes,
      audited: { actor: { type: 'system' }, detail: { token: name } },
    };
  }
  if (!user) throw loginRequired();
  return {
    kind: 'staff',
    name: `${user.nickname}（运营）`,
    remotes: null,
    audited: { actor: { type: 'staff', id: user.id } },
  };
}

/** Whether somebody may publish and move a part. */
export const mayRelease = ({ remotes }: Actor, remote: string) =>
  remotes === null || remotes.includes(remote);

/** @throws HttpProblem 403 that says whose part it is not, and what to do */
export function checkMayRelease(actor: Actor, remote: string): void {
  if (mayRelease(actor, remote)) return;
  const own = actor.remotes?.join('、') ?? '';
  throw forbidden(`${actor.name}只能发布 ${own}，不能发布 ${remote}；请使用 ${remote} 团队的令牌`);
}
