import type { CatalogueBody } from '@harbor/contract';
import type { Db } from '../../../db/connect';
import { insertRow, removeRows, updateRows } from '../../../db/rows';
import { conflict, invalid } from '../../../http/problem';
import type { SpecRow } from './document';

type SpecBody = CatalogueBody['specs'][number];

/** What is wrong with specifications beside each by itself, by field. Pure. */
export function faultsOfSpecs(specs: readonly SpecBody[]): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  for (const [n, { id, name, stock }] of specs.entries()) {
    if (specs.findIndex((one) => one.name === name) < n) faults[`specs.${n}.name`] = ['规格名称重复'];
    if (id !== undefined && stock !== undefined) faults[`specs.${n}.stock`] = ['已有规格请用“调整库存”'];
    if (id !== undefined && specs.findIndex((one) => one.id === id) < n)
      faults[`specs.${n}.name`] = ['规格重复'];
  }
  return faults;
}

const termsOf = ({ name, description, price_fen, days, revisions }: SpecBody | SpecRow) => ({
  ...{ name, description, price_fen, days, revisions },
});

/** Whether somebody who buys reads the same of both. */
const same = (a: SpecBody | SpecRow, b: SpecBody | SpecRow) =>
  JSON.stringify(termsOf(a)) === JSON.stringify(termsOf(b));

export interface SpecChange {
  goodsId: number;
  /** Somebody may have bought them, or be looking at them: they are succeeded, not rewritten. */
  offered: boolean;
  /** The price counts something else now, so that none stays what it was. */
  allAnew: boolean;
  /** Those that are sold, locked. */
  sold: readonly SpecRow[];
  wanted: readonly SpecBody[];
  now: Date;
}

/**
 * Brings the specifications of a service to what is wanted. One that was ever on the shelf is not rewritten: another row
 * takes its place with its stock, and orders keep naming the one that was bought.
 * @throws HttpProblem 409 when one that is changed is not sold any more
 */
export async function changeSpecs(trx: Db, change: SpecChange): Promise<void> {
  const { goodsId, offered, allAnew, sold, wanted, now } = change;
  const kept = new Set(wanted.flatMap(({ id }) => id ?? []));
  for (const { id } of sold.filter((one) => !kept.has(one.id))) {
    if (offered) await updateRows(trx, 'goods_specs', { id }, { retired_at: now });
    else await removeRows(trx, 'goods_specs', { id });
  }
  for (const [sort, spec] of wanted.entries()) {
    if (spec.id === undefined) {
      await insertRow(trx, 'goods_specs', {
        ...{ goods_id: goodsId, ...termsOf(spec), sort },
        stock: spec.stock ?? null,
      });
      continue;
    }
    const before = sold.find(({ id }) => id === spec.id);
    if (!before) throw conflict('有规格已被其他人修改，请刷新后再改');
    if (offered && (allAnew || !same(before, spec))) await succeed(trx, before, { goodsId, spec, sort, now });
    else await updateRows(trx, 'goods_specs', { id: spec.id }, { ...termsOf(spec), sort });
  }
}

interface Successor {
  goodsId: number;
  spec: SpecBody;
  sort: number;
  now: Date;
}

/** Puts a new specification in the place of one that is locked; its stock is the new one's from then on. */
async function succeed(trx: Db, before: SpecRow, { goodsId, spec, sort, now }: Successor): Promise<void> {
  const { id } = await trx
    .insertInto('goods_specs')
    .values({ goods_id: goodsId, ...termsOf(spec), sort, stock: before.stock })
    .returning('id')
    .executeTakeFirstOrThrow();
  await updateRows(trx, 'goods_specs', { id: before.id }, { retired_at: now, successor_id: id });
}

/** Prices of a quoted service are named later: none is kept. */
export const withoutPrices = (specs: readonly SpecBody[], quoted: boolean): SpecBody[] =>
  specs.map((spec) => (quoted ? { ...spec, price_fen: 0 } : spec));

/** @throws HttpProblem 422 by field */
export function checkSpecs(specs: readonly SpecBody[]): void {
  const faults = faultsOfSpecs(specs);
  if (Object.keys(faults).length > 0) throw invalid(faults);
}
