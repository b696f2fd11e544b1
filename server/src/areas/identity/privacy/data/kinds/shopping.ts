import { appraiseStatusLabel } from '@harbor/contract/appraise-status';
import { sql } from 'kysely';
import { deleteRows } from '../erase';
import type { DataKind } from '../kind';
import { named } from '../words';

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

export const collects: DataKind = {
  key: 'collects',
  title: '收藏',
  purpose: '保存您收藏的服务；您同意后用于个性化推荐',
  retention: '到取消收藏或注销为止',
  fate: '删除',
  correct: { title: '我的收藏', path: '/collect/' },
  tables: ['goods_collects', 'collect_removals'],
  fields: [
    { name: 'title', label: '服务' },
    { name: 'created_at', label: '收藏时间' },
  ],
  query: (userId) => sql`
    select g.title, c.created_at from goods_collects c join goods g on g.id = c.goods_id
    where c.user_id = ${userId} order by c.created_at desc`,
  erase: deleteRows('goods_collects', 'collect_removals'),
};

export const reviews: DataKind = {
  key: 'reviews',
  title: '评价',
  purpose: '供其他用户参考',
  retention: '长期公开展示',
  fate: '匿名保留，图片与身份信息删除',
  correct: { title: '我的评价', path: '/evaluation/' },
  tables: ['appraises', 'appraise_history'],
  fields: [
    { name: 'title', label: '服务' },
    { name: 'stars', label: '星级' },
    { name: 'content', label: '内容' },
    { name: 'tags', label: '标签' },
    { name: 'append_content', label: '追评' },
    { name: 'reply_content', label: '收到的回复' },
    { name: 'status', label: '状态', words: named(appraiseStatusLabel) },
    { name: 'hidden_reason', label: '未展示的原因' },
    { name: 'identity', label: '身份' },
    { name: 'anonymous', label: '匿名' },
    { name: 'images', label: '图片' },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) => sql`
    select g.title, a.stars, a.content, a.tags, a.append_content, a.reply_content, a.status, a.hidden_reason,
      a.identity, a.anonymous, a.images, a.created_at
    from appraises a join goods g on g.id = a.goods_id
    where a.user_id = ${userId} order by a.created_at desc, a.id desc`,
  // True reviews stay (E-commerce Law art. 39), without their author.
  async erase(_core, trx, userId) {
    await trx
      .updateTable('appraises')
      .set({ anonymous: true, identity: '', images: [] })
      .where('user_id', '=', userId)
      .execute();
  },
};
