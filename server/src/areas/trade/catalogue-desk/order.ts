import type { CatalogueCategory } from '@harbor/contract';
import { goodsStatus } from '@harbor/contract/goods-status';
import type { Core } from '../../../core';
import { findRow, updateRows } from '../../../db/rows';
import { notFound } from '../../../http/problem';
import { audit } from '../../base/accounts/audit';
import { allCategories, lockCategory } from './categories';

/** A list in which one was moved by so many places, down where it is positive, no further than its ends. Pure. */
export function moved<T>(list: readonly T[], one: T, steps: number): T[] {
  const from = list.indexOf(one);
  if (from < 0) return [...list];
  const rest = list.filter((other) => other !== one);
  const to = Math.min(Math.max(from + steps, 0), rest.length);
  return [...rest.slice(0, to), one, ...rest.slice(to)];
}

/**
 * Numbers for a list whose first has the highest: as few as possible are other than they were, so that a service keeps its
 * place among those of other categories.
 */
export function descending(before: readonly number[]): number[] {
  const numbers = [...before].sort((a, b) => b - a);
  for (let n = numbers.length - 2; n >= 0; n -= 1)
    numbers[n] = Math.max(numbers[n] ?? 0, (numbers[n + 1] ?? 0) + 1);
  return numbers;
}

/** Moves a category by so many places. Of two movers both have their way, one after the other. @throws HttpProblem 404 */
export async function moveCategory(
  core: Core,
  staffId: number,
  id: number,
  steps: number,
): Promise<{ data: CatalogueCategory[] }> {
  await core.db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('categories')
      .select(['id', 'sort'])
      .orderBy('id')
      .forUpdate()
      .execute();
    if (!rows.some((row) => row.id === id)) throw notFound('服务分类不存在或已删除');
    const sorted = [...rows].sort((a, b) => a.sort - b.sort || a.id - b.id).map((row) => row.id);
    for (const [sort, one] of moved(sorted, id, steps).entries())
      if (rows.find((row) => row.id === one)?.sort !== sort + 1)
        await updateRows(trx, 'categories', { id: one }, { sort: sort + 1 });
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'goods_category.move',
      object: ['goods_category', String(id)],
    });
  });
  return { data: await allCategories(core.db) };
}

/** Moves a service by so many places within its category. @throws HttpProblem 404 */
export async function moveService(
  core: Core,
  staffId: number,
  id: number,
  steps: number,
): Promise<Record<string, never>> {
  await core.db.transaction().execute(async (trx) => {
    const row = await findRow(trx, 'goods', { id }, ['category_id']);
    if (!row) throw notFound('服务不存在或已删除');
    await lockCategory(trx, row.category_id, 'update');
    const rows = await trx
      .selectFrom('goods')
      .select(['id', 'sort'])
      .where('category_id', '=', row.category_id)
      .where('status', '<>', goodsStatus.archived)
      .orderBy('sort', 'desc')
      .orderBy('is_hot', 'desc')
      .orderBy('sales', 'desc')
      .orderBy('id')
      .execute();
    const wanted = moved(
      rows.map((one) => one.id),
      id,
      steps,
    );
    const numbers = descending(rows.map(({ sort }) => sort));
    for (const [n, one] of wanted.entries()) {
      const sort = numbers[n] ?? 0;
      if (rows.find((other) => other.id === one)?.sort !== sort)
        await updateRows(trx, 'goods', { id: one }, { sort });
    }
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'goods.move',
      object: ['goods', String(id)],
    });
  });
  return {};
}
