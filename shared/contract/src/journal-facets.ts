/**
 * What the journal tools know by heart: kinds of editions and metrics, and into which ranges numbers fall. Pages, server
 * and tests read them here. Editions themselves (中科院分区 2025, …) are data of the site, entered by the team.
 */

/** What an edition ranks or measures. */
export const journalSchemeKinds = {
  partition: '分区',
  citation: '引证指标',
  cn: '中文期刊影响因子',
  warning: '预警记录',
} as const;

export type JournalSchemeKind = keyof typeof journalSchemeKinds;

/** What is measured, and by which kind of edition. */
export const journalMetrics = {
  if: { kind: 'citation', title: '影响因子', short: 'IF' },
  if5: { kind: 'citation', title: '五年影响因子', short: '5年IF' },
  jcr: { kind: 'citation', title: 'JCR 分区', short: 'JCR' },
  major: { kind: 'partition', title: '大类分区', short: '大类' },
  minor: { kind: 'partition', title: '小类分区', short: '小类' },
  top: { kind: 'partition', title: 'Top 期刊', short: 'Top' },
  cif: { kind: 'cn', title: '复合影响因子', short: '复合IF' },
  zif: { kind: 'cn', title: '综合影响因子', short: '综合IF' },
} as const satisfies Record<string, { kind: JournalSchemeKind; title: string; short: string }>;

export type JournalMetric = keyof typeof journalMetrics;

/** What is said of a journal for which nothing is known: never a zero. */
export const unknownMetric = '暂无';

/** A range of a number: the lower end belongs to it, the upper one does not. */
export interface JournalRange {
  key: string;
  label: string;
  min?: number;
  max?: number;
}

/** The numbers of a journal that can be filtered by range. */
export const journalRanges = {
  apc: {
    title: '版面费（APC）',
    ranges: [
      { key: 'free', label: '不收费', max: 1 },
      { key: '5000', label: '¥5,000 以下', min: 1, max: 500_000 },
      { key: '10000', label: '¥5,000–10,000', min: 500_000, max: 1_000_000 },
      { key: '20000', label: '¥10,000–20,000', min: 1_000_000, max: 2_000_000 },
      { key: 'more', label: '¥20,000 及以上', min: 2_000_000 },
    ],
  },
  review: {
    title: '审稿周期',
    ranges: [
      { key: '4', label: '4 周以内', max: 4 },
      { key: '8', label: '4–8 周', min: 4, max: 8 },
      { key: '12', label: '8–12 周', min: 8, max: 12 },
      { key: '26', label: '12–26 周', min: 12, max: 26 },
      { key: 'more', label: '26 周及以上', min: 26 },
    ],
  },
  accept: {
    title: '录用率',
    ranges: [
      { key: '50', label: '50% 及以上', min: 50 },
      { key: '30', label: '30%–50%', min: 30, max: 50 },
      { key: '10', label: '10%–30%', min: 10, max: 30 },
      { key: 'less', label: '10% 以下', max: 10 },
    ],
  },
  annual: {
    title: '年发文量',
    ranges: [
      { key: '100', label: '100 篇以下', max: 100 },
      { key: '500', label: '100–500 篇', min: 100, max: 500 },
      { key: '1000', label: '500–1,000 篇', min: 500, max: 1000 },
      { key: 'more', label: '1,000 篇及以上', min: 1000 },
    ],
  },
  self_cite: {
    title: '自引率',
    ranges: [
      { key: '5', label: '5% 以下', max: 5 },
      { key: '10', label: '5%–10%', min: 5, max: 10 },
      { key: '20', label: '10%–20%', min: 10, max: 20 },
      { key: 'more', label: '20% 及以上', min: 20 },
    ],
  },
  cn_ratio: {
    title: '国人占比',
    ranges: [
      { key: '10', label: '10% 以下', max: 10 },
      { key: '30', label: '10%–30%', min: 10, max: 30 },
      { key: '50', label: '30%–50%', min: 30, max: 50 },
      { key: 'more', label: '50% 及以上', min: 50 },
    ],
  },
} as const satisfies Record<string, { title: string; ranges: readonly JournalRange[] }>;

export type JournalRangeKey = keyof typeof journalRanges;

export const journalRangeKeys = Object.keys(journalRanges) as JournalRangeKey[];

/** The ranges of a number, as a table that may be walked. */
export const rangesOf = (key: JournalRangeKey): readonly JournalRange[] => journalRanges[key].ranges;

/** Every filter of which several values can be chosen, in the order in which it is shown. */
export const journalFacets = {
  subject: '学科',
  tier: '分区',
  top: 'Top 期刊',
  quartile: 'JCR 分区',
  indexed: '收录',
  oa: '开放获取',
  apc: journalRanges.apc.title,
  review: journalRanges.review.title,
  accept: journalRanges.accept.title,
  annual: journalRanges.annual.title,
  self_cite: journalRanges.self_cite.title,
  cn_ratio: journalRanges.cn_ratio.title,
  language: '语种',
  frequency: '刊期',
  warning: '预警状态',
} as const;

export type JournalFacet = keyof typeof journalFacets;

export const journalFacetKeys = Object.keys(journalFacets) as JournalFacet[];

/** Said of a journal that stands on a list of warnings: what it is, not what to do. */
export const warningWord = '存在预警记录';

/** The value of `warning` for journals on no list. */
export const noWarning = 'none';

export const noWarningWord = '无预警记录';

/** Orders of a search. Whatever is unknown stands last in each. */
export const journalSorts = {
  relevance: '综合',
  if_desc: '影响因子从高到低',
  if_asc: '影响因子从低到高',
  tier_asc: '分区从高到低',
  cif_desc: '复合影响因子从高到低',
  review_asc: '审稿周期从短到长',
  accept_desc: '录用率从高到低',
  apc_asc: '版面费从低到高',
  annual_desc: '年发文量从多到少',
  name_asc: '刊名',
} as const;

export type JournalSort = keyof typeof journalSorts;

/** How many journals are held against each other at most. */
export const mostCompared = 4;

/** Characters of a private note at most. */
export const mostJournalNote = 200;

/** Journals in one CSV of a search at most. */
export const mostExported = 2000;
