import { sql } from 'kysely';
import type { DataKind } from '../../../personal-data/kind';
import { named } from '../../../personal-data/labels';

const couponStates: Record<number, string> = {
  0: '未使用',
  1: '已锁定',
  2: '已使用',
  3: '已过期',
  4: '已作废',
};

export const coupons: DataKind = {
  key: 'coupons',
  title: '优惠券',
  purpose: '下单时抵扣',
  retention: '到注销为止',
  fate: '作废；已用于订单的随订单保存',
  correct: null,
  tables: ['user_coupons', 'coupon_history', 'coupon_codes'],
  fields: [
    { name: 'title', label: '优惠券' },
    { name: 'status', label: '状态', words: named(couponStates) },
    { name: 'received_at', label: '领取时间' },
    { name: 'expire_at', label: '到期时间' },
    { name: 'used_at', label: '使用时间' },
  ],
  query: (userId) => sql`
    select t.title, c.status, c.received_at, c.expire_at, c.used_at
    from user_coupons c join coupon_templates t on t.id = c.template_id
    where c.user_id = ${userId} order by c.received_at desc, c.id desc`,
  async erase(_core, trx, userId) {
    await trx
      .deleteFrom('user_coupons')
      .where('user_id', '=', userId)
      .where('order_id', 'is', null)
      .execute();
  },
};
