import { z } from 'zod';
import { id, moment } from '../../fields';
import { fileId } from '../../files';
import { line, lines, word } from '../../people-fields';
import {
  type ApplyItem,
  applyItemNames,
  applyLanguages,
  applyRule,
  degrees,
  evidenceItems,
  idTypes,
} from '../../teacher-apply-items';

const names = <T extends string>(list: readonly T[]) => list as readonly [T, ...T[]];
const keys = <T extends string>(table: Record<T, unknown>) => Object.keys(table) as [T, ...T[]];

export const applyItemName = z.enum(names(applyItemNames), '项目不正确');
export const evidenceItem = z.enum(names(evidenceItems as ApplyItem[]), '项目不正确');

/** Something of the dictionary, or what the applicant wrote beside it (其他). */
export const choice = z.object({
  /** Of the dictionary; null for 其他. */
  id: z.int().nullable(),
  name: z.string(),
});

const chosen = (label: string) =>
  z.strictObject({
    id: id.nullable(),
    name: line({ error: `请选择${label}` })
      .min(2, `请选择${label}`)
      .max(50, `${label}最多50个字`),
  });

const work = z.strictObject({
  year: z.int('请填写年份').min(1950, '年份不正确').max(2100, '年份不正确'),
  title: line({ error: '请填写成果名称' }).min(2, '成果名称至少2个字').max(200, '成果名称最多200个字'),
  place: line().max(100, '出处最多100个字'),
  role: line().max(30, '角色最多30个字'),
});

/** What of the first step is saved: any part of it, nothing is asked for before the hand-in. */
export const formStep = z.strictObject({
  step: z.literal('form'),
  real_name: line().max(30, '姓名最多30个字').optional(),
  gender: z.int().min(0).max(2).optional(),
  degree: z.enum(keys(degrees), '请选择学历').optional(),
  university: chosen('毕业院校').nullish(),
  major: chosen('专业').nullish(),
  graduated: z
    .string()
    .regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, '请选择毕业时间')
    .nullish(),
  degree_no: word().max(40, '学历编号最多40位').optional(),
  title: line().max(20, '职称最多20个字').optional(),
  unit: line().max(50, '单位最多50个字').optional(),
  subject_ids: z
    .array(z.int().min(1).max(14), '请选择学科')
    .max(applyRule.subjects, `最多${applyRule.subjects}个学科门类`)
    .optional(),
  disciplines: z
    .array(z.string().regex(/^\d{4}$/, '请选择学科'))
    .max(6, '最多6个一级学科')
    .optional(),
  languages: z
    .array(z.enum(keys(applyLanguages), '请选择语种'))
    .max(8)
    .optional(),
  intro: lines().max(applyRule.intro.most, `自我介绍最多${applyRule.intro.most}个字`).optional(),
  works: z.array(work).max(applyRule.works, `最多${applyRule.works}项成果`).optional(),
  skills: z.array(z.int().min(1).max(26), '请选择服务').max(26).optional(),
  sample: lines().max(applyRule.sample, `试做样例最多${applyRule.sample}个字`).optional(),
});

export const identityStep = z.strictObject({
  step: z.literal('teacherid'),
  id_type: z.enum(keys(idTypes), '请选择证件类型').optional(),
  /** Whole; null takes it away. It is never answered. */
  id_number: word().max(20, '证件号码最多20位').nullish(),
});

/** Given with the hand-in, never pre-ticked. */
export const handInConsents = z.strictObject({
  /** The version of 敏感个人信息处理说明 that was shown. */
  id_data: z
    .string({ error: '请单独同意处理身份证件信息' })
    .regex(/^\d{1,3}\.\d{1,3}$/, '说明已更新，请刷新后阅读'),
  truth: z.literal(true, '请确认所交材料真实且为本人所有'),
});

export const handInStep = z.strictObject({ step: z.literal('submit'), consents: handInConsents });

export const evidence = z.object({
  /** Also the key under which it was uploaded. */
  id: fileId,
  item: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  type: z.string(),
  /** 1 上传中 2 在用 3 已被替换 4 已删除，只留校验码 */
  status: z.int(),
  /** Bytes that are there, while it is uploaded. */
  received: z.int(),
  /** E.g. 第一作者 · 2025 年 */
  note: z.string(),
  /** Which hand-in it belongs to; 0 before the first. */
  round: z.int(),
  sha256: z.string(),
  at: moment,
});

/** One item as the applicant sees it. */
export const itemState = z.object({
  key: z.string(),
  label: z.string(),
  step: z.string(),
  needed: z.boolean(),
  /** As it reads; empty where nothing is filled in. Numbers of documents are masked. */
  value: z.string(),
  filled: z.boolean(),
  /** What is wrong with what is filled in. */
  problem: z.string(),
  /** 0 未判定 1 通过 2 需补充 */
  result: z.int(),
  reason: z.string(),
  /** Replaced since it was sent back. */
  fixed: z.boolean(),
  files: z.array(evidence),
});

export const historyLine = z.object({
  /** 您, 审核员 or 系统 */
  who: z.string(),
  text: z.string(),
  note: z.string(),
  at: moment,
});

const answers = z.object({
  real_name: z.string(),
  gender: z.int(),
  degree: z.string(),
  university: choice.nullable(),
  major: choice.nullable(),
  graduated: z.string().nullable(),
  degree_no: z.string(),
  title: z.string(),
  unit: z.string(),
  subject_ids: z.array(z.int()),
  disciplines: z.array(z.string()),
  languages: z.array(z.string()),
  intro: z.string(),
  works: z.array(z.object({ year: z.int(), title: z.string(), place: z.string(), role: z.string() })),
  skills: z.array(z.int()),
  sample: z.string(),
});

export const application = z.object({
  /** 0: nothing was saved yet. */
  id: z.int(),
  no: z.string(),
  /** 1 首次认证 2 变更认证 */
  kind: z.int(),
  flow_version: z.int(),
  status: z.int(),
  status_text: z.string(),
  answers,
  id_type: z.string(),
  id_masked: z.string(),
  steps: z.array(
    z.object({
      key: z.enum(['form', 'teacherid', 'result', 'examine']),
      title: z.string(),
      filled: z.int(),
      total: z.int(),
      done: z.boolean(),
    }),
  ),
  items: z.array(itemState),
  /** What stands in the way of the hand-in. */
  missing: z.array(z.object({ key: z.string(), label: z.string(), step: z.string(), message: z.string() })),
  submitted_at: moment.nullable(),
  /** Around when an answer comes, while it waits. */
  answer_by: moment.nullable(),
  supplement_from: moment.nullable(),
  supplement_until: moment.nullable(),
  remind_at: moment.nullable(),
  /** How many were sent back, and how many of them are mended. */
  supplements: z.object({ wanted: z.int(), fixed: z.int() }),
  decided_at: moment.nullable(),
  reason: z.string(),
  forged: z.boolean(),
  /** The how manieth hand-in of these twelve months it is, and how many there are at most. */
  year_number: z.int(),
  year_most: z.int(),
  /** How many people opened the evidence, and how often. */
  views: z.object({ people: z.int(), count: z.int() }),
  evidence_until: moment.nullable(),
  history: z.array(historyLine),
  saved_at: moment.nullable(),
});

export const teacherStanding = z.object({
  /** 4 已通过 6 变更待审 7 已暂停 8 已退出 */
  status: z.int(),
  status_text: z.string(),
  real_name: z.string(),
  certified: z.array(z.object({ label: z.string(), value: z.string() })),
  approved_at: moment,
  suspended_until: moment.nullable(),
  suspend_reason: z.string(),
  signed_at: moment.nullable(),
  rules_version: z.string().nullable(),
  pledge_version: z.string().nullable(),
});

export const certificationState = z.object({
  application,
  teacher: teacherStanding.nullable(),
  /** Which flow is offered to this person. */
  flow: z.int(),
  can: z.object({
    edit: z.boolean(),
    submit: z.boolean(),
    withdraw: z.boolean(),
    change: z.boolean(),
    leave: z.boolean(),
  }),
  /** Why a new application cannot be made now; empty where it can. */
  why_not: z.string(),
  /** From when on it can. */
  apply_from: moment.nullable(),
  /** What stands in the way of leaving: open orders, income that is not settled. */
  leave_blockers: z.array(z.string()),
  /** The rules or the pledge have to be read and signed. */
  sign: z.boolean(),
  /** Version of 敏感个人信息处理说明 in force, and the one that was agreed to. */
  id_data_version: z.string(),
  id_data_agreed: z.string().nullable(),
});

export const agreement = z.object({
  document: z.enum(['rules', 'pledge', 'id_data']),
  version: z.string(),
  title: z.string(),
  change: z.string(),
  effective_at: moment,
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  /** The version that the asking person agreed to last; null for none. */
  agreed_version: z.string().nullable(),
  agreed_at: moment.nullable(),
});

export const viewLine = z.object({
  id: z.int(),
  /** E.g. 审核员 许** */
  who: z.string(),
  what: z.string(),
  why: z.string(),
  at: moment,
});

export const evidenceTicket = z.object({
  url: z.string(),
  /** Seconds. */
  valid_for: z.int(),
  type: z.string(),
});

const deskItem = itemState.extend({
  decided_by: z.string(),
  decided_at: moment.nullable(),
  /** What to look at: a mistake of the check digit, another spelling on the certificate. */
  hint: z.string(),
});

export const deskApplication = z.object({
  id: z.int(),
  no: z.string(),
  user_id: z.int(),
  nickname: z.string(),
  avatar_img: z.string(),
  phone_masked: z.string(),
  kind: z.int(),
  flow_version: z.int(),
  status: z.int(),
  status_text: z.string(),
  round: z.int(),
  submitted_at: moment.nullable(),
  due_at: moment.nullable(),
  supplement_until: moment.nullable(),
  decided_at: moment.nullable(),
  reason: z.string(),
  forged: z.boolean(),
  /** Who has it open, and until when; null for nobody. */
  lock: z.object({ mine: z.boolean(), who: z.string(), until: moment }).nullable(),
  items: z.array(deskItem),
  counts: z.object({ passed: z.int(), wanted: z.int(), open: z.int() }),
  works: z.array(z.object({ year: z.int(), title: z.string(), place: z.string(), role: z.string() })),
  sample: z.string(),
  intro: z.string(),
  /** Of a change: what is in force. */
  before: z.array(z.object({ label: z.string(), value: z.string() })),
  duplicates: z.array(
    z.object({
      /** id 证件号码 · picture 图片指纹 · file 同一文件 */
      kind: z.enum(['id', 'picture', 'file']),
      text: z.string(),
      application_id: z.int(),
      user_id: z.int(),
    }),
  ),
  checks: z.array(z.object({ label: z.string(), value: z.string(), good: z.boolean() })),
  views: z.array(viewLine.extend({ audit: z.string() })),
  history: z.array(historyLine),
  evidence_until: moment.nullable(),
  /** Sentences that are often used, by item. */
  reasons: z.array(z.string()),
  supplement_days: z.int(),
});

export const deskStanding = teacherStanding.extend({
  id: z.int(),
  nickname: z.string(),
  history: z.array(historyLine),
  application_id: z.int().nullable(),
});
