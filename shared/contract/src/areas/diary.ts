import { z } from 'zod';
import { type DiaryMove, diaryMeasures, diaryMoves, diaryReminders } from '../diary';
import { defineArea } from '../endpoint';
import { day, id, idParam, idParams, moment, nothing, rowRevision } from '../fields';
import { line, lines } from '../people-fields';

const keysOf = <T extends object>(object: T) => Object.keys(object) as [keyof T & string];
const moves = keysOf(diaryMoves);
const measureKey = z.enum(keysOf(diaryMeasures));

const title = line({ error: '请填写稿件标题' }).min(2, '标题至少2个字').max(200, '标题最多200个字');

/** A journal of the library, or one's own name for another; neither while none is chosen. */
const journal = z.strictObject({
  id: id.nullable(),
  name: line({ error: '请填写期刊名称' }).max(300, '期刊名称最多300个字'),
});
const chosenJournal = journal.refine(
  ({ id: known, name }) => known !== null || name.length >= 2,
  '请选择期刊，或填写期刊名称',
);

const manuscriptNo = line().max(60, '稿号最多60个字');
const note = lines().max(1000, '备注最多1000个字');
const move = z.enum([...moves, 'note'], '请选择进展');
const remindDays = z
  .int('提醒不正确')
  .refine((days) => (diaryReminders as readonly number[]).includes(days), '提醒不正确');

const step = z.object({
  id: z.int(),
  kind: z.enum(['prepare', ...moves, 'note']),
  label: z.string(),
  /** `2026-11-27` */
  day: z.string(),
  note: z.string(),
  /** Days since the step before that moved the manuscript; null for the first, and for what moves nothing. */
  took: z.int().nullable(),
  /** The newest step that moved it can be taken back; others can be corrected. */
  may_undo: z.boolean(),
});

const ofRound = z.object({ id: z.int().nullable(), name: z.string() });

const round = z.object({
  id: z.int(),
  journal: ofRound,
  manuscript_no: z.string(),
  /** Newest first. */
  steps: z.array(step),
});

const deadline = z.object({
  id: z.int(),
  manuscript_id: z.int(),
  title: z.string(),
  day: z.string(),
  /** Days from today on; below 0 once it has passed. */
  days_left: z.int(),
  /** How many days before; null without a reminder. */
  remind_days: z.int().nullable(),
  /** When the reminder went out. */
  reminded_at: moment.nullable(),
  done: z.boolean(),
});

const card = z.object({
  id: z.int(),
  title: z.string(),
  /** With its discipline, 大类/小类, by which its cover is drawn; empty for one of one's own naming. */
  journal: ofRound.extend({ subject: z.string() }),
  manuscript_no: z.string(),
  status: z.int(),
  status_text: z.string(),
  /** Days in this status, the first day being 0. */
  days_in: z.int(),
  /** Days since it was sent to this journal; null before. */
  days_since: z.int().nullable(),
  /** The next one that is not done. */
  deadline: deadline.nullable(),
  /** It waits for nothing any more. */
  ended: z.boolean(),
  updated_at: moment,
});

const figure = z.object({
  key: measureKey,
  label: z.string(),
  about: z.string(),
  /** People, each counted once. Null below five: then there is no number at all. */
  n: z.int().nullable(),
  /** Days, rounded. */
  median: z.int().nullable(),
  low: z.int().nullable(),
  high: z.int().nullable(),
});

const figures = z.object({
  journal_id: z.int(),
  figures: z.array(figure),
  /** Of decided submissions; null below five people. Per cent, rounded to ten. */
  accept: z.object({ n: z.int(), share: z.int() }).nullable(),
  /** From how many people on something is shown. */
  least: z.int(),
  months: z.int(),
});

const detail = card.extend({
  revision: z.int(),
  submission_id: z.int().nullable(),
  /** Newest first; the current one is the first. */
  rounds: z.array(round),
  /** Open ones by day, then those that are done. */
  deadlines: z.array(deadline),
  /** What can be written down now. */
  moves: z.array(z.enum(moves)),
  may_transfer: z.boolean(),
  /** A day on which it would be good to ask the journal; null where there is nothing to wait for, or one is noted. */
  advice: z.object({ day: z.string(), days_left: z.int(), reason: z.string() }).nullable(),
  /** Of the journal, with how this manuscript did in days. */
  figures: figures.nullable(),
  own: z.array(z.object({ key: measureKey, days: z.int(), running: z.boolean() })),
  shares: z.boolean(),
});

const feed = z.object({ on: z.boolean(), since: moment.nullable() });
const noBody = z.strictObject({}).optional();

const deadlineFields = {
  title: line({ error: '请填写事项' }).min(1, '请填写事项').max(60, '事项最多60个字'),
  day: day('截止日期'),
  remind_days: remindDays.nullable(),
};

export const diary = defineArea({
  'GET /diary/list': {
    summary: '我的投稿进度本：全部稿件与将到的截止日',
    access: 'login',
    rate: 'read',
    data: z.object({
      /** Those that go on first, the newest change first. */
      manuscripts: z.array(card),
      /** Of all manuscripts, by day. */
      deadlines: z.array(deadline.extend({ manuscript: z.string() })),
      shares: z.boolean(),
      feed,
      /** How many there may be. */
      most: z.int(),
    }),
  },
  'GET /diary/manuscript/:id': {
    summary: '一份稿件的时间线、截止日与同刊用时，仅本人',
    access: 'login',
    rate: 'read',
    params: idParams,
    data: detail,
  },
  'POST /diary/create': {
    summary: '记录一份稿件',
    access: 'login',
    rate: 'write',
    idempotent: true,
    body: z.strictObject({
      title,
      journal,
      manuscript_no: manuscriptNo.optional(),
      /** Where it was sent already: since when. */
      submitted_on: day('投出日期').nullish(),
    }),
    data: detail,
  },
  'POST /diary/continue/:id': {
    summary: '把一份直投稿件接着记到进度本；已记过的返回原来那份',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: noBody,
    data: detail,
  },
  'POST /diary/edit/:id': {
    summary: '修改稿件的标题、期刊与稿号',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ revision: rowRevision, title, journal, manuscript_no: manuscriptNo }),
    data: detail,
  },
  'POST /diary/delete/:id': {
    summary: '删除一份稿件及其全部记录',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: noBody,
    data: nothing,
  },
  'POST /diary/step/add/:id': {
    summary: '给稿件记一笔',
    access: 'login',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({ kind: move, day: day('日期'), note: note.optional() }),
    data: detail,
  },
  'POST /diary/step/edit/:id': {
    summary: '改正一笔的日期与备注',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ day: day('日期'), note }),
    data: detail,
  },
  'POST /diary/step/undo/:id': {
    summary: '撤销最近一步，或删除一条记事',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: noBody,
    data: detail,
  },
  'POST /diary/transfer/:id': {
    summary: '拒稿或撤稿后改投另一种期刊，之前的记录保留',
    access: 'login',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({ journal: chosenJournal, day: day('日期') }),
    data: detail,
  },
  'POST /diary/deadline/add/:id': {
    summary: '给稿件加一个截止日',
    access: 'login',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject(deadlineFields),
    data: detail,
  },
  'POST /diary/deadline/edit/:id': {
    summary: '修改截止日、提醒，或标为已完成',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ ...deadlineFields, done: z.boolean() }),
    data: detail,
  },
  'POST /diary/deadline/delete/:id': {
    summary: '删除截止日',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: noBody,
    data: detail,
  },
  'GET /diary/calendar/:id': {
    summary: '一份稿件未完成的截止日，日历文件',
    access: 'login',
    rate: 'file',
    params: idParams,
    file: 'text/calendar',
    data: z.unknown(),
  },
  'POST /diary/feed/open': {
    summary: '生成只有自己知道的日历订阅地址；旧地址随即失效',
    access: 'login',
    rate: 'write',
    body: noBody,
    /** The address is told this once. */
    data: feed.extend({ url: z.string() }),
  },
  'POST /diary/feed/close': {
    summary: '停用日历订阅地址',
    access: 'login',
    rate: 'write',
    body: noBody,
    data: feed,
  },
  'POST /diary/share': {
    summary: '自己的用时是否计入期刊的匿名中位数',
    access: 'login',
    rate: 'write',
    body: z.strictObject({ shares: z.boolean('请选择是否参与') }),
    data: z.object({ shares: z.boolean() }),
  },
  'GET /magazine/experience-figures': {
    summary: '期刊的真实用时：作者自己记录的匿名中位数，满五人才显示',
    access: 'public',
    rate: 'read',
    query: z.object({ id: idParam }),
    data: figures,
  },
});

export type DiaryCard = z.output<typeof card>;
export type DiaryDetail = z.output<typeof detail>;
export type DiaryDeadline = z.output<typeof deadline>;
export type DiaryStep = z.output<typeof step>;
export type DiaryRound = z.output<typeof round>;
export type DiaryFigures = z.output<typeof figures>;
export type DiaryFigure = z.output<typeof figure>;
export type { DiaryMove };
