import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { bodyPage, day, flag, id, idParams, moment, page, rowRevision } from '../fields';
import { line, lines, word } from '../people-fields';
import { appraise, appraiseSummary, goodsCard } from './services';

/** 1 新入驻 · 2 认证导师 · 3 金牌导师 · 4 首席导师, as the team named them */
const level = z.int();

/** A share of orders; null with too few of them (样本不足). */
const share = z.object({ rate: z.number().nullable(), count: z.int() });

/** Whether an order can be given to a teacher today. */
const presence = z.object({
  /** open 今天可接 · full 已排满 · away 休假 · off 暂不接单 */
  kind: z.enum(['open', 'full', 'away', 'off']),
  text: z.string(),
  /** How many more orders today; 0 unless open. */
  places: z.int(),
});

/** What a card in a list shows: approved fields alone. */
export const teacherCard = z.object({
  /** Of the account. */
  id: z.int(),
  name: z.string(),
  avatar_img: z.string(),
  level,
  level_text: z.string(),
  /** 材料科学博士 · 副教授 */
  headline: z.string(),
  university: z.string(),
  /** 材料科学、低温力学 */
  fields: z.string(),
  motto: z.string(),
  /** What they take on first. */
  skills: z.array(z.object({ no: z.int(), title: z.string() })),
  on_time: share,
  accept: share,
  score: z.object({ mean: z.number().nullable(), count: z.int() }),
  /** Mean minutes to the first answer over the last 30 days; null where nobody asked. */
  reply_minutes: z.int().nullable(),
  presence,
  /** Whether the asking user collected them; false for visitors. */
  collected: z.boolean(),
});

const work = z.object({
  year: z.int(),
  title: z.string(),
  /** Where it appeared. */
  place: z.string(),
  /** 通讯作者、主持 … */
  role: z.string(),
});

const service = goodsCard.pick({
  ...{ id: true, title: true, cover: true, price_mode: true, price_fen: true, unit: true },
  ...{ deliver_days: true, free_revisions: true, need_trial: true },
});

const levelRule = z.object({
  level,
  name: z.string(),
  /** 50 单起，准时与验收 95% 以上 */
  text: z.string(),
});

export const teacherPage = teacherCard.extend({
  intro: z.string(),
  subjects: z.array(z.string()),
  research: z.array(z.string()),
  languages: z.array(z.string()),
  /** What they decline, in their words; empty where they say nothing. */
  not_doing: z.string(),
  all_skills: z.array(z.object({ no: z.int(), title: z.string() })),
  services: z.array(service),
  works: z.array(work),
  credit: z.int(),
  collect_count: z.int(),
  /** Bits of the weekly grid (`inWeek`). */
  week: z.int(),
  night: z.boolean(),
  /** What was looked at, and when. */
  verified: z.array(z.object({ title: z.string(), date: z.string() })),
  levels: z.array(levelRule),
  similar: z.array(teacherCard),
  reviews: z.object({ summary: appraiseSummary, data: z.array(appraise) }),
  posts: z.object({
    total: z.int(),
    data: z.array(z.object({ id: z.int(), title: z.string(), created_at: moment })),
  }),
  /** How many invitations are waited for before the order goes on to the hall, in hours. */
  invite_hours: z.int(),
  /** Whether the asking user avoids them; false for visitors. */
  avoided: z.boolean(),
  /** Whether it is the asking user's own page. */
  own: z.boolean(),
});

const counted = z.object({ key: z.string(), title: z.string(), count: z.int() });

const part = word().max(200).optional();

/** What a teacher writes about themselves; identity and education are changed by the certification alone. */
const ownProfile = z.object({
  card: teacherCard,
  intro: z.string(),
  motto: z.string(),
  not_doing: z.string(),
  research: z.array(z.string()),
  skills: z.array(z.int()),
  /** Which can be chosen. */
  skill_choices: z.array(z.object({ no: z.int(), title: z.string() })),
  /** Formal orders at once: as many as they want, up to what the level allows. */
  max_formal: z.int(),
  most_formal: z.int(),
  available: z.boolean(),
  away_until: z.string().nullable(),
  night: z.boolean(),
  week: z.int(),
  level,
  level_text: z.string(),
  /** Percent of the paid amount. */
  rate: z.int(),
  /** What the next level lacks; empty at the highest. */
  next_level: z.object({ name: z.string(), missing: z.array(z.string()) }).nullable(),
  credit: z.int(),
  figures: z.object({ on_time: share, accept: share, done: z.int() }),
  /** 身份、学历 …: changed by a new look of the platform alone. */
  certified: z.array(z.object({ label: z.string(), value: z.string() })),
  public: z.boolean(),
});

const creditEvent = z.object({
  id: z.int(),
  points: z.int(),
  reason: z.string(),
  note: z.string(),
  order_id: z.int().nullable(),
  at: moment,
});

const levelTerms = z.object({
  level,
  name: z.string(),
  /** Percent of the paid amount. */
  rate: z.int(),
  min_orders: z.int(),
  min_credit: z.int(),
  /** Percent; 0 asks for nothing. */
  min_on_time: z.int(),
  min_accept: z.int(),
  /** Formal orders at once. */
  orders: z.int(),
});

const percent = (label: string) =>
  z.int(`请填写${label}`).min(0, `${label}为0至100`).max(100, `${label}为0至100`);

const deskTeacher = z.object({
  id: z.int(),
  name: z.string(),
  avatar_img: z.string(),
  university: z.string(),
  level,
  level_text: z.string(),
  credit: z.int(),
  on_time: share,
  accept: share,
  score: z.object({ mean: z.number().nullable(), count: z.int() }),
  done: z.int(),
  open_orders: z.int(),
  presence,
  figures_at: moment.nullable(),
});

const deskTeacherDetail = deskTeacher.extend({
  formula: z.array(z.object({ label: z.string(), value: z.string() })),
  events: z.array(creditEvent.extend({ by: z.string() })),
});

export const profiles = defineArea({
  'GET /teacher/show/list': {
    summary: '老师风采：可按学科、服务、等级、状态与准时率筛选；地址里不合理的参数忽略',
    access: 'public',
    rate: 'read',
    query: z.object({
      page,
      keyword: word().max(100).optional(),
      /** A key of `subjectGroups`. */
      subject: part,
      /** Numbers of services, between commas. */
      service: part,
      /** Levels, between commas. */
      level: part,
      /** `1`: who can take an order today. */
      open: part,
      /** `1`: who talks in the evening. */
      night: part,
      /** 95 or 98. */
      on_time: part,
      sort: part,
    }),
    data: paged(teacherCard).extend({
      facets: z.object({
        subjects: z.array(counted),
        services: z.array(counted),
        levels: z.array(counted),
        states: z.array(counted),
        on_time: z.array(counted),
      }),
      /** How many the asking user's own avoidance leaves out. */
      hidden: z.int(),
    }),
  },
  'GET /teacher/show/:id': {
    summary: '一位老师的公开主页',
    access: 'public',
    rate: 'read',
    params: idParams,
    data: teacherPage,
  },
  'GET /teacher/show/reviews/:id': {
    summary: '一位老师服务过的、已展示的评价',
    access: 'public',
    rate: 'read',
    params: idParams,
    query: z.object({
      page,
      /** all | append | low, or tag:名称 */
      filter: word().max(24).optional(),
    }),
    data: paged(appraise).extend({ summary: appraiseSummary }),
  },
  'GET /index/teachers': {
    summary: '首页：几位老师',
    access: 'public',
    rate: 'read',
    forEverybody: true,
    data: z.object({ data: z.array(teacherCard), total: z.int() }),
  },
  'GET /teacher/levels': {
    summary: '等级与信用分的计算方法',
    access: 'public',
    rate: 'read',
    forEverybody: true,
    data: z.object({
      levels: z.array(levelRule),
      /** Where credit begins. */
      start: z.int(),
      /** Months over which events and orders count. */
      months: z.int(),
      enough: z.int(),
      events: z.array(z.object({ title: z.string(), points: z.int() })),
    }),
  },
  'POST /teacher/collect/:id': {
    summary: '收藏或取消收藏老师',
    access: 'login',
    rate: 'write',
    params: idParams,
    data: z.object({ collected: z.boolean(), collect_count: z.int() }),
  },
  'POST /teacher/wish/:id': {
    summary: '为一项服务指定想邀请的老师：付款并提交资料后先邀请这位老师',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ goods_id: id }),
    data: z.object({ teacher: z.string(), hours: z.int() }),
  },
  'GET /teacher/collection': {
    summary: '收藏的老师，新的在前',
    access: 'login',
    rate: 'read',
    query: z.object({ page }),
    data: paged(teacherCard),
  },
  'GET /teacher/profile': {
    summary: '老师：自己的主页资料、接单设置、等级与信用',
    access: 'teacher',
    rate: 'read',
    data: ownProfile,
  },
  'POST /teacher/profile': {
    summary: '老师：修改主页资料、擅长服务、同时服务单数、每周可沟通时间',
    access: 'teacher',
    rate: 'write',
    body: z.strictObject({
      motto: line().max(40, '一句话最多40个字').optional(),
      intro: lines().min(20, '介绍至少20个字').max(1000, '介绍最多1000个字').optional(),
      not_doing: line().max(120, '不做的事最多120个字').optional(),
      research: z
        .array(line().min(1, '请填写研究方向').max(20, '每个方向最多20个字'))
        .max(10, '最多10个方向')
        .optional(),
      skills: z
        .array(z.int().min(1, '请选择服务').max(26, '请选择服务'))
        .min(1, '至少选一项服务')
        .max(26)
        .optional(),
      max_formal: z.int().min(1, '至少1单').max(20, '最多20单').optional(),
      night: z.boolean().optional(),
      week: z
        .int()
        .min(0)
        .max(2 ** 21 - 1, '时间表不正确')
        .optional(),
    }),
    data: ownProfile,
  },
  'POST /teacher/go_take': {
    summary: '老师：开启或暂停接单；可设休假到哪一天',
    access: 'teacher',
    rate: 'write',
    body: z
      .strictObject({
        /** Left out: the other way than now. */
        available: z.boolean().optional(),
        /** The last day away; null ends the vacation. */
        away_until: day('休假结束日').nullish(),
      })
      .optional(),
    data: z.object({ available: z.boolean(), away_until: z.string().nullable(), presence, go_take: flag }),
  },
  'GET /teacher/credit': {
    summary: '老师：自己的信用分由来',
    access: 'teacher',
    rate: 'read',
    query: z.object({ page }),
    data: paged(creditEvent).extend({ credit: z.int(), start: z.int(), months: z.int() }),
  },
  'POST /staff/teacher/level/list': {
    summary: '运营：老师的等级、信用与比率',
    access: 'staff',
    right: 'teachers.read',
    rate: 'read',
    body: z.strictObject({
      keyword: word().max(50, '关键词最多50个字').optional(),
      level: z.int().min(1).max(4).optional(),
      /** Credit up to this. */
      most_credit: z.int().min(0).max(100).optional(),
      page: bodyPage,
    }),
    data: paged(deskTeacher),
  },
  'GET /staff/teacher/level/detail/:id': {
    summary: '运营：一位老师的等级与信用怎样算出',
    access: 'staff',
    right: 'teachers.read',
    rate: 'read',
    params: idParams,
    data: deskTeacherDetail,
  },
  'POST /staff/teacher/level/correct/:id': {
    summary: '运营：更正一位老师的信用分，写明原因',
    access: 'staff',
    right: 'teachers.credit',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({
      points: z
        .int('请填写分数')
        .min(-100, '分数为-100至100')
        .max(100, '分数为-100至100')
        .refine((points) => points !== 0, '分数不能为0'),
      note: lines({ error: '请填写原因' }).min(5, '原因至少5个字').max(200, '原因最多200个字'),
      order_id: id.nullish(),
    }),
    data: deskTeacherDetail,
  },
  'POST /staff/teacher/level/recompute': {
    summary: '运营：按公式重新计算全部老师的等级与信用；返回变动的人数',
    access: 'staff',
    right: 'teachers.credit',
    rate: 'write',
    body: z.strictObject({}).optional(),
    data: z.object({ teachers: z.int(), changed: z.int() }),
  },
  'GET /staff/teacher/level/terms': {
    summary: '运营：等级的名称、门槛、分成与同时服务单数',
    access: 'staff',
    right: 'teachers.read',
    rate: 'read',
    data: z.object({ data: z.array(levelTerms), revision: rowRevision }),
  },
  'POST /staff/teacher/level/terms': {
    summary: '运营：修改等级的名称、门槛、分成与同时服务单数；只对之后的计算与结算生效',
    access: 'staff',
    right: 'settings.all',
    money: true,
    rate: 'write',
    body: z.strictObject({
      revision: rowRevision,
      levels: z
        .array(
          z.strictObject({
            level: z.int().min(1).max(4),
            name: line().min(2, '名称为2至8个字').max(8, '名称为2至8个字'),
            rate: percent('分成'),
            min_orders: z.int('请填写单数').min(0, '单数为0至10000').max(10_000, '单数为0至10000'),
            min_credit: percent('信用分'),
            min_on_time: percent('准时率'),
            min_accept: percent('验收率'),
            orders: z.int('请填写单数').min(1, '同时服务1至20单').max(20, '同时服务1至20单'),
          }),
        )
        .length(4, '请填写四个等级'),
    }),
    data: z.object({ data: z.array(levelTerms), revision: rowRevision }),
  },
});

export type TeacherCard = z.output<typeof teacherCard>;
export type TeacherPage = z.output<typeof teacherPage>;
export type OwnTeacherProfile = z.output<typeof ownProfile>;
export type TeacherLevelTerms = z.output<typeof levelTerms>;
export type DeskTeacherLevel = z.output<typeof deskTeacher>;
export type DeskTeacherLevelDetail = z.output<typeof deskTeacherDetail>;
