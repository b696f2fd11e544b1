import type { Appraise, DataOf } from '@harbor/contract';
import { appraiseStatus } from '@harbor/contract/appraise-status';
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import type { DB } from '../../../../db/schema';
import { paginate } from '../../../../http/page';
import { invalid, notFound } from '../../../../http/problem';
import { maskedName } from '../../../../labels/masked-name';
import { unknownGoods } from '../../../../labels/unknown-goods';
import { toMoment, toMomentOrNull } from '../../../../time';
import { catalogueCache } from '../catalogue/cache';
import { toSummary } from './summary';

const perPage = 10;
/** `appraises.status` and `append_status` of what everybody may read. */
const visible = appraiseStatus.shown;

type Reviews = ExpressionBuilder<DB, 'appraises'>;
type Condition = (eb: Reviews) => ExpressionWrapper<DB, 'appraises', SqlBool>;

const filters: Record<string, Condition> = {
  all: (eb) => eb.and([]),
  text: (eb) => eb('content', '<>', ''),
  image: (eb) => eb(eb.fn<number>('cardinality', ['images']), '>', 0),
  append: (eb) => eb('append_status', '=', visible),
  low: (eb) => eb('stars', '<=', 3),
};

function conditionOf(filter: string): Condition {
  if (filter.startsWith('tag:')) {
    const tag = filter.slice(4).trim();
    if (tag) return (eb) => eb.and([sql<SqlBool>`${tag} = any(tags)`]);
  }
  const known = Object.hasOwn(filters, filter) ? filters[filter] : undefined;
  if (!known) throw invalid({ filter: ['评价筛选条件不正确'] });
  return known;
}

/**
 * One page of a service's reviews, newest first, with the sums over all of them.
 * @throws HttpProblem 404 unknown service · 422 unknown filter
 */
export async function reviewsPage(
  core: Core,
  goodsId: number,
  page: number,
  filter: string,
): Promise<DataOf<'GET /service/appraise/:id'>> {
  const condition = conditionOf(filter);
  const found = await catalogueCache(core).reviews.get(`${goodsId}/${page}/${filter}`, () =>
    loadPage(core.db, goodsId, page, condition),
  );
  if (!found) throw notFound(unknownGoods);
  return found;
}

async function loadPage(db: Db, goodsId: number, page: number, condition: Condition) {
  const matching = db
    .selectFrom('appraises')
    .where('goods_id', '=', goodsId)
    .where('appraises.status', '=', visible)
    .where(condition);
  const [goods, found] = await Promise.all([
    db
      .selectFrom('goods')
      .select('appraise_summary')
      .where('id', '=', goodsId)
      .where('status', '<>', 0)
      .executeTakeFirst(),
    paginate(
      matching
        .innerJoin('users', 'users.id', 'appraises.user_id')
        .selectAll('appraises')
        .select(['users.nickname', 'users.avatar_img'])
        .orderBy('appraises.created_at', 'desc')
        .orderBy('appraises.id', 'desc'),
      { page, perPage, counted: matching },
      (rows) => rows.map(toAppraise),
    ),
  ]);
  if (!goods) return null;
  return { ...found, summary: toSummary(goods.appraise_summary) };
}

/** A review with what everybody may know of its author. */
export interface ReviewRow {
  id: number;
  nickname: string;
  avatar_img: string;
  anonymous: boolean;
  identity: string;
  stars: number;
  content: string;
  tags: string[];
  images: string[];
  spec_name: string;
  append_content: string | null;
  append_at: Date | null;
  append_status: number | null;
  reply_content: string | null;
  reply_name: string | null;
  reply_at: Date | null;
  created_at: Date;
}

/** What everybody reads of a shown review: a masked name, and the addition only once it is shown itself. */
export function toAppraise(row: ReviewRow): Appraise {
  const created = toMoment(row.created_at);
  const { reply_content: reply } = row;
  const append = row.append_status === visible ? row.append_content : null;
  return {
    id: row.id,
    nickname: row.anonymous ? '匿名用户' : maskedName(row.nickname),
    avatar_img: row.anonymous ? '' : row.avatar_img,
    identity: row.identity,
    stars: row.stars,
    content: row.content,
    tags: row.tags,
    images: row.images,
    spec_name: row.spec_name,
    append: append ? { content: append, created_at: toMomentOrNull(row.append_at) ?? created } : null,
    reply: reply
      ? {
          content: reply,
          name: row.reply_name ?? '客服',
          created_at: toMomentOrNull(row.reply_at) ?? created,
        }
      : null,
    created_at: created,
  };
}
