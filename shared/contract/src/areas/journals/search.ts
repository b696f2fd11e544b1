import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { paged } from '../../envelope';
import { id, idParam, page, smallId } from '../../fields';
import {
  type JournalFacet,
  type JournalSort,
  journalFacetKeys,
  journalSorts,
  mostCompared,
} from '../../journal-facets';
import { word } from '../../people-fields';
import { journalCard, journalDetail, journalFacet, journalScheme } from './fields';

const mostChosen = 20;

export const keyword = word({ error: '请输入刊名、ISSN 或 CN' }).max(100, '最多输入100个字');

export const chosen = z
  .array(word().min(1, '筛选项不正确').max(80, '筛选项不正确'))
  .max(mostChosen, `每项筛选最多选${mostChosen}个`);

export const sort = z.enum(Object.keys(journalSorts) as [JournalSort, ...JournalSort[]], '排序不正确');

/** What journals are looked for by; the same for lists, counts and files. */
export const journalFilters = z.object({
  keyword: keyword.optional(),
  /** Chosen values of each filter; any of them will do, all filters have to hold. */
  facets: z
    .strictObject(
      Object.fromEntries(journalFacetKeys.map((key) => [key, chosen.optional()])) as Record<
        JournalFacet,
        z.ZodOptional<typeof chosen>
      >,
    )
    .optional(),
  /** Editions by which is ranked, measured and filtered; those of the team's choice unless named. */
  partition: smallId.optional(),
  citation: smallId.optional(),
  cn_scheme: smallId.optional(),
  /** Of the citation edition, both ends included; journals without a value are left out. */
  min_if: z.number('请输入数字').min(0, '请输入 0 或更大的数').max(10_000, '数字太大').optional(),
  max_if: z.number('请输入数字').min(0, '请输入 0 或更大的数').max(10_000, '数字太大').optional(),
  sort: sort.optional(),
});

export const found = paged(journalCard).extend({
  facets: z.array(journalFacet),
  schemes: z.object({
    partition: journalScheme.nullable(),
    citation: journalScheme.nullable(),
    cn: journalScheme.nullable(),
  }),
});

export const searchCalls = defineArea({
  'POST /magazine/search': {
    summary: '检索期刊：刊名、中文名、缩写、曾用名、ISSN、CN；各项筛选与随之变化的计数、排序',
    access: 'public',
    rate: 'search',
    query: z.object({ page }),
    body: z.strictObject({
      ...journalFilters.shape,
      per_page: z.union([z.literal(10), z.literal(20), z.literal(50)], '每页条数不正确').optional(),
    }),
    data: found,
  },
  'GET /condition': {
    summary: '期刊检索的全部筛选项、各版分区与指标、排序方式',
    access: 'public',
    rate: 'read',
    forEverybody: true,
    data: z.object({
      facets: z.array(journalFacet),
      schemes: z.array(journalScheme),
      sorts: z.array(z.object({ value: sort, label: z.string() })),
      total: z.int(),
      /** Some of the journals are made up. */
      has_demo: z.boolean(),
    }),
  },
  'GET /magazine/suggest': {
    summary: '输入时的期刊联想',
    access: 'public',
    rate: 'search',
    query: z.object({ keyword: keyword.optional() }),
    data: z.object({
      data: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          name_cn: z.string().nullable(),
          issn: z.string().nullable(),
          /** The name or number that fits, where it is not the journal's own. */
          matched: z.string(),
        }),
      ),
    }),
  },
  'GET /magazine/detail': {
    summary: '一种期刊：历年各版分区与指标、收录、费用、曾用名、预警记录',
    access: 'public',
    rate: 'read',
    query: z.object({ id: idParam }),
    data: journalDetail,
  },
  'POST /magazine/compare': {
    summary: `对比最多 ${mostCompared} 种期刊，标出不同的行`,
    access: 'public',
    rate: 'read',
    body: z.strictObject({
      ids: z.array(id).min(1, '请选择期刊').max(mostCompared, `最多对比${mostCompared}种期刊`),
      partition: smallId.optional(),
      citation: smallId.optional(),
      cn_scheme: smallId.optional(),
    }),
    data: z.object({
      journals: z.array(z.object({ id: z.int(), name: z.string(), name_cn: z.string().nullable() })),
      rows: z.array(
        z.object({
          key: z.string(),
          title: z.string(),
          /** In the order of the journals; null is 暂无. */
          values: z.array(z.string().nullable()),
          differs: z.boolean(),
        }),
      ),
    }),
  },
  'POST /magazine/export': {
    summary: '把检索结果导出为 CSV',
    access: 'login',
    rate: 'file',
    body: z.strictObject(journalFilters.shape),
    file: 'text/csv',
    data: z.unknown(),
  },
});
