import { z } from 'zod';
import { collectKinds } from '../collect-kinds';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { fen, id, moment, page } from '../fields';
import { line, lines, word } from '../people-fields';
import { mostSubjects, subjects } from '../subjects';
import { userInfo } from './auth';

const collectKind = z.enum(collectKinds, '收藏类型不正确');

/** Something among the favourites, of whatever kind. */
export const collectItem = z.object({
  /** Of the thing itself. */
  id: z.int(),
  title: z.string(),
  description: z.string(),
  /** Empty where the kind has no pictures. */
  cover: z.string(),
  /** Path inside the site. */
  link: z.string(),
  /** In 分; null where there is no price, or it is quoted first. */
  price_fen: fen.nullable(),
  /** What the price is for: 千字、次; empty without a price. */
  unit: z.string(),
  /** Short facts in their order: 翻译润色, 3 天交付. */
  facts: z.array(z.string()),
  /** Empty, or why it can only be looked at: 已下架. */
  gone: z.string(),
  collected_at: moment,
});

/** How many favourites there are of each kind. */
const collectCounts = z.object(
  Object.fromEntries(collectKinds.map((kind) => [kind, z.int()])) as Record<
    (typeof collectKinds)[number],
    z.ZodInt
  >,
);

export const user = defineArea({
  'GET /user/get_pc_num': {
    summary: '个人中心的各项计数',
    access: 'login',
    rate: 'read',
    data: z.object({
      follow: z.int(),
      fans: z.int(),
      like: z.int(),
      collect: z.int(),
      coupon: z.int(),
      coupon_expiring: z.int(),
      course: z.int(),
      unpaid: z.int(),
      incomplete: z.int(),
      serving: z.int(),
      delivered: z.int(),
      review: z.int(),
      refund: z.int(),
    }),
  },
  'POST /user/edit': {
    summary: '修改个人资料',
    access: 'login',
    rate: 'write',
    body: z.strictObject({
      nickname: line().min(2, '昵称为2至12个字').max(12, '昵称为2至12个字').optional(),
      avatar_img: word().max(300).optional(),
      gender: z.int().min(0).max(2).optional(),
      unit: line().max(50, '单位最多50个字').optional(),
      identity: z
        .enum(
          ['', '本科生', '硕士生', '博士生', '博士后', '高校教师', '医护人员', '科研院所', '企业', '其他'],
          '请选择身份',
        )
        .optional(),
      bio: lines().max(200, '简介最多200个字').optional(),
      subject_ids: z
        .array(z.int().refine((number) => number in subjects, '请选择研究方向'))
        .max(mostSubjects, `研究方向最多选${mostSubjects}个`)
        .refine((ids) => new Set(ids).size === ids.length, '研究方向不能重复')
        .optional(),
    }),
    data: userInfo,
  },
  'GET /user/get_collect': {
    summary: '我的收藏，按类型',
    access: 'login',
    rate: 'read',
    query: z.object({ kind: collectKind.optional(), page }),
    data: paged(collectItem).extend({ kind: collectKind, counts: collectCounts }),
  },
  'POST /user/del_collect': {
    summary: '批量取消收藏；返回的 undo 可在一段时间内撤销',
    access: 'login',
    rate: 'write',
    body: z.strictObject({
      kind: collectKind,
      ids: z.array(id).min(1, '请选择要移除的收藏').max(100, '一次最多移除100个'),
    }),
    data: z.object({
      /** Those that were there. */
      removed: z.array(z.int()),
      /** For `POST /user/restore_collect`; null when nothing was removed. */
      undo: z.int().nullable(),
      counts: collectCounts,
    }),
  },
  'POST /user/restore_collect': {
    summary: '撤销一次移除：收藏与收藏时间都恢复原样',
    access: 'login',
    rate: 'write',
    body: z.strictObject({ undo: id }),
    data: z.object({ restored: z.array(z.int()), counts: collectCounts }),
  },
});

export type CollectItem = z.output<typeof collectItem>;
export type CollectCounts = z.output<typeof collectCounts>;
