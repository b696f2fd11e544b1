import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { paged } from '../../envelope';
import { idParams, page, rowRevision, smallId, smallIdParam } from '../../fields';
import { line, lines, word } from '../../people-fields';
import { journalScheme, schemeKind } from '../journals/fields';
import {
  changedJournal,
  changeKind,
  importChange,
  importRow,
  importSchemes,
  journalImport,
  journalImportRow,
  journalMapping,
  libraryState,
} from './fields';

const staff = { access: 'staff', right: 'journals' } as const;

const deskScheme = journalScheme.extend({
  source_url: z.string(),
  licence: z.string(),
  revision: z.int(),
  /** Journals of which something is known by it. */
  used: z.int(),
});

const schemes = z.object({ data: z.array(deskScheme) });

const text = (label: string, most: number) =>
  line({ error: `请填写${label}` })
    .min(1, `请填写${label}`)
    .max(most, `${label}最多${most}个字`);

const searched = word().max(100, '关键词太长').optional();

const noBody = z.strictObject({}).optional();

export const journalDesk = defineArea({
  'GET /staff/journals/imports': {
    summary: '运营：期刊导入的记录',
    ...staff,
    rate: 'read',
    query: z.object({ page }),
    data: paged(journalImportRow).extend({ library: libraryState }),
  },
  'GET /staff/journals/import/:id': {
    summary: '运营：一次期刊导入，含进度、列的对应与核对结果',
    ...staff,
    rate: 'poll',
    params: idParams,
    data: journalImport,
  },
  'POST /staff/journals/import/upload': {
    summary: '运营：上传期刊数据（CSV 或 JSON），先不改变期刊库',
    ...staff,
    rate: 'upload',
    query: z.object({ name: word({ error: '请填写文件名' }).min(1, '请填写文件名').max(120, '文件名太长') }),
    raw: true,
    slow: true,
    data: journalImport,
  },
  'POST /staff/journals/import/check/:id': {
    summary: '运营：按列的对应核对文件，列出新增、更新、合并与未采用的行',
    ...staff,
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      mapping: journalMapping,
      schemes: importSchemes.optional(),
      source: text('数据来源', 100),
      licence: lines().max(300, '授权说明最多300个字').optional(),
      /** Empty cells of the columns that are read take away what is known; left out, they say nothing. */
      clears: z.boolean().optional(),
    }),
    data: journalImport,
  },
  'GET /staff/journals/import/rows/:id': {
    summary: '运营：核对过的行，按结果',
    ...staff,
    rate: 'read',
    params: idParams,
    query: z.object({
      page,
      verdict: z.enum(['0', '1', '2', '3', '4', 'noted'], '结果不正确').optional(),
      /** Part of a name, or an ISSN or CN. */
      q: searched,
    }),
    data: paged(importRow),
  },
  'GET /staff/journals/import/changes/:id': {
    summary: '运营：一次导入改变的内容，逐项列出前后',
    ...staff,
    rate: 'read',
    params: idParams,
    query: z.object({ page }),
    data: paged(importChange),
  },
  'GET /staff/journals/import/journals/:id': {
    summary: '运营：一次导入改变的期刊，每种期刊列出前后，可按类别与刊名筛选',
    ...staff,
    rate: 'read',
    params: idParams,
    query: z.object({
      page,
      /** `jump`: those with a factor that changed beyond belief. */
      kind: z.union([changeKind, z.literal('jump')], '类别不正确').optional(),
      q: searched,
    }),
    data: paged(changedJournal),
  },
  'GET /staff/journals/import/file/:id': {
    summary: '运营：下载一次导入未采用的行，或全部变动（CSV）',
    ...staff,
    rate: 'file',
    params: idParams,
    query: z.object({ what: z.enum(['refused', 'changes'], '请选择下载的内容') }),
    file: 'text/csv',
    data: z.unknown(),
  },
  'GET /staff/journals/import/undo/:id': {
    summary: '运营：撤回一次导入会删除和恢复多少期刊',
    ...staff,
    rate: 'read',
    params: idParams,
    data: z.object({
      /** Journals that go away, and people's favourites of them. */
      added: z.int(),
      collects: z.int(),
      /** Journals that become again what they were. */
      restored: z.int(),
    }),
  },
  'POST /staff/journals/import/skip/:id': {
    summary: '运营：核对之后，把几行去掉不导入，或重新勾选',
    ...staff,
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      rows: z
        .array(
          z
            .int('行号不正确')
            .positive('行号不正确')
            .max(2 ** 31 - 1, '行号不正确'),
        )
        .min(1, '请选择行')
        .max(100, '一次最多100行'),
      skip: z.boolean('请说明去掉还是勾选'),
    }),
    data: journalImport,
  },
  'POST /staff/journals/import/stop/:id': {
    summary: '运营：停止正在进行的核对或导入，期刊库不变',
    ...staff,
    rate: 'write',
    params: idParams,
    body: noBody,
    data: journalImport,
  },
  'POST /staff/journals/import/apply/:id': {
    summary: '运营：把核对过的文件导入期刊库',
    ...staff,
    rate: 'write',
    params: idParams,
    body: noBody,
    data: journalImport,
  },
  'POST /staff/journals/import/rollback/:id': {
    summary: '运营：撤回最近一次导入，期刊库恢复原样',
    ...staff,
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      reason: lines({ error: '请填写原因' }).min(2, '请填写原因').max(200, '原因最多200个字'),
    }),
    data: journalImport,
  },
  'POST /staff/journals/import/discard/:id': {
    summary: '运营：放弃还没有导入的文件',
    ...staff,
    rate: 'write',
    params: idParams,
    body: noBody,
    data: journalImport,
  },
  'GET /staff/journals/schemes': {
    summary: '运营：各版分区、指标与预警名单',
    ...staff,
    rate: 'read',
    data: schemes,
  },
  'POST /staff/journals/scheme/save': {
    summary: '运营：登记一版分区、指标或预警名单，或修改它的说明',
    ...staff,
    rate: 'write',
    body: z.strictObject({
      /** Left out: a new one. */
      id: smallId.optional(),
      revision: rowRevision.optional(),
      kind: schemeKind,
      code: word({ error: '请填写代号' }).regex(
        /^[a-z][a-z0-9-]{1,19}$/,
        '代号由小写字母、数字与连字符组成，2–20位',
      ),
      year: z.int('请填写年份').min(1990, '年份不正确').max(2100, '年份不正确'),
      title: text('名称', 40),
      publisher: text('发布单位', 60),
      source: text('来源', 100),
      source_url: z.union([z.literal(''), z.url({ protocol: /^https?$/, error: '请填写网址' })]).optional(),
      licence: lines().max(300, '授权说明最多300个字').optional(),
      effective_on: z.iso.date('请选择生效日期').nullable().optional(),
    }),
    data: schemes,
  },
  'POST /staff/journals/scheme/default/:id': {
    summary: '运营：把一版设为默认显示的',
    ...staff,
    rate: 'write',
    params: z.object({ id: smallIdParam }),
    body: noBody,
    data: schemes,
  },
});

export type DeskJournalImport = z.output<typeof journalImport>;
export type DeskJournalScheme = z.output<typeof deskScheme>;
export type DeskJournalRow = z.output<typeof importRow>;
export type ChangedJournal = z.output<typeof changedJournal>;
export type JournalMapping = z.output<typeof journalMapping>;
