import type { DataOf } from '@harbor/contract';
import { couponStatus as c } from '@harbor/contract/coupon-status';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { paginate } from '../../../http/page';
import { conflict, notFound } from '../../../http/problem';
import { toMoment } from '../../../time';
import { audit } from '../../base/accounts/audit';
import { type CategoryTitles, categoryTitles, presentTerms, type TemplateRow, validText } from './present';

type StaffTemplate = DataOf<'POST /staff/coupon/stop/:id'>;

const perPage = 20;
const stopped = 3;

interface Figures {
  held: number;
  used: number;
  expired: number;
  voided: number;
}

const none: Figures = { held: 0, used: 0, expired: 0, voided: 0 };

/** What became of the coupons that people received, by template; one that ran out is over before a timer moves it. */
async function figuresOf(db: Db, ids: number[], now: Date): Promise<Map<number, Figures>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('user_coupons')
    .select((eb) => {
      const ranOut = eb.and([eb('status', '=', c.unused), eb('expire_at', '<=', now)]);
      const count = (when: typeof ranOut) => eb.fn.countAll<number>().filterWhere(when);
      return [
        'template_id',
        count(
          eb.or([
            eb('status', '=', c.locked),
            eb.and([eb('status', '=', c.unused), eb('expire_at', '>', now)]),
          ]),
        ).as('held'),
        count(eb.and([eb('status', '=', c.used)])).as('used'),
        count(eb.or([eb('status', '=', c.expired), ranOut])).as('expired'),
        count(eb.and([eb('status', '=', c.voided)])).as('voided'),
      ];
    })
    .where('template_id', 'in', ids)
    .groupBy('template_id')
    .execute();
  return new Map(rows.map(({ template_id, ...figures }) => [template_id, figures]));
}

const present = (row: TemplateRow, titles: CategoryTitles, figures: Figures = none): StaffTemplate => ({
  ...presentTerms(row, titles),
  id: row.id,
  get_way: row.get_way,
  code: row.code ?? '',
  total: row.total,
  received: row.received,
  per_limit: row.per_limit,
  status: row.status,
  time_type: row.time_type,
  valid_text: validText(row),
  left: row.total > 0 ? row.total - row.received : null,
  ...figures,
  created_at: toMoment(row.created_at),
});

/** A coupon as staff see it, with what became of those given out. */
export async function forStaff(db: Db, row: TemplateRow, now: Date): Promise<StaffTemplate> {
  const [titles, figures] = await Promise.all([categoryTitles(db), figuresOf(db, [row.id], now)]);
  return present(row, titles, figures.get(row.id));
}

/** Which templates are listed; all of them for nothing. */
interface TemplateFilter {
  page?: number;
  /** `waiting` not begun · `open` given out · `over` stopped, or past its dates */
  state?: 'waiting' | 'open' | 'over';
  get_way?: number;
  /** Part of the title. */
  keyword?: string;
}

/** Coupon templates, the latest first: all of them, or those that the filter names. */
export async function allTemplates(
  db: Db,
  { page = 1, state, get_way, keyword = '' }: TemplateFilter,
  now: Date,
): Promise<DataOf<'GET /staff/coupon/list'>> {
  const titles = await categoryTitles(db);
  const found = db
    .selectFrom('coupon_templates')
    .selectAll()
    .$if(state !== undefined, (query) =>
      query.where((eb) => {
        const ended = eb.and([eb('time_type', '=', 1), eb('end_at', '<=', now)]);
        if (state === 'waiting') return eb.and([eb('status', '=', 0), eb.not(ended)]);
        if (state === 'open') return eb.and([eb('status', '=', 1), eb.not(ended)]);
        return eb.or([eb('status', '>', 1), ended]);
      }),
    )
    .$if(get_way !== undefined, (query) => query.where('get_way', '=', get_way ?? 0))
    .$if(keyword !== '', (query) => query.where(sql<boolean>`strpos(title, ${keyword}) > 0`));
  return paginate(found.orderBy('id', 'desc'), { page, perPage }, async (rows) => {
    const ids = rows.map(({ id }) => id);
    const figures = await figuresOf(db, ids, now);
    return rows.map((row) => present(row, titles, figures.get(row.id)));
  });
}

/** One coupon with its figures and how many codes it has. @throws HttpProblem 404 */
export async function templateDetail(
  db: Db,
  id: number,
  now: Date,
): Promise<DataOf<'GET /staff/coupon/detail/:id'>> {
  const row = await findRow(db, 'coupon_templates', { id });
  if (!row) throw notFound('优惠券不存在');
  const { codes, codes_used } = await db
    .selectFrom('coupon_codes')
    .select(({ fn }) => [fn.countAll<number>().as('codes'), fn.count<number>('used_at').as('codes_used')])
    .where('template_id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...(await forStaff(db, row, now)), codes, codes_used };
}

/** Gives out no more of a coupon; those received stay good. @throws HttpProblem 404, 409 when it was over already */
export async function stopTemplate(
  core: Core,
  staffId: number,
  id: number,
  reason: string,
): Promise<StaffTemplate> {
  const row = await core.db.transaction().execute(async (trx) => {
    const found = await trx
      .updateTable('coupon_templates')
      .set({ status: stopped })
      .where('id', '=', id)
      .where('status', 'in', [0, 1])
      .returningAll()
      .executeTakeFirst();
    if (!found) {
      const known = await findRow(trx, 'coupon_templates', { id }, ['id']);
      throw known ? conflict('该优惠券已停止发放') : notFound('优惠券不存在');
    }
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'coupon.stop',
      object: ['coupon_template', String(id)],
      detail: { reason },
    });
    return found;
  });
  return forStaff(core.db, row, new Date(core.settings.clock.now()));
}
