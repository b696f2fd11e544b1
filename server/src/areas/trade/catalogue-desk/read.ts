import type { CatalogueService } from '@harbor/contract';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { notFound } from '../../../http/problem';
import { toMoment } from '../../../time';
import { actionLabel } from '../../base/accounts/audit-words';
import type { GoodsRow } from '../services/rows';
import { documentOf, soldSpecs } from './document';
import { missingOf } from './missing';
import { shelfSteps } from './transitions';

const shownChanges = 20;
export const unknownService = '服务不存在或已删除';

/** A service with all that staff may change of it. @throws HttpProblem 404 */
export async function serviceOf(db: Db, id: number): Promise<CatalogueService> {
  // One after the other: it is asked within transactions too.
  const row = await db.selectFrom('goods').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(unknownService);
  const goods: GoodsRow = row;
  const specs = await soldSpecs(db, id);
  const history = await historyOf(db, id);
  const category = await findRow(db, 'categories', { id: goods.category_id }, ['hidden']);
  const document = documentOf(goods, specs);
  return {
    ...document,
    ...{ id, specs, history },
    status: goods.status,
    revision: goods.revision,
    sales: goods.sales,
    updated_at: toMoment(goods.updated_at),
    missing: missingOf(document, category ?? { hidden: false }),
    events: shelfSteps.filter(({ from }) => from === goods.status).map(({ event }) => event),
  };
}

/** What staff did with a service, the newest first, as the audit log has it. */
async function historyOf(db: Db, id: number): Promise<CatalogueService['history']> {
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select(['audit_log.action', 'audit_log.detail', 'audit_log.at', 'users.nickname'])
    .where('object_type', '=', 'goods')
    .where('object_id', '=', String(id))
    .orderBy('audit_log.id', 'desc')
    .limit(shownChanges)
    .execute();
  return rows.map(({ action, detail, at, nickname }) => ({
    title: actionLabel(action),
    actor: nickname ?? '系统',
    change: changeOf(detail as Record<string, unknown>),
    at: toMoment(at),
  }));
}

function changeOf({ change, spec, before, after }: Record<string, unknown>): string {
  if (typeof change === 'string') return change;
  return typeof spec === 'string' ? `「${spec}」${before} → ${after}` : '';
}
