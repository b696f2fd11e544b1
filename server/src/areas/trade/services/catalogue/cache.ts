import type { DataOf } from '@harbor/contract';
import { Cached, share } from '../../../../cache/cached';
import type { Core } from '../../../../core';

/** How long an answer lives if no announcement comes, in ms: the bound when an announcement is lost. */
const lifetime = 5000;

/**
 * Public answers of the catalogue in this process. The database announces every change to all processes; a service's
 * own announcement (stock, favourites) drops its page alone, any other change drops everything.
 */
export interface CatalogueCache {
  details: Cached<KnownGoods | null>;
  shelves: Cached<DataOf<'GET /service/goods'>>;
  home: Cached<DataOf<'GET /index/goods'>>;
  categories: Cached<DataOf<'GET /index/goods'>['categories']>;
  searches: Cached<DataOf<'POST /service/search'>>;
  /** Suggestions by what was typed. */
  typed: Cached<DataOf<'GET /service/suggest'>>;
  reviews: Cached<DataOf<'GET /service/appraise/:id'> | null>;
  /** Pages of the wall with the reviews of all services. */
  walls: Cached<DataOf<'GET /appraise/list'>>;
  /** Forgets one service's page. */
  dropOwn(goodsId: number): void;
  /** How many changes of the catalogue this process has heard of. */
  readonly heard: number;
}

/** A service's page, and who of those that asked has it among the favourites: both end with the same announcement. */
export interface KnownGoods {
  /** Its page as who has it among the favourites is given it, and as everybody else is. */
  pages: { collected: GoodsDetail; plain: GoodsDetail };
  collectedBy: Cached<boolean>;
}

/** A service's page without what belongs to the person who asks. */
export type DetailRow = Omit<GoodsDetail, 'collected'>;

type GoodsDetail = DataOf<'GET /service/detail/:id'>;

/** A service's page with nobody known yet. */
export const knownGoods = (page: DetailRow): KnownGoods => ({
  pages: { collected: share({ ...page, collected: true }), plain: share({ ...page, collected: false }) },
  collectedBy: new Cached<boolean>(lifetime, 2000),
});

const caches = new WeakMap<Core, CatalogueCache>();

/** The cache of this server process. */
export function catalogueCache(core: Core): CatalogueCache {
  const known = caches.get(core);
  if (known) return known;
  const cache = openCache(core);
  caches.set(core, cache);
  return cache;
}

function openCache(core: Core): CatalogueCache {
  const kinds = {
    details: new Cached<KnownGoods | null>(lifetime, 2000),
    shelves: new Cached<DataOf<'GET /service/goods'>>(lifetime, 500),
    home: new Cached<DataOf<'GET /index/goods'>>(lifetime, 1),
    categories: new Cached<DataOf<'GET /index/goods'>['categories']>(lifetime, 1),
    searches: new Cached<DataOf<'POST /service/search'>>(lifetime, 500),
    typed: new Cached<DataOf<'GET /service/suggest'>>(lifetime, 500),
    reviews: new Cached<DataOf<'GET /service/appraise/:id'> | null>(lifetime, 1000),
    walls: new Cached<DataOf<'GET /appraise/list'>>(lifetime, 500),
  };
  let heard = 0;
  const dropOwn = (goodsId: number) => {
    heard += 1;
    kinds.details.drop(String(goodsId));
  };
  const clear = () => {
    heard += 1;
    for (const kind of Object.values(kinds)) kind.clear();
  };
  core.hub.listen('catalogue', (payload) => {
    const [id = '', own] = payload.split(' ');
    if (own) dropOwn(Number(id));
    else clear();
  });
  core.hub.onReconnect(clear);
  return {
    ...kinds,
    dropOwn,
    get heard() {
      return heard;
    },
  };
}
