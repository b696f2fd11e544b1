import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { day, fen, id, idParam, idParams, moment, nothing, page, pageQuery, rowRevision } from '../fields';
import {
  difficultyLabel,
  type ExperienceProof,
  type ExperienceReportReason,
  experienceProofs,
  experienceReportReasons,
  experienceResults,
  experienceRules,
} from '../journal-experience';
import { lines } from '../people-fields';
import { lookedAt } from './moderation';

const keysOf = <K extends string>(table: Record<K, unknown>) => Object.keys(table) as [K, ...K[]];

const proof = z.enum(keysOf<ExperienceProof>(experienceProofs));
const reportReason = z.enum(keysOf<ExperienceReportReason>(experienceReportReasons), '请选择举报的原因');

const result = z.literal(experienceResults, '请选择结果');

const { min, max } = experienceRules.text;

const form = {
  result,
  submitted_on: day('投稿日期'),
  first_decision_on: day('首次决定的日期').nullable(),
  accepted_on: day('录用日期').nullable(),
  /** What the journal took in all, in 分; null where nobody says, 0 where nothing. */
  fee_fen: fen.max(experienceRules.mostFee, '费用最多20万元').nullable(),
  difficulty: z.int('请选择难度').refine((level) => level in difficultyLabel, '请选择难度'),
  text: lines()
    .max(max, `经历最多${max}个字`)
    .refine((words) => words === '' || [...words].length >= min, `经历至少${min}个字，也可以不写`),
};

/** What is told of one submission; spans in days, the month instead of the day on which it was sent. */
const told = z.object({
  id: z.int(),
  result: z.int(),
  result_text: z.string(),
  /** `2026-03` */
  submitted_month: z.string(),
  first_days: z.int().nullable(),
  total_days: z.int().nullable(),
  fee_fen: fen.nullable(),
  difficulty: z.int(),
  text: z.string(),
  /** What the server found; null where nothing. */
  proof: proof.nullable(),
  useful: z.int(),
  is_demo: z.boolean(),
});

const published = told.extend({
  published_at: moment,
  /** Whoever asks finds it useful. */
  marked: z.boolean(),
  /** Whoever asks wrote it. */
  own: z.boolean(),
});

/** The middle and the ends of what authors told, each author once; without numbers where there are too few of them. */
const figure = z.object({
  n: z.int(),
  median: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
});

const summary = z.object({
  /** Authors. */
  n: z.int(),
  /** From how many on there are figures. */
  least: z.int(),
  /** Days until the first decision. */
  first: figure,
  /** Days until it was accepted. */
  accept: figure,
  /** In 分. */
  fee: figure,
  difficulty: figure,
  /** How submissions ended, in the order of the results; empty below `least`. */
  results: z.array(z.object({ result: z.int(), label: z.string(), count: z.int() })),
  is_demo: z.boolean(),
});

const own = told.extend({
  journal: z.object({ id: z.int(), name: z.string() }),
  status: z.int(),
  status_text: z.string(),
  /** Why it was given back or taken down; empty otherwise. */
  reason: z.string(),
  submitted_on: z.string(),
  first_decision_on: z.string().nullable(),
  accepted_on: z.string().nullable(),
  revision: z.int(),
  created_at: moment,
  updated_at: moment,
  actions: z.object({ edit: z.boolean(), withdraw: z.boolean() }),
});

const desk = own.extend({
  author: z.object({ id: z.int(), nickname: z.string() }),
  looked: lookedAt,
  reports: z.array(z.object({ reason: z.string(), at: moment })),
  /** The newest first. */
  course: z.array(z.object({ label: z.string(), note: z.string(), at: moment })),
});

const staff = { access: 'staff', right: 'experiences.moderate' } as const;
const why = lines({ error: '请填写原因' }).min(2, '请填写原因').max(200, '原因最多200个字');

export const journalExperiences = defineArea({
  'GET /magazine/experiences': {
    summary: '一种期刊的投稿经验：作者自述、审核后公开，附中位数（满3位作者才显示）',
    access: 'public',
    rate: 'read',
    query: z.object({
      id: idParam,
      page,
      sort: z.enum(['new', 'useful'], '排序不正确').optional(),
      result: z
        .string()
        .regex(/^[1-6]$/, '筛选不正确')
        .transform(Number)
        .optional(),
    }),
    data: paged(published).extend({ summary }),
  },
  'GET /magazine/experience/mine': {
    summary: '我的投稿经验，各种状态',
    access: 'login',
    rate: 'read',
    query: pageQuery,
    data: paged(own),
  },
  'GET /magazine/experience/mine/:id': {
    summary: '我的一份投稿经验，供修改',
    access: 'login',
    rate: 'read',
    params: idParams,
    data: own,
  },
  'POST /magazine/experience/write': {
    summary: '写一份投稿经验，审核后匿名公开；同一种期刊30天内一份',
    access: 'login',
    rate: 'write',
    idempotent: true,
    body: z.strictObject({ journal_id: id, ...form }),
    data: own,
  },
  'POST /magazine/experience/edit/:id': {
    summary: '修改自己的投稿经验，重新提交审核',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ revision: rowRevision, ...form }),
    data: own,
  },
  'POST /magazine/experience/useful/:id': {
    summary: '标为有用或取消，每人一次，不能标自己的',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ useful: z.boolean('请选择是否有用') }),
    data: z.object({ useful: z.int(), marked: z.boolean() }),
  },
  'POST /magazine/experience/report/:id': {
    summary: '举报一份投稿经验，每人一次',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ reason: reportReason }),
    data: nothing,
  },
  'POST /magazine/experience/withdraw/:id': {
    summary: '撤下自己的投稿经验，不再公开',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ revision: rowRevision }),
    data: own,
  },
  'GET /staff/experience/detail/:id': {
    summary: '运营：一份投稿经验，标出规则命中的文字',
    ...staff,
    rate: 'read',
    params: idParams,
    data: desk,
  },
  'POST /staff/experience/publish/:id': {
    summary: '运营：发布一份投稿经验',
    ...staff,
    decides: 'experience',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ revision: rowRevision }),
    data: desk,
  },
  'POST /staff/experience/return/:id': {
    summary: '运营：退回一份投稿经验，作者可修改后再提交',
    ...staff,
    decides: 'experience',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ revision: rowRevision, reason: why }),
    data: desk,
  },
  'POST /staff/experience/keep/:id': {
    summary: '运营：核对举报后保留一份投稿经验',
    ...staff,
    decides: 'experience',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ revision: rowRevision, reason: why }),
    data: desk,
  },
  'POST /staff/experience/down/:id': {
    summary: '运营：下架一份已发布的投稿经验',
    ...staff,
    decides: 'experience',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ revision: rowRevision, reason: why }),
    data: desk,
  },
  'POST /staff/experience/restore/:id': {
    summary: '运营：恢复一份下架的投稿经验',
    ...staff,
    decides: 'experience',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ revision: rowRevision, reason: why }),
    data: desk,
  },
});

export type JournalExperience = z.output<typeof published>;
export type JournalExperienceSummary = z.output<typeof summary>;
export type OwnExperience = z.output<typeof own>;
export type DeskExperience = z.output<typeof desk>;
