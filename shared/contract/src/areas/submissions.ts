import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { id, idParams, moment, nothing, page } from '../fields';
import { fileIds, storedFile } from '../files';
import { line, lines, word } from '../people-fields';
import { subjects } from '../subjects';
import {
  aiUses,
  feedbackResults,
  manuscriptKinds,
  manuscriptLanguages,
  submissionDeclarations,
  targetLevels,
} from '../submission-status';

const keysOf = <T extends object>(object: T) => Object.keys(object) as [keyof T & string];
const day = (message: string) =>
  z.string(message).regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, message);
const text = (label: string, least: number, most: number, kind = line) =>
  kind({ error: `请填写${label}` })
    .min(least, least > 1 ? `${label}至少${least}个字` : `请填写${label}`)
    .max(most, `${label}最多${most}个字`);

const author = z.strictObject({
  name: text('作者姓名', 1, 40),
  unit: text('作者单位', 1, 100),
  corresponding: z.boolean(),
});

/** A manuscript as its author hands it in. */
export const manuscript = z.strictObject({
  title: text('稿件标题', 5, 200),
  language: z.enum(keysOf(manuscriptLanguages), '请选择稿件语言'),
  kind: z.enum(keysOf(manuscriptKinds), '请选择稿件类型'),
  subject_id: id.refine((value) => value in subjects, '请选择学科'),
  abstract: text('摘要', 50, 3000, lines),
  keywords: z
    .array(word().min(1, '关键词不能为空').max(30, '一个关键词最多30个字'), '请填写关键词')
    .min(3, '请填写3至8个关键词')
    .max(8, '请填写3至8个关键词'),
  level: z.enum(keysOf(targetLevels), '请选择目标级别'),
  authors: z
    .array(author, '请填写作者')
    .min(1, '请至少填写一位作者')
    .max(20, '最多填写20位作者')
    .refine((list) => list.some(({ corresponding }) => corresponding), '请指定至少一位通讯作者'),
  authors_confirmed: z.literal(true, '请确认作者与排序'),
  ai_use: z.enum(keysOf(aiUses), '请选择是否使用过 AI 工具'),
  ai_note: lines().max(300, '说明最多300个字').optional(),
  target_journals: line().max(300, '意向期刊最多300个字').optional(),
  wish_date: day('请选择日期').nullish(),
  note: lines().max(500, '补充说明最多500个字').optional(),
  declarations: z
    .array(z.enum(keysOf(submissionDeclarations)), '请逐项确认声明')
    .refine(
      (ticked) => new Set(ticked).size === Object.keys(submissionDeclarations).length,
      '请逐项确认声明',
    ),
});

/** The same while it is being written: everything may be missing, nothing may be longer. */
export const manuscriptDraft = z.strictObject({
  title: line().max(200).optional(),
  language: z.enum(keysOf(manuscriptLanguages)).optional(),
  kind: z.enum(keysOf(manuscriptKinds)).optional(),
  subject_id: z.int().optional(),
  abstract: lines().max(3000).optional(),
  keywords: z.array(line().max(30)).max(8).optional(),
  level: z.enum(keysOf(targetLevels)).optional(),
  authors: z
    .array(z.strictObject({ name: line().max(40), unit: line().max(100), corresponding: z.boolean() }))
    .max(20)
    .optional(),
  authors_confirmed: z.boolean().optional(),
  ai_use: z.enum(keysOf(aiUses)).optional(),
  ai_note: lines().max(300).optional(),
  target_journals: line().max(300).optional(),
  wish_date: line().max(10).nullish(),
  note: lines().max(500).optional(),
  declarations: z
    .array(z.enum(keysOf(submissionDeclarations)))
    .max(8)
    .optional(),
});

const draft = z.object({
  id: z.int(),
  revision: z.int(),
  content: manuscriptDraft,
  files: z.array(storedFile),
  saved_at: moment,
});

/** A journal that the editor recommends, with reasons. */
export const recommendation = z.strictObject({
  name: text('期刊名称', 2, 120),
  level: text('级别', 1, 60),
  reason: text('推荐理由', 10, 500),
  /** Review time and fees as the journal publishes them; empty for unknown. */
  review_time: line().max(60).default(''),
  fee: line().max(60).default(''),
  /** What speaks against it. */
  caution: lines().max(300).default(''),
  website: word()
    .max(200)
    .regex(/^(https?:\/\/[^\s"'<>]+)?$/, '网址不正确')
    .default(''),
});

const sentOut = z.object({ journal: z.string(), manuscript_no: z.string(), sent_on: z.string() });
const journalAnswer = z.object({
  result: z.enum(keysOf(feedbackResults)),
  result_text: z.string(),
  answered_on: z.string(),
  note: z.string(),
});

const event = z.object({
  id: z.int(),
  from: z.enum(['user', 'staff', 'system']),
  /** E.g. 编辑请您补充资料 */
  title: z.string(),
  content: z.string(),
  at: moment,
});

const card = z.object({
  id: z.int(),
  submission_no: z.string(),
  title: z.string(),
  kind_text: z.string(),
  language_text: z.string(),
  level_text: z.string(),
  subject_text: z.string(),
  status: z.int(),
  status_text: z.string(),
  /** What happens next, or what the author is asked to do. */
  hint: z.string(),
  /** The author has to act. */
  urgent: z.boolean(),
  /** Until when the author has to answer; null without a deadline. */
  due_at: moment.nullable(),
  submitted_at: moment,
  updated_at: moment,
});

const actions = z.object({
  withdraw: z.boolean(),
  supply: z.boolean(),
  again: z.boolean(),
  send: z.boolean(),
  feedback: z.boolean(),
  finish: z.boolean(),
  reopen: z.boolean(),
});

const detail = card.extend({
  manuscript: manuscriptDraft,
  files: z.array(storedFile),
  /** Files that were supplied later. */
  supplements: z.array(storedFile),
  /** What the editor asks for; empty when nothing is open. */
  question: z.string(),
  recommendations: z.array(recommendation),
  recommendation_note: z.string(),
  sent: sentOut.nullable(),
  feedback: journalAnswer.nullable(),
  close_reason: z.string(),
  steps: z.array(
    z.object({
      label: z.string(),
      description: z.string(),
      state: z.enum(['done', 'current', 'todo']),
    }),
  ),
  /** Newest first. */
  lines: z.array(event),
  actions,
});

/** What staff may do with a submission. */
export const submissionAct = z.enum(['take', 'ask', 'recommend', 'close'], '操作不正确');

const deskCard = card.extend({
  author: z.object({ id: z.int(), nickname: z.string(), phone: z.string() }),
  editor: z.string(),
  acts: z.array(submissionAct),
});

const guide = z.object({
  title: z.string(),
  lead: z.string(),
  steps: z.array(z.object({ title: z.string(), text: z.string() })),
  offers: z.array(z.string()),
  limits: z.array(z.string()),
  integrity: z.array(z.string()),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  files: z.object({ max: z.int(), types: z.array(z.string()), max_bytes: z.int() }),
});

const why = (label: string, least = 2) => z.strictObject({ reason: text(label, least, 300) });
const noBody = z.strictObject({}).optional();

export const submissions = defineArea({
  'GET /submission/guide': {
    summary: '直投系统的说明：流程、平台做什么与不做什么、诚信要求、常见问题',
    access: 'public',
    rate: 'read',
    data: guide,
  },
  'GET /submission/draft': {
    summary: '我的投稿草稿；没有时为空',
    access: 'login',
    rate: 'read',
    data: z.object({ draft: draft.nullable() }),
  },
  'POST /submission/draft': {
    summary: '保存草稿；在别处改过时返回409与较新的草稿',
    access: 'login',
    rate: 'write',
    body: z.strictObject({
      /** The revision that this one follows; 0 for the first. */
      revision: z.int().min(0),
      content: manuscriptDraft,
      files: fileIds,
    }),
    data: z.object({ id: z.int(), revision: z.int(), saved_at: moment }),
  },
  'POST /submission/draft/drop': {
    summary: '删除草稿',
    access: 'login',
    rate: 'write',
    body: noBody,
    data: nothing,
  },
  'POST /submission/submit': {
    summary: '提交稿件，等待编辑受理',
    access: 'login',
    rate: 'write',
    idempotent: true,
    body: z.strictObject({ manuscript, files: fileIds }),
    data: detail,
  },
  'GET /submission/list': {
    summary: '我的投稿，最近有变化的在前',
    access: 'login',
    rate: 'read',
    query: z.object({ page }),
    data: paged(card).extend({ urgent: z.int() }),
  },
  'GET /submission/detail/:id': {
    summary: '投稿进度，仅本人',
    access: 'login',
    rate: 'read',
    params: idParams,
    data: detail,
  },
  'POST /submission/supply/:id': {
    summary: '按编辑的要求补充说明与文件',
    access: 'login',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({ content: text('补充说明', 2, 1000), files: fileIds }),
    data: detail,
  },
  'POST /submission/again/:id': {
    summary: '请编辑再次推荐',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: why('原因', 5),
    data: detail,
  },
  'POST /submission/send/:id': {
    summary: '作者登记：已亲自投出',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      journal: text('期刊名称', 2, 120),
      sent_on: day('请选择投稿日期'),
      manuscript_no: line().max(60, '稿件编号最多60个字').optional(),
    }),
    data: detail,
  },
  'POST /submission/feedback/:id': {
    summary: '作者登记：期刊的反馈',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      result: z.enum(keysOf(feedbackResults), '请选择反馈结果'),
      answered_on: day('请选择反馈日期'),
      note: lines().max(500, '说明最多500个字').optional(),
    }),
    data: detail,
  },
  'POST /submission/withdraw/:id': {
    summary: '撤回投稿',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: why('原因'),
    data: detail,
  },
  'POST /submission/finish/:id': {
    summary: '结束这次投稿',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: noBody,
    data: detail,
  },
  'POST /submission/reopen/:id': {
    summary: '重新打开自己撤回或超时关闭的投稿，30天内',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: why('原因'),
    data: detail,
  },
  'GET /staff/submission/list': {
    summary: '编辑：投稿列表，待受理的旧的在前',
    access: 'staff',
    right: 'submissions',
    rate: 'read',
    query: z.object({
      status: z
        .string()
        .regex(/^[1-7]$/, '状态不正确')
        .transform(Number)
        .optional(),
      page,
    }),
    data: paged(deskCard),
  },
  'GET /staff/submission/detail/:id': {
    summary: '编辑：投稿详情',
    access: 'staff',
    right: 'submissions',
    rate: 'read',
    params: idParams,
    data: detail.extend(deskCard.pick({ author: true, editor: true, acts: true }).shape),
  },
  'POST /staff/submission/take/:id': {
    summary: '编辑：受理',
    access: 'staff',
    right: 'submissions',
    decides: 'submission',
    rate: 'write',
    params: idParams,
    body: noBody,
    data: deskCard,
  },
  'POST /staff/submission/ask/:id': {
    summary: '编辑：请作者补充，7天内',
    access: 'staff',
    right: 'submissions',
    decides: 'submission',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ content: text('需要补充的内容', 5, 1000) }),
    data: deskCard,
  },
  'POST /staff/submission/recommend/:id': {
    summary: '编辑：推荐期刊并说明理由，不作任何承诺',
    access: 'staff',
    right: 'submissions',
    decides: 'submission',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      journals: z.array(recommendation, '请填写期刊').min(1, '请至少推荐一种期刊').max(6, '最多推荐6种期刊'),
      note: lines().max(500, '说明最多500个字').optional(),
    }),
    data: deskCard,
  },
  'POST /staff/submission/close/:id': {
    summary: '编辑：不能继续，写明原因后关闭',
    access: 'staff',
    right: 'submissions',
    decides: 'submission',
    rate: 'write',
    params: idParams,
    body: why('原因', 5),
    data: deskCard,
  },
});

export type Manuscript = z.output<typeof manuscript>;
export type ManuscriptDraft = z.output<typeof manuscriptDraft>;
export type SubmissionCard = z.output<typeof card>;
export type SubmissionDetail = z.output<typeof detail>;
export type SubmissionDraft = z.output<typeof draft>;
export type SubmissionGuide = z.output<typeof guide>;
export type Recommendation = z.output<typeof recommendation>;
