import type { DataOf, GoodsCard } from '@harbor/contract';
import { pressDescription } from '@harbor/contract/descriptions';
import { goodsStatus } from '@harbor/contract/goods-status';
import { pressSorts } from '@harbor/contract/press-status';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { notFound } from '../../../../http/problem';
import type { SessionUser } from '../../../../http/session-user';
import { toMoment, toMomentOrNull } from '../../../../time';
import { selectCards, toCard as toGoodsCard } from '../../../trade/services/catalogue/card';
import { cached } from '../cache';
import { pressLimits } from '../limits';
import type { PressRow } from '../rows';
import { isShown, unknownPress } from '../shown';
import { withHeadings } from '../text/headings';
import { cleanNews } from '../text/markup';
import { type CardRow, cardColumns, toCard } from './cards';
import { firstCards, type ReadingCore } from './lists';
import { readMost } from './rankings';
import { relatedTags, relatedTo } from './related';
import { allTags, tagsByIds } from './shelves';

type Detail = DataOf<'GET /press/:id/detail'>;

type Row = CardRow & Pick<PressRow, 'content' | 'source_url' | 'revised_at' | 'seo' | 'service_goods'>;

async function publishedRow(db: Db, id: number): Promise<Row> {
  const { rows } = await sql<Row>`
    select ${cardColumns}, p.content, p.source_url, p.revised_at, p.seo, p.service_goods
    from press p where p.id = ${id} and ${isShown('p')}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound(unknownPress);
  return row;
}

/**
 * One article. What everybody sees is kept; whether its reader likes or collected it is laid over it.
 * @throws HttpProblem 404 unknown, not yet published, or taken offline
 */
export async function pressDetail(
  core: ReadingCore,
  viewer: Pick<SessionUser, 'id'> | null,
  id: number,
  now: Date,
): Promise<Detail> {
  const plain = await cached(core, `press:${id}`, () => readDetail(core, id, now));
  if (!viewer) return plain;
  return { ...plain, info: { ...plain.info, ...(await ownMarks(core.db, viewer.id, id)) } };
}

async function ownMarks(db: Db, userId: number, id: number) {
  const { rows } = await sql<{ liked: boolean; collected: boolean }>`
    select exists (select 1 from press_likes where press_id = ${id} and user_id = ${userId}) as liked,
      exists (select 1 from press_collects where press_id = ${id} and user_id = ${userId}) as collected`.execute(
    db,
  );
  return { liked: rows[0]?.liked === true, collected: rows[0]?.collected === true };
}

async function readDetail(core: ReadingCore, id: number, now: Date): Promise<Detail> {
  const { db } = core;
  const row = await publishedRow(db, id);
  const [cleaned, corrections, prev, next, latest, service_goods, like, recommend, tags, related, own] =
    await Promise.all([
      cleanNews(core, row.content),
      correctionsOf(db, id),
      neighbour(db, row, 'before'),
      neighbour(db, row, 'after'),
      firstCards(db, { sort: pressSorts.latest, limit: pressLimits.latest, where: sql`p.id <> ${id}` }),
      goodsOf(db, row.service_goods),
      relatedTo(db, row),
      readMost(core, 7, now),
      allTags(core),
      relatedTags(db, id),
      tagsByIds(
        db,
        row.tags.map((tag) => tag.id),
      ),
    ]);
  const { content, headings } = withHeadings(cleaned);
  return {
    info: {
      ...toCard(row),
      content,
      headings,
      source_url: row.source_url,
      revised_at: toMomentOrNull(row.revised_at),
      corrections,
      related_Tags: related,
      hot_tags: tags.filter(({ press_count }) => press_count > 0).slice(0, pressLimits.hotTags),
      tags_data: own,
      seo: {
        title: row.seo.title || row.title,
        desc: row.seo.desc || pressDescription({ desc: row.description }),
        keywords: row.seo.keywords,
      },
      next,
      prev,
      latest: { data: latest },
      service_goods,
      liked: false,
      collected: false,
    },
    like: { data: like },
    recommend: recommend.filter((one) => one.id !== id),
  };
}

/** Corrections of an article, the newest first. */
export async function correctionsOf(db: Db, id: number): Promise<Detail['info']['corrections']> {
  const rows = await db
    .selectFrom('press_corrections')
    .select(['text', 'at'])
    .where('press_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ text, at }) => ({ text, at: toMoment(at) }));
}

/** The one that was published just before an article, or just after it. */
async function neighbour(
  db: Db,
  { id, published_at }: Pick<Row, 'id' | 'published_at'>,
  where: 'before' | 'after',
): Promise<Detail['info']['next']> {
  const [sign, order] = where === 'before' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const { rows } = await sql<{ id: number; title: string }>`
    select id, title from press
    where ${isShown()} and (published_at, id) ${sign} (${published_at}::timestamptz, ${id}::bigint)
    order by published_at ${order}, id ${order} limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Services that are on the shelf, in the order of their ids in the list. */
async function goodsOf(db: Db, ids: readonly number[]): Promise<GoodsCard[]> {
  if (ids.length === 0) return [];
  const rows = await selectCards(db)
    .where('goods.id', 'in', ids)
    .where('goods.status', '=', goodsStatus.onShelf)
    .execute();
  const known = new Map(rows.map((row) => [row.id, toGoodsCard(row)]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** Ids of services that articles can name. */
const mostGoods = 2 ** 31 - 1;

/** The newest articles beside which a service stands. */
export const pressForGoods = (
  core: ReadingCore,
  goodsId: number,
): Promise<DataOf<'GET /press/for_goods/:id'>> =>
  cached(core, `goods:${goodsId}`, async () => ({
    data:
      goodsId > mostGoods
        ? []
        : await firstCards(core.db, {
            sort: pressSorts.latest,
            limit: pressLimits.forGoods,
            where: sql`p.service_goods @> ${[goodsId]}::integer[]`,
          }),
  }));
