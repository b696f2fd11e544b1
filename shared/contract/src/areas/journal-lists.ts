import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { id, idParams, moment, page } from '../fields';
import { type JournalListState, journalListRule, journalListStates } from '../journal-lists';
import { line, lines, word } from '../people-fields';

const title = line({ error: '请填写目录名称' })
  .min(1, '请填写目录名称')
  .max(journalListRule.title, `目录名称最多${journalListRule.title}个字`);

/** Rows as they were pasted or read from a CSV: name or number, and a grade. */
const text = lines({ error: '请粘贴或选择目录' })
  .min(1, '请粘贴或选择目录')
  .max(journalListRule.text, '目录太大，请分成几份');

const code = word({ error: '请输入分享码' }).min(1, '请输入分享码').max(40, '分享码不正确');

const state = z.enum(
  Object.keys(journalListStates) as [JournalListState, ...JournalListState[]],
  '筛选不正确',
);

const counts = z.object({
  entries: z.int(),
  matched: z.int(),
  unknown: z.int(),
  several: z.int(),
  repeated: z.int(),
});

const journalList = z.object({
  id: z.int(),
  title: z.string(),
  /** Made by whoever asks; others are followed. */
  own: z.boolean(),
  counts,
  /** By which others follow it; null where it is not shared, or is another's. */
  code: z.string().nullable(),
  /** The one that is laid over every list of journals. */
  chosen: z.boolean(),
  updated_at: moment,
});

const lists = z.object({ data: z.array(journalList) });

const entry = z.object({
  /** The first journal of the list is 1. */
  row: z.int(),
  name: z.string(),
  number: z.string(),
  grade: z.string(),
  state,
  /** What was matched; null otherwise. */
  journal: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** Why it was not, and what helps. */
  reason: z.string(),
});

export const journalLists = defineArea({
  'GET /magazine/lists': {
    summary: '自己的与关注的认可目录',
    access: 'login',
    rate: 'read',
    data: lists,
  },
  'POST /magazine/list/create': {
    summary: '新建认可目录：粘贴或上传 CSV 的刊名、ISSN 与等级，返回匹配结果',
    access: 'login',
    rate: 'write',
    body: z.strictObject({ title, text }),
    data: journalList,
  },
  'POST /magazine/list/replace/:id': {
    summary: '用新的内容替换自己的认可目录',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ text }),
    data: journalList,
  },
  'POST /magazine/list/rename/:id': {
    summary: '修改自己的认可目录的名称',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ title }),
    data: journalList,
  },
  'GET /magazine/list/:id': {
    summary: '一份认可目录的逐条匹配结果',
    access: 'login',
    rate: 'read',
    params: idParams,
    query: z.object({ page, state: state.optional() }),
    data: paged(entry).extend({ list: journalList }),
  },
  'POST /magazine/list/share/:id': {
    summary: '开启或停止分享自己的认可目录；停止后分享码失效，已关注者不再看到',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ shared: z.boolean('请选择是否分享') }),
    data: journalList,
  },
  'POST /magazine/list/look': {
    summary: '关注之前看一份分享的认可目录：名称与条数',
    access: 'login',
    rate: 'search',
    body: z.strictObject({ code }),
    data: z.object({ title: z.string(), counts, followed: z.boolean(), own: z.boolean() }),
  },
  'POST /magazine/list/follow': {
    summary: '凭分享码关注认可目录',
    access: 'login',
    rate: 'write',
    body: z.strictObject({ code }),
    data: journalList,
  },
  'POST /magazine/list/unfollow/:id': {
    summary: '不再关注认可目录',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: lists,
  },
  'POST /magazine/list/choose': {
    summary: '选择叠加在期刊列表上的认可目录；null 为不叠加',
    access: 'login',
    rate: 'write',
    body: z.strictObject({ id: id.nullable() }),
    data: lists,
  },
  'POST /magazine/list/delete/:id': {
    summary: '删除自己的认可目录，关注者也不再看到',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: lists,
  },
});

export type JournalList = z.output<typeof journalList>;
export type JournalListEntry = z.output<typeof entry>;
