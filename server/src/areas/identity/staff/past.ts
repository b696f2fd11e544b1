import type { Db } from '../../../db/connect';
import type { PastPart } from '../../../queues/author-past';
import { type AuditAction, actionLabel } from '../../base/accounts/audit-words';

const shown = 5;
const acts = [
  'account.freeze',
  'account.unfreeze',
  'account_review.returned',
] as const satisfies AuditAction[];

/** How often an account was frozen and opened again, and why: as the log says. */
export async function accountPast(db: Db, userId: number): Promise<PastPart> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['action', 'at', 'detail'])
    .where('object_type', '=', 'user')
    .where('object_id', '=', String(userId))
    .where('action', 'in', acts)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  const frozen = rows.filter(({ action }) => action === 'account.freeze').length;
  return {
    counts: [{ label: '曾冻结', n: frozen, tone: frozen > 0 ? 'danger' : 'plain' }],
    recent: rows.map(({ action, at, detail }) => ({
      ...{ kind: '账号', title: actionLabel(action), state: '', link: '', at },
      note: String(
        (detail as { reason?: unknown; note?: unknown }).reason ?? (detail as { note?: unknown }).note ?? '',
      ),
      tone: action === 'account.freeze' ? 'danger' : 'good',
    })),
  };
}
