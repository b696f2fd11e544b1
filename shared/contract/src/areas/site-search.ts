import { z } from 'zod';
import { defineArea } from '../endpoint';
import { word } from '../people-fields';
import { siteSearchKinds } from '../site-search-kinds';

/** Something on the site that fits what was typed. */
const found = z.object({
  id: z.int(),
  title: z.string(),
  /** What it is beside its title: a category, an ISSN, a date. */
  note: z.string(),
  /** Path of its page. */
  link: z.string(),
});

export const siteSearch = defineArea({
  'GET /search/all': {
    summary: '全站搜索：服务、期刊、头条、帖子各给最合适的几条',
    access: 'public',
    rate: 'search',
    query: z.object({
      keyword: word({ error: '请输入关键词' }).min(1, '请输入关键词').max(50, '关键词最多50个字'),
    }),
    data: z.object({
      keyword: z.string(),
      /** Kinds with something in them alone, in the order in which they are shown. */
      groups: z.array(z.object({ kind: z.enum(siteSearchKinds), data: z.array(found) })),
    }),
  },
});

export type SiteFound = z.output<typeof found>;
