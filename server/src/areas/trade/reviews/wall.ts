import type { DataOf, QueryOf } from '@harbor/contract';
import { appraiseStatus } from '@harbor/contract/appraise-status';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { paginate } from '../../../http/page';
import { invalid } from '../../../http/problem';
import { catalogueCache } from '../services/catalogue/cache';
import { toAppraise } from '../services/reviews/reviews';
import { reviewLimits } from './limits';
import { fullReviews } from './queries';

type Wall = DataOf<'GET /appraise/list'>;

/** What the wall shows. */
export interface WallFilter {
  categoryId?: number | undefined;
  stars?: number | undefined;
  filter: NonNullable<QueryOf<'GET /appraise/list'>>['filter'];
  page: number;
}

/**
 * One page of the shown reviews of all services, newest first, with sums over the category (whatever the stars and
 * contents asked for) and the number of reviews of each category. Answers live in the catalogue's cache, which every
 * change of a review's state clears.
 * @throws HttpProblem 422 unknown stars or category
 */
export function wallPage(core: Core, asked: WallFilter): Promise<Wall> {
  if (asked.stars !== undefined && asked.stars > 5) throw invalid({ stars: ['星级为1至5'] });
  const { categoryId = 0, stars = 0, filter = 'all', page } = asked;
  return catalogueCache(core).walls.get(`${categoryId}/${stars}/${filter}/${page}`, () =>
    loadWall(core.db, asked),
  );
}

const shown = appraiseStatus.shown;

function matching(db: Db, { categoryId, stars, filter }: WallFilter) {
  return fullReviews(db)
    .where('appraises.status', '=', shown)
    .where('goods.status', '<>', 0)
    .$if(categoryId !== undefined, (query) => query.where('goods.category_id', '=', categoryId ?? 0))
    .$if(stars !== undefined, (query) => query.where('appraises.stars', '=', stars ?? 0))
    .$if(filter === 'text', (query) => query.where('appraises.content', '<>', ''))
    .$if(filter === 'image', (query) => query.where(sql<boolean>`cardinality(appraises.images) > 0`))
    .$if(filter === 'append', (query) => query.where('appraises.append_status', '=', shown));
}

async function loadWall(db: Db, asked: WallFilter): Promise<Wall> {
  const perPage = reviewLimits.wallPerPage;
  const [found, summary, categories] = await Promise.all([
    paginate(
      matching(db, asked)
        .select('users.avatar_img')
        .orderBy('appraises.created_at', 'desc')
        .orderBy('appraises.id', 'desc'),
      { page: asked.page, perPage },
      (rows) =>
        rows.map((row) => ({
          ...toAppraise(row),
          goods: {
            goods_id: row.goods_id,
            title: row.title,
            cover: row.cover,
            category_title: row.category_title,
          },
        })),
    ),
    summaryOf(db, asked.categoryId),
    categoriesOf(db),
  ]);
  return { ...found, summary, categories };
}

/** Sums over the shown reviews of a category, or of all; means have one decimal. */
async function summaryOf(db: Db, categoryId: number | undefined): Promise<Wall['summary']> {
  const mean = <N extends string>(column: N) =>
    sql<number>`coalesce(round(avg(${sql.ref(`appraises.${column}`)}), 1), 0)`.as(column);
  const row = await db
    .selectFrom('appraises')
    .innerJoin('goods', 'goods.id', 'appraises.goods_id')
    .where('appraises.status', '=', shown)
    .where('goods.status', '<>', 0)
    .$if(categoryId !== undefined, (query) => query.where('goods.category_id', '=', categoryId ?? 0))
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      sql<number[]>`array[${sql.join(
        [5, 4, 3, 2, 1].map((stars) => sql`count(*) filter (where appraises.stars = ${sql.lit(stars)})`),
      )}]::integer[]`.as('distribution'),
      mean('stars'),
      mean('professional'),
      mean('punctual'),
      mean('communication'),
      mean('norm'),
      fn.countAll<number>().filterWhere('appraises.content', '<>', '').as('with_text'),
      fn.countAll<number>().filterWhere(sql<boolean>`cardinality(appraises.images) > 0`).as('with_images'),
      fn.countAll<number>().filterWhere('appraises.append_status', '=', shown).as('with_append'),
    ])
    .executeTakeFirstOrThrow();
  const { stars: overall, professional, punctual, communication, norm, ...sums } = row;
  return { ...sums, score: overall, rubrics: { overall, professional, punctual, communication, norm } };
}

/** Every category with the number of its shown reviews, in the shop's order. */
async function categoriesOf(db: Db): Promise<Wall['categories']> {
  return db
    .selectFrom('categories')
    .leftJoin('goods', (on) =>
      on.onRef('goods.category_id', '=', 'categories.id').on('goods.status', '<>', 0),
    )
    .select(({ fn }) => [
      'categories.id',
      'categories.title',
      fn.coalesce(fn.sum<number>('goods.appraise_count'), sql<number>`0`).as('count'),
    ])
    .groupBy(['categories.id'])
    .orderBy('categories.sort')
    .orderBy('categories.id')
    .execute();
}
