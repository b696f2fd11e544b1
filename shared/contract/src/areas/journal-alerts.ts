import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { idParam, idParams, moment, page } from '../fields';
import {
  type JournalFollowReason,
  journalAlertKeys,
  journalChangeKeys,
  journalFollowReasons,
} from '../journal-changes';

const kind = z.enum(journalChangeKeys, '类型不正确');
const alertKind = z.enum(journalAlertKeys, '类型不正确');
const reason = z.enum(Object.keys(journalFollowReasons) as [JournalFollowReason, ...JournalFollowReason[]]);

/** One line of what an import has changed of a journal. */
const change = z.object({
  id: z.int(),
  journal: z.object({
    id: z.int(),
    name: z.string(),
    /** 大类, or 大类/小类, by which its cover is drawn; empty where nobody knows. */
    subject: z.string(),
    is_demo: z.boolean(),
  }),
  kind,
  kind_text: z.string(),
  /** What changed: 大类分区, 收录. */
  title: z.string(),
  /** Null where nothing was known, or nothing is any more. */
  old: z.string().nullable(),
  new: z.string().nullable(),
  /** Editions that the values are from; empty for what no edition says. */
  old_edition: z.string(),
  new_edition: z.string(),
  /** Where the data come from. */
  source: z.string(),
  at: moment,
  /** Whether followers were told of it. */
  alerts: z.boolean(),
});

const settings = z.object({
  kinds: z.array(z.object({ key: alertKind, title: z.string(), about: z.string(), on: z.boolean() })),
  /** No message about journals comes at all: switched off in the settings of messages. */
  muted: z.boolean(),
});

/** How far the alerts of an import are; `none` for one that was never taken in. */
const alertStep = z.enum(['none', 'gathering', 'telling', 'told', 'withdrawing', 'withdrawn']);

const importAlerts = z.object({
  step: alertStep,
  /** Journals of which something changed that followers are told of, once all is written down; none of what was undone. */
  journals: z.int(),
  /** Who was told so far; null where that is no longer kept. */
  people: z.int().nullable(),
});

export const journalAlerts = defineArea({
  'GET /magazine/changes': {
    summary: '全部期刊的变动，新的在前；旧值、新值、版本与来源',
    access: 'public',
    rate: 'read',
    forEverybody: true,
    query: z.object({ page, kind: kind.optional() }),
    data: paged(change),
  },
  'GET /magazine/changes/recent': {
    summary: '近期重要的期刊变动，每种期刊一条，头条页用',
    access: 'public',
    rate: 'read',
    forEverybody: true,
    data: z.object({
      data: z.array(change),
      /** All changes that are worth telling, of the same days. */
      total: z.int(),
      /** The newest import. */
      at: moment.nullable(),
    }),
  },
  'GET /magazine/changes/of': {
    summary: '一种期刊的变动记录',
    access: 'public',
    rate: 'read',
    forEverybody: true,
    query: z.object({ id: idParam, page }),
    data: paged(change),
  },
  'GET /magazine/changes/mine': {
    summary: '我关注的期刊的变动：收藏的、投稿进度本、直投稿件与订单里的',
    access: 'login',
    rate: 'read',
    query: z.object({ page, kind: kind.optional(), journal: idParam.optional() }),
    data: paged(
      change.extend({
        /** Came after the last look. */
        fresh: z.boolean(),
        why: z.array(z.object({ key: reason, title: z.string() })),
      }),
    ).extend({
      /** Lines that came after the last look. */
      fresh: z.int(),
      /** Up to where this answer reaches: `look` takes it back. */
      place: z.int(),
      /** Journals that somebody follows. */
      follows: z.int(),
    }),
  },
  'GET /magazine/changes/fresh': {
    summary: '我关注的期刊上次看过之后的变动条数',
    access: 'login',
    rate: 'read',
    data: z.object({ fresh: z.int() }),
  },
  'POST /magazine/changes/look': {
    summary: '记下自己看到了哪里',
    access: 'login',
    rate: 'write',
    body: z.strictObject({ place: z.int('页面已过期，请刷新').min(0, '页面已过期，请刷新') }),
    data: z.object({ fresh: z.int() }),
  },
  'GET /magazine/changes/settings': {
    summary: '期刊变动提醒的设置',
    access: 'login',
    rate: 'read',
    data: settings,
  },
  'POST /magazine/changes/settings': {
    summary: '修改期刊变动提醒的设置',
    access: 'login',
    rate: 'write',
    body: z.strictObject({
      kinds: z
        .array(z.strictObject({ key: alertKind, on: z.boolean('请选择是否提醒') }), '请选择提醒的内容')
        .min(1, '请选择提醒的内容')
        .max(journalAlertKeys.length, '提醒的内容不正确'),
    }),
    data: settings,
  },
  'GET /staff/journals/alerts/:id': {
    summary: '运营：一次期刊导入的变动提醒到了哪一步，提醒了多少人',
    access: 'staff',
    right: 'journals',
    rate: 'poll',
    params: idParams,
    data: importAlerts,
  },
});

export type JournalChange = z.output<typeof change>;
export type JournalImportAlerts = z.output<typeof importAlerts>;
