import { z } from 'zod';
import { composed } from '../composed';
import { couponLists } from '../coupon-status';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { fen, id, idParams, moment, page, pageQuery, queryCode, queryInt } from '../fields';
import { line, lines, word } from '../people-fields';

/** What a coupon takes off, and of what. Amounts in 分. */
const couponTerms = z.object({
  title: z.string(),
  /** 1 满减 · 2 折扣 · 3 立减 */
  type: z.int(),
  min_fen: fen,
  off_fen: fen,
  /** 1 to 99, what is still paid in percent; only for type 2. */
  discount: z.int(),
  /** Most that a discount takes off; 0 = no cap. */
  cap_fen: fen,
  /** 0 全场 · 1 类目 · 2 指定服务 · 3 课程 */
  scope: z.int(),
  scope_ids: z.array(z.int()),
  /** In words: 全场通用, 限翻译润色. */
  scope_text: z.string(),
});

/**
 * Whether one can receive a coupon: `open` yes · `soon` not yet · `sold_out` none left · `taken` one has as many as one
 * may · `over` no more given out.
 */
export const couponOfferState = z.enum(['open', 'soon', 'sold_out', 'taken', 'over']);

/** A coupon of the coupon centre. */
export const couponOffer = couponTerms.extend({
  id: z.int(),
  /** How long it can be used, in words: 领取后30天内有效. */
  valid_text: z.string(),
  /** How many are left; null = without limit. */
  left: z.int().nullable(),
  /** How many there are in all; 0 = without limit. */
  total: z.int(),
  per_limit: z.int(),
  /** How many the asking user has received; 0 for visitors. */
  received: z.int(),
  state: couponOfferState,
});

/** A coupon that somebody holds. */
export const ownCoupon = couponTerms.extend({
  id: z.int(),
  /** 0 未使用 · 1 已锁定 · 2 已使用 · 3 已过期 · 4 已作废 */
  status: z.int(),
  status_text: z.string(),
  start_at: moment,
  expire_at: moment,
  received_at: moment,
  used_at: moment.nullable(),
  /** Unused, and over within three days. */
  expiring: z.boolean(),
  /** The order that holds or used it. */
  order_id: z.int().nullable(),
  /** Why it was voided. */
  note: z.string(),
});

const ownCoupons = paged(ownCoupon).extend({
  /** How many each list has. */
  counts: z.object({ unused: z.int(), used: z.int(), expired: z.int() }),
});

const staffTemplate = couponTerms.extend({
  id: z.int(),
  /** 1 领取 · 2 注册赠送 · 3 兑换码 · 4 后台发放 */
  get_way: z.int(),
  code: z.string(),
  total: z.int(),
  received: z.int(),
  per_limit: z.int(),
  /** 0 未开始 · 1 进行中 · 2 已结束 · 3 已停发 */
  status: z.int(),
  /** 0 领取后N天 · 1 固定区间 */
  time_type: z.int(),
  /** How long it can be used, in words. */
  valid_text: z.string(),
  /** How many are left; null = without limit. */
  left: z.int().nullable(),
  /** Of those received: unused or held by an order, used, run out, voided. */
  held: z.int(),
  used: z.int(),
  expired: z.int(),
  voided: z.int(),
  created_at: moment,
});

/** A coupon in somebody's hands, as staff see it. */
const heldByPerson = ownCoupon.extend({
  user: z.object({
    id: z.int(),
    nickname: z.string(),
    /** Masked; empty without one. */
    phone: z.string(),
  }),
});

const reason = lines({ error: '请填写原因' }).min(2, '请填写原因').max(100, '原因最多100个字');

export const coupons = defineArea({
  'GET /user/get_coupons': {
    summary: '我的优惠券，按状态',
    access: 'login',
    rate: 'read',
    query: z.object({ status: z.enum(couponLists, '状态不正确').optional(), page }),
    data: ownCoupons,
  },
  'GET /coupons/list': {
    summary: '领券中心：可以领取的优惠券',
    access: 'public',
    rate: 'read',
    query: pageQuery,
    data: paged(couponOffer),
  },
  'POST /coupons/receive/:id': {
    summary: '领取优惠券；不超过库存与每人限领',
    access: 'login',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({}).optional(),
    data: z.object({ coupon: ownCoupon, offer: couponOffer }),
  },
  'POST /coupons/redeem': {
    summary: '用兑换码兑换优惠券；每小时最多输错5次',
    access: 'login',
    rate: 'write',
    idempotent: true,
    body: z.strictObject({
      /** Upper or lower case, spaces around or between are forgiven. */
      code: word({ error: '请输入兑换码' })
        .max(40, '兑换码为8至12位字母或数字')
        .transform((text) => composed(text, 'NFKC').replace(/[\s-]/g, '').toUpperCase())
        .pipe(z.string().regex(/^[A-Z0-9]{8,12}$/, '兑换码为8至12位字母或数字')),
    }),
    data: z.object({ coupon: ownCoupon }),
  },
  'GET /staff/coupon/list': {
    summary: '运营：全部优惠券，可按状态、发放方式与名称',
    access: 'staff',
    right: 'coupons.read',
    rate: 'read',
    query: z.object({
      page,
      /** `waiting` 未开始 · `open` 发放中 · `over` 已结束或停发 */
      state: z.enum(['waiting', 'open', 'over'], '状态不正确').optional(),
      get_way: queryCode,
      keyword: word().max(20, '名称最多20个字').optional(),
    }),
    data: paged(staffTemplate),
  },
  'GET /staff/coupon/detail/:id': {
    summary: '运营：一张优惠券，及其兑换码的数量',
    access: 'staff',
    right: 'coupons.read',
    rate: 'read',
    params: idParams,
    data: staffTemplate.extend({
      /** Codes for one person each: how many were made, and how many of them were redeemed. */
      codes: z.int(),
      codes_used: z.int(),
    }),
  },
  'GET /staff/coupon/holders/:id': {
    summary: '运营：某张优惠券的领取记录，新的在前',
    access: 'staff',
    right: 'coupons.read',
    rate: 'read',
    params: idParams,
    query: z.object({
      page,
      status: z.enum(couponLists, '状态不正确').optional(),
      /** Of the person who holds it. */
      user_id: queryInt,
    }),
    data: paged(heldByPerson),
  },
  'POST /staff/coupon/people': {
    summary: '运营：按编号或完整手机号核对要发给谁',
    access: 'staff',
    right: 'coupons.manage',
    rate: 'read',
    body: z.strictObject({
      words: z
        .array(word().min(1, '请填写编号或手机号').max(20, '编号或手机号过长'))
        .min(1, '请填写编号或手机号')
        .max(200, '一次最多200位用户'),
    }),
    data: z.object({
      /** As they were asked for; null for who is unknown or whose account is not open. */
      data: z.array(
        z.object({
          word: z.string(),
          user: z.object({ id: z.int(), nickname: z.string(), phone: z.string() }).nullable(),
        }),
      ),
    }),
  },
  'POST /staff/coupon/create': {
    summary: '运营：新建优惠券',
    access: 'staff',
    right: 'coupons.manage',
    money: true,
    rate: 'write',
    idempotent: true,
    body: z.strictObject({
      title: line({ error: '请填写名称' }).min(2, '名称为2至20个字').max(20, '名称为2至20个字'),
      /** 1 满减 · 2 折扣 · 3 立减 */
      type: z.int('请选择类型').min(1, '请选择类型').max(3, '请选择类型'),
      /** 0 全场 · 1 类目 · 2 指定服务 · 3 课程 */
      scope: z.int('请选择范围').min(0, '请选择范围').max(3, '请选择范围'),
      scope_ids: z.array(id).max(200, '最多200个编号').optional(),
      /** 1 领取 · 2 注册赠送 · 3 兑换码 · 4 后台发放 */
      get_way: z.int('请选择发放方式').min(1, '请选择发放方式').max(4, '请选择发放方式'),
      /** One code for everybody; codes for one person each are made apart. */
      code: word()
        .transform((text) => text.toUpperCase())
        .pipe(z.string().regex(/^[A-Z0-9]{8,12}$/, '兑换码为8至12位字母或数字'))
        .optional(),
      /** 0 领取后N天 · 1 固定区间 */
      time_type: z.int('请选择有效期').min(0, '请选择有效期').max(1, '请选择有效期'),
      days: z.int('请填写天数').min(1, '天数为1至730').max(730, '天数为1至730').optional(),
      start_at: z.iso.datetime({ offset: true, error: '时间格式不正确' }).optional(),
      end_at: z.iso.datetime({ offset: true, error: '时间格式不正确' }).optional(),
      /** 0 = without limit. */
      total: z.int('请填写数量').min(0, '数量不能为负').max(1_000_000, '数量过大'),
      per_limit: z.int('请填写每人限领').min(1, '每人限领1至20张').max(20, '每人限领1至20张'),
      min_fen: fen.max(10_000_000, '金额过大').optional(),
      off_fen: fen.max(10_000_000, '金额过大').optional(),
      discount: z.int('折扣为1至99').min(0, '折扣为1至99').max(99, '折扣为1至99').optional(),
      cap_fen: fen.max(10_000_000, '金额过大').optional(),
      /** Given out at once; otherwise when it is opened. */
      open: z.boolean().optional(),
    }),
    data: staffTemplate,
  },
  'POST /staff/coupon/open/:id': {
    summary: '运营：开始发放',
    access: 'staff',
    right: 'coupons.manage',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: staffTemplate,
  },
  'POST /staff/coupon/grant/:id': {
    summary: '运营：发给一位或多位用户；不能发的逐一列出原因',
    access: 'staff',
    right: 'coupons.manage',
    money: true,
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({
      user_ids: z.array(id, '请填写用户编号').min(1, '请填写用户编号').max(200, '一次最多200位用户'),
      reason,
    }),
    data: z.object({
      given: z.int(),
      refused: z.array(z.object({ user_id: z.int(), reason: z.string() })),
    }),
  },
  'POST /staff/coupon/codes/:id': {
    summary: '运营：生成兑换码，每个码兑换一张',
    access: 'staff',
    right: 'coupons.manage',
    money: true,
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({ count: z.int('请填写数量').min(1, '数量为1至500').max(500, '数量为1至500') }),
    data: z.object({ codes: z.array(z.string()) }),
  },
  'POST /staff/coupon/stop/:id': {
    summary: '运营：停发优惠券；已领取的仍可使用',
    access: 'staff',
    right: 'coupons.manage',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ reason }),
    data: staffTemplate,
  },
  'GET /staff/coupon/held/:id': {
    summary: '运营：某位用户的优惠券',
    access: 'staff',
    right: 'coupons.read',
    rate: 'read',
    params: idParams,
    query: pageQuery,
    data: paged(ownCoupon),
  },
  'POST /staff/coupon/void/:id': {
    summary: '运营：作废一张未使用的优惠券，并告知原因',
    access: 'staff',
    right: 'coupons.manage',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ reason }),
    data: ownCoupon,
  },
});

export type CouponTerms = z.output<typeof couponTerms>;
export type CouponOffer = z.output<typeof couponOffer>;
export type StaffCoupon = z.output<typeof staffTemplate>;
export type CouponHolder = z.output<typeof heldByPerson>;
export type OwnCoupon = z.output<typeof ownCoupon>;
