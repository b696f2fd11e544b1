import type { BodyOf, DataOf } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { conflict, invalid, notFound } from '../../../http/problem';
import { audit } from '../../base/accounts/audit';

type StockBody = BodyOf<'POST /staff/catalogue/stock/:id'>;

const saidOf = (stock: number | null) => (stock === null ? '不限' : String(stock));

/**
 * Moves the stock of a specification by so many pieces, so that it does not matter what was sold meanwhile; or ends or
 * begins that it is counted.
 * @throws HttpProblem 404 · 409 for one that another took the place of, or that is counted, or not, already · 422 when less
 * than nothing would be left
 */
export async function changeStock(
  core: Core,
  trx: Db,
  staffId: number,
  specId: number,
  body: StockBody,
): Promise<DataOf<'POST /staff/catalogue/stock/:id'>> {
  // Buyers take pieces by one statement on this row: they wait for us, or we for them.
  const spec = await trx
    .selectFrom('goods_specs')
    .select(['id', 'goods_id', 'name', 'stock', 'retired_at'])
    .where('id', '=', specId)
    .forUpdate()
    .executeTakeFirst();
  if (!spec) throw notFound('规格不存在');
  if (spec.retired_at) throw conflict('该规格已停售或被新规格接替，请刷新');
  const stock = stockAfter(spec.stock, body);
  await trx
    .updateTable('goods_specs')
    .set({ stock: 'add' in body ? sql<number>`stock + ${body.add}::integer` : stock })
    .where('id', '=', specId)
    .execute();
  await audit(trx, core.settings.clock, {
    actor: { type: 'staff', id: staffId },
    action: 'goods.stock',
    object: ['goods', String(spec.goods_id)],
    detail: { spec: spec.name, before: saidOf(spec.stock), after: saidOf(stock) },
  });
  return { stock };
}

function stockAfter(before: number | null, body: StockBody): number | null {
  if ('count' in body) {
    if (before !== null) throw conflict('库存已在计数，请改用增减');
    return body.count;
  }
  if (before === null) throw conflict('该规格不限库存，请先设为计数');
  if ('unlimited' in body) return null;
  if (body.add === 0) throw invalid({ add: ['请输入要增减的数量'] });
  if (before + body.add < 0) throw invalid({ add: [`库存只剩 ${before} 个，减不了这么多`] });
  if (before + body.add > 1_000_000) throw invalid({ add: ['库存最多100万'] });
  return before + body.add;
}
