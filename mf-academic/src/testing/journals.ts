import type { DataOf, JournalCard, JournalDetail, JournalFacetCounts, JournalScheme } from '@harbor/contract';

export const scheme = (part: Partial<JournalScheme> = {}): JournalScheme => ({
  id: 3,
  kind: 'partition',
  code: 'fq',
  year: 2025,
  title: '演示分区 2025',
  publisher: '学术港（演示）',
  source: '由程序生成',
  effective_on: '2025-06-30',
  is_default: true,
  ...part,
});

export const partition = scheme();
export const older = scheme({ id: 2, year: 2024, title: '演示分区 2024', is_default: false });
export const citation = scheme({ id: 9, kind: 'citation', code: 'jif', title: '演示引证报告 2025' });
export const cn = scheme({ id: 14, kind: 'cn', code: 'cnif', title: '演示中文影响因子 2025' });

/** A journal as lists show it, for tests. */
export const journal = (part: Partial<JournalCard> = {}): JournalCard => ({
  id: 1,
  name: 'Tidal Law and Society',
  name_cn: '潮汐法学',
  abbr: 'Tidal Law Soc',
  issn: '2434-561X',
  eissn: null,
  cn: null,
  publisher: 'Tidewater',
  sponsor: null,
  country: '英国',
  languages: ['英语'],
  frequency: '季刊',
  subjects: ['法学/环境法'],
  indexed: ['SSCI'],
  is_oa: true,
  apc_fen_est: 1_640_000,
  review_weeks: 12,
  accept_rate: 31,
  annual_count: 1204,
  self_cite: null,
  cn_author_ratio: null,
  warnings: [],
  is_demo: true,
  partition: { tier: 1, subject: '法学', top: true },
  citation: { if: 6.8, quartile: 1 },
  cn_factor: null,
  trend: [
    { year: 2024, value: 6.1 },
    { year: 2025, value: 6.8 },
  ],
  collected: false,
  ...part,
});

/** A Chinese journal, of which international reports do not speak. */
export const chinese = (part: Partial<JournalCard> = {}): JournalCard =>
  journal({
    ...{ id: 2, name: '南屿法学论丛', name_cn: '南屿法学论丛', issn: '1004-8837', cn: 'CN 11-1234/D' },
    ...{ sponsor: '南屿大学', is_oa: false, apc_fen_est: null, review_weeks: null, accept_rate: null },
    ...{
      partition: null,
      citation: null,
      cn_factor: { cif: 1.28, zif: null },
      indexed: ['CSSCI'],
      trend: [],
    },
    warnings: [
      { year: 2024, word: '存在预警记录', level: '', reason: '年发文量增长过快', source: '演示名单 2024' },
    ],
    ...part,
  });

const value = (of: string, label: string, count: number, chosen = false) => ({
  value: of,
  label,
  count,
  chosen,
});

export const facets = (chosen: Partial<Record<string, string[]>> = {}): JournalFacetCounts[] => {
  const mark = (facet: JournalFacetCounts): JournalFacetCounts => ({
    ...facet,
    values: facet.values.map((one) => ({ ...one, chosen: chosen[facet.key]?.includes(one.value) ?? false })),
  });
  return [
    {
      key: 'subject' as const,
      title: '学科',
      values: [value('法学', '法学', 30), value('工学', '工学', 20), value('法学/环境法', '法学/环境法', 8)],
    },
    { key: 'tier' as const, title: '分区', values: [value('1', '1 区', 14), value('2', '2 区', 31)] },
    { key: 'top' as const, title: 'Top 期刊', values: [value('yes', 'Top 期刊', 5)] },
    { key: 'quartile' as const, title: 'JCR 分区', values: [value('1', 'Q1', 29)] },
    { key: 'indexed' as const, title: '收录', values: [value('SCIE', 'SCIE', 92), value('SSCI', 'SSCI', 4)] },
    { key: 'review' as const, title: '审稿周期', values: [value('8', '4–8 周', 39)] },
    {
      key: 'warning' as const,
      title: '预警状态',
      values: [value('none', '无预警记录', 636), value('2024', '2024 年存在预警记录', 21)],
    },
  ].map(mark);
};

export const found = (
  data: JournalCard[],
  part: Partial<DataOf<'GET /magazine/list'>> = {},
): DataOf<'GET /magazine/list'> => ({
  data,
  total: data.length,
  current_page: 1,
  per_page: 20,
  last_page: 1,
  facets: facets(),
  schemes: { partition, citation, cn },
  ...part,
});

export const condition = (): DataOf<'GET /condition'> => ({
  facets: facets(),
  schemes: [partition, older, citation, cn],
  sorts: [],
  total: 2,
  has_demo: true,
});

const metric = (part: Partial<JournalDetail['metrics'][number]['values'][number]>) => ({
  type: 'minor' as const,
  subject: '',
  value: null,
  rank: null,
  total: null,
  ...part,
});

export const detail = (part: Partial<JournalDetail> = {}): JournalDetail => {
  const { partition: _, citation: __, cn_factor: ___, trend: ____, ...facts } = journal();
  return {
    ...facts,
    issn_l: null,
    founded: 1998,
    homepage: 'https://journal.example/',
    submit_url: null,
    scope: '环境法与社会。',
    apc: { amount: 1960, currency: 'USD' },
    review_source: '演示数据',
    accept_source: '演示数据',
    article_types: [],
    word_template: null,
    names: [{ kind: 'former', name: 'Harbour Notes on Rules' }],
    metrics: [
      {
        scheme: partition,
        values: [
          metric({ type: 'major', subject: '法学', value: 3 }),
          metric({ subject: '环境法', value: 2, rank: 27, total: 91 }),
          metric({ subject: '综合', value: 4, rank: 58, total: 79 }),
          metric({ type: 'top', value: 0 }),
        ],
      },
      {
        scheme: older,
        values: [
          metric({ type: 'major', subject: '法学', value: 2 }),
          metric({ subject: '环境法', value: 1, rank: 9, total: 90 }),
        ],
      },
      {
        scheme: citation,
        values: [
          metric({ type: 'if', value: 3.3 }),
          metric({ type: 'if5' }),
          metric({ type: 'jcr', subject: 'Law', value: 2, rank: 31, total: 91 }),
        ],
      },
    ],
    trend: [
      {
        code: 'jif',
        type: 'if',
        title: '影响因子',
        points: [
          { year: 2023, value: 4.6 },
          { year: 2024, value: null },
          { year: 2025, value: 3.3 },
        ],
      },
    ],
    data_version: 27,
    updated_at: '2026-11-18T08:00:00+08:00',
    collected: false,
    note: '',
    group_id: null,
    ...part,
  };
};
