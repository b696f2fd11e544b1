import type { CatalogueService, ShelfEvent } from '@harbor/contract';
import type { Core } from '../../../core';
import { findRow } from '../../../db/rows';
import { conflict, notFound } from '../../../http/problem';
import { audit } from '../../base/accounts/audit';
import { lockCategory } from './categories';
import { documentOf } from './document';
import { missingOf } from './missing';
import { moveGoods } from './move';
import { serviceOf, unknownService } from './read';
import { lockService } from './save';

/**
 * Takes a service one step along its shelf. It goes there only whole.
 * @throws HttpProblem 404 · 409 for a step that is not open, or with `data.missing` for what a buyer needs and is not there
 */
export async function moveOnShelf(
  core: Core,
  staffId: number,
  id: number,
  event: ShelfEvent,
): Promise<CatalogueService> {
  await core.db.transaction().execute(async (trx) => {
    const known = await findRow(trx, 'goods', { id }, ['category_id']);
    if (!known) throw notFound(unknownService);
    // Before the service: whoever hides a category holds it while they look what is on the shelf.
    const category = await lockCategory(trx, known.category_id, 'share');
    const { row, sold } = await lockService(trx, id);
    if (row.category_id !== category.id) throw conflict();
    if (event === 'list') {
      const missing = missingOf(documentOf(row, sold), category);
      if (missing.length > 0)
        throw conflict(`还不能上架：${missing.map(({ text }) => text).join('、')}`, { missing });
    }
    await moveGoods(trx, row, event, {}, { updated_at: new Date(core.settings.clock.now()) });
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: `goods.${event}`,
      object: ['goods', String(id)],
    });
  });
  return serviceOf(core.db, id);
}
