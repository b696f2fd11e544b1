import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import type { Clock } from '../../../settings/clock';

/** Who did what to what; never tokens, codes or full phone numbers. */
export interface AuditEntry {
  actor: { type: 'user' | 'staff' | 'system' | 'visitor'; id?: number };
  /** `area.verb`, e.g. `login.failed`. */
  action: string;
  /** Type and id of the thing it was done to. */
  object?: [type: string, id: string];
  detail?: Record<string, string | number | boolean>;
  ip?: string;
}

/** Appends to the audit log; the database refuses to change or delete rows. Pass the transaction of the act. */
export async function audit(db: Db, clock: Clock, entry: AuditEntry): Promise<void> {
  await insertRow(db, 'audit_log', {
    at: new Date(clock.now()),
    actor_type: entry.actor.type,
    actor_id: entry.actor.id ?? null,
    action: entry.action,
    object_type: entry.object?.[0],
    object_id: entry.object?.[1],
    detail: JSON.stringify(entry.detail ?? {}),
    ip: entry.ip ?? null,
  });
}
