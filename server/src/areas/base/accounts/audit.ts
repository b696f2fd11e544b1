import { channel } from 'node:diagnostics_channel';
import type { Db } from '../../../db/connect';
import { acting } from '../../../http/acting';
import type { Clock } from '../../../settings/clock';
import type { AuditField } from './audit-fields';
import type { AuditAction, AuditObject } from './audit-words';

/** Told of each line once it is written, with its id: tests hold against it what staff do. */
export const auditWritten = channel('harbor.audit');

/** What {@link auditWritten} tells. */
export interface WrittenLine {
  id: number;
  entry: AuditEntry;
}

/** What a line says beside actor, action and object. */
export type AuditDetail = Partial<Record<AuditField, string | number | boolean>>;

/** Who did what to what; never tokens, codes or full phone numbers. */
export interface AuditEntry {
  actor: { type: 'user' | 'staff' | 'system' | 'visitor'; id?: number };
  /** `area.verb`, e.g. `login.failed`. */
  action: AuditAction;
  /** Type and id of the thing it was done to. */
  object?: [type: AuditObject, id: string];
  detail?: AuditDetail;
  ip?: string;
}

/**
 * Appends to the audit log; the database refuses to change or delete rows. Pass the transaction of the act. What staff do
 * gets the address that the call came from, and a decision is refused here if somebody else took its case meanwhile.
 * @returns the number of the line
 * @throws HttpProblem 409
 */
export async function audit(db: Db, clock: Clock, entry: AuditEntry): Promise<number> {
  const call = entry.actor.type === 'staff' ? acting() : undefined;
  await call?.recheck?.(db);
  const { id } = await db
    .insertInto('audit_log')
    .values({
      at: new Date(clock.now()),
      actor_type: entry.actor.type,
      actor_id: entry.actor.id ?? null,
      action: entry.action,
      object_type: entry.object?.[0],
      object_id: entry.object?.[1],
      detail: JSON.stringify(entry.detail ?? {}),
      ip: entry.ip ?? call?.ip ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  auditWritten.publish({ id, entry } satisfies WrittenLine);
  return id;
}
