import type { DataOf, ServiceSearch } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { toPage } from '../../../../http/page';
import { catalogueCache } from '../catalogue/cache';
import { selectCards, toCard } from '../catalogue/card';
import { countFacets } from './facets';
import { allBut, filtersOf } from './filters';
import { matches, parseKeyword } from './keyword';
import { orderOf } from './sorts';
import { suggest } from './suggestions';

const defaultPerPage = 12;

type Found = DataOf<'POST /service/search'>;

/**
 * Services on the shelf that contain every term of the keyword and pass the filters.
 * @throws HttpProblem 422 when the lowest price is above the highest
 */
export function searchServices(core: Core, body: ServiceSearch): Promise<Found> {
  const asked = { ...body, keyword: parseKeyword(body.keyword).text, page: body.page ?? 1 };
  const key = JSON.stringify(Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1)));
  return catalogueCache(core).searches.get(key, () => load(core.db, asked));
}

async function load(db: Db, body: ServiceSearch & { page: number }): Promise<Found> {
  const keyword = parseKeyword(body.keyword);
  const filters = filtersOf(body);
  const matching = matches(keyword);
  const perPage = body.per_page ?? defaultPerPage;
  const order = orderOf(body.sort ?? 'default', keyword);
  const [{ total, facets }, ids] = await Promise.all([
    countFacets(db, matching, filters),
    sql<{ id: number }>`
      select g.id from goods g where g.status = 1 and ${matching} and ${allBut(filters)}
      order by ${order} limit ${perPage} offset ${(body.page - 1) * perPage}`.execute(db),
  ]);
  const [cards, suggestions] = await Promise.all([
    cardsInOrder(
      db,
      ids.rows.map(({ id }) => id),
    ),
    suggest(db, keyword, total > 0),
  ]);
  return { ...toPage(cards, total, body.page, perPage), facets, suggestions };
}

async function cardsInOrder(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  const rows = await selectCards(db).where('goods.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, toCard(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
