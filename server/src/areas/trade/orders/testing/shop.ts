import type { Core } from '../../../../core';
import type { NewCoupon, NewGoods, TestGoods } from './shop-types';

/** A service with one specification on the shelf, for tests. */
export async function insertGoods(core: Core, given: NewGoods = {}): Promise<TestGoods> {
  const {
    category = 5,
    mode = 1,
    priceFen = 39800,
    stock = null,
    status = 1,
    needTrial = false,
    formNo = 3,
  } = given;
  await core.db
    .insertInto('categories')
    .values({ id: category, title: `分类${category}`, description: '说明', cover: '/covers/c.svg' })
    .onConflict((on) => on.doNothing())
    .execute();
  const { id } = await core.db
    .insertInto('goods')
    .values({
      category_id: category,
      title: '开题报告指导：批注与语音讲解',
      subtitle: '逐段批注，语音讲解',
      cover: '/covers/service-1.svg',
      price_mode: mode,
      unit: mode === 2 ? '千字' : '次',
      deliver_days: 5,
      form_no: formNo,
      need_trial: needTrial,
      detail_html: '<p>说明</p>',
      steps: '[]',
      faq: '[]',
      refund_rules: '[]',
      status,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const spec = await core.db
    .insertInto('goods_specs')
    .values({ goods_id: id, name: '标准', price_fen: priceFen, days: 5, revisions: 2, stock })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, specId: spec.id };
}

/** A coupon in a user's hands; by default 60 元 off from 100 元 on. */
export async function insertCoupon(core: Core, userId: number, given: NewCoupon = {}): Promise<number> {
  const {
    type = 1,
    scope = 0,
    scopeIds = [],
    minFen = 10000,
    offFen = 6000,
    discount = 0,
    days = 30,
  } = given;
  const now = core.settings.clock.now();
  const template = await core.db
    .insertInto('coupon_templates')
    .values({
      title: '满100减60',
      type,
      scope,
      scope_ids: scopeIds,
      code: null,
      start_at: null,
      end_at: null,
      min_fen: minFen,
      off_fen: offFen,
      discount,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const coupon = await core.db
    .insertInto('user_coupons')
    .values({
      template_id: template.id,
      user_id: userId,
      order_id: null,
      start_at: new Date(now - 3600_000),
      expire_at: new Date(now + days * 24 * 3600_000),
      used_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return coupon.id;
}

/** State of a coupon: 0 未使用 · 1 已锁定 · 2 已使用 · 3 已过期. */
export async function couponStatus(core: Core, couponId: number): Promise<number> {
  const row = await core.db
    .selectFrom('user_coupons')
    .select('status')
    .where('id', '=', couponId)
    .executeTakeFirstOrThrow();
  return row.status;
}

/** Pieces left of a specification. */
export async function stockOf(core: Core, specId: number): Promise<number | null> {
  const row = await core.db
    .selectFrom('goods_specs')
    .select('stock')
    .where('id', '=', specId)
    .executeTakeFirstOrThrow();
  return row.stock;
}
