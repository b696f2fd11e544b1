import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { idParam, page, smallIdParam } from '../../fields';
import { valuesIn } from '../../journal-address';
import { type JournalFacet, journalFacetKeys, mostCompared } from '../../journal-facets';
import { word } from '../../people-fields';
import { journalCard } from './fields';
import { chosen, found, keyword, sort } from './search';

/** Values of a filter as an address has them, see `journal-address`. */
const facetText = word().max(2000, '筛选项太多').transform(valuesIn).pipe(chosen).optional();

const factorText = z
  .string()
  .regex(/^\d{1,4}(\.\d{1,3})?$/, '请输入数字')
  .transform(Number)
  .optional();

const editions = {
  partition: smallIdParam.optional(),
  citation: smallIdParam.optional(),
  cn_scheme: smallIdParam.optional(),
};

const ids = word()
  .max(100, '请选择期刊')
  .transform(valuesIn)
  .pipe(z.array(idParam).min(1, '请选择期刊').max(mostCompared, `最多对比${mostCompared}种期刊`));

/** What pages read by the words of their own address, so that the server can draw them: the same as the calls by POST. */
export const pageCalls = defineArea({
  'GET /magazine/list': {
    summary: '检索期刊，筛选项写在地址里（多个值用逗号隔开），与 POST /magazine/search 的结果相同',
    access: 'public',
    rate: 'search',
    query: z.object({
      page,
      per_page: z
        .enum(['10', '20', '50'], '每页条数不正确')
        .transform((size) => Number(size) as 10 | 20 | 50)
        .optional(),
      keyword: keyword.optional(),
      sort: sort.optional(),
      ...editions,
      /** Only journals on the recognised list that the reader chose; nothing to those who chose none. */
      recognised: z.literal('1', '筛选不正确').optional(),
      min_if: factorText,
      max_if: factorText,
      ...(Object.fromEntries(journalFacetKeys.map((key) => [key, facetText])) as Record<
        JournalFacet,
        typeof facetText
      >),
    }),
    data: found,
  },
  'GET /magazine/compared': {
    summary: `对比最多 ${mostCompared} 种期刊，编号写在地址里，与 POST /magazine/compare 的各行相同，附期刊本身`,
    access: 'public',
    rate: 'read',
    query: z.object({ ids, ...editions }),
    data: z.object({
      journals: z.array(journalCard),
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
});
