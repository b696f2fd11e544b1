import { z } from 'zod';
import { id, moment } from '../../fields';
import {
  type JournalFacet,
  type JournalMetric,
  type JournalSchemeKind,
  journalFacets,
  journalMetrics,
  journalSchemeKinds,
} from '../../journal-facets';

const keysOf = <K extends string>(table: Record<K, unknown>) => Object.keys(table) as [K, ...K[]];

export const schemeKind = z.enum(keysOf<JournalSchemeKind>(journalSchemeKinds));

export const metricType = z.enum(keysOf<JournalMetric>(journalMetrics));

/** One year's edition of a ranking, of measurements or of a list of warnings. */
export const journalScheme = z.object({
  id: z.int(),
  kind: schemeKind,
  /** What its editions have in common: `cas`, `jcr`. */
  code: z.string(),
  year: z.int(),
  /** 中科院分区 2025 */
  title: z.string(),
  publisher: z.string(),
  source: z.string(),
  effective_on: z.string().nullable(),
  /** The one that is shown unless another is asked for. */
  is_default: z.boolean(),
});

/** A metric as its edition gives it; what is not known is absent or null, never 0. */
export const journalMetric = z.object({
  type: metricType,
  /** 大类, 小类 or category; empty where the metric is of the journal as a whole. */
  subject: z.string(),
  value: z.number().nullable(),
  rank: z.int().nullable(),
  total: z.int().nullable(),
});

/** That a journal stands on a list of warnings: which, of which year, and what it says there. */
export const journalWarning = z.object({
  year: z.int(),
  /** Always 存在预警记录. */
  word: z.string(),
  level: z.string(),
  reason: z.string(),
  source: z.string(),
});

/** Numbers of the editions that were asked for. */
const headline = {
  partition: z.object({ tier: z.int().nullable(), subject: z.string(), top: z.boolean() }).nullable(),
  citation: z.object({ if: z.number().nullable(), quartile: z.int().nullable() }).nullable(),
  cn_factor: z.object({ cif: z.number().nullable(), zif: z.number().nullable() }).nullable(),
};

const facts = {
  id: z.int(),
  name: z.string(),
  name_cn: z.string().nullable(),
  abbr: z.string().nullable(),
  issn: z.string().nullable(),
  eissn: z.string().nullable(),
  cn: z.string().nullable(),
  publisher: z.string().nullable(),
  sponsor: z.string().nullable(),
  country: z.string().nullable(),
  languages: z.array(z.string()),
  frequency: z.string().nullable(),
  /** 大类, or 大类/小类. */
  subjects: z.array(z.string()),
  indexed: z.array(z.string()),
  is_oa: z.boolean().nullable(),
  /** An estimate in 分 of what authors pay. */
  apc_fen_est: z.int().nullable(),
  review_weeks: z.number().nullable(),
  accept_rate: z.number().nullable(),
  annual_count: z.int().nullable(),
  self_cite: z.number().nullable(),
  cn_author_ratio: z.number().nullable(),
  warnings: z.array(journalWarning),
  /** 演示数据 */
  is_demo: z.boolean(),
};

/** What was measured in each of up to five years, the oldest first: a year without a value says null. */
const points = z.array(z.object({ year: z.int(), value: z.number().nullable() }));

export const journalCard = z.object({
  ...facts,
  ...headline,
  /**
   * 影响因子 up to the edition that was asked for; of journals that no edition of it measures, 复合影响因子. Empty where
   * neither is known.
   */
  trend: points,
  collected: z.boolean(),
});

export const journalDetail = z.object({
  ...facts,
  issn_l: z.string().nullable(),
  founded: z.int().nullable(),
  homepage: z.string().nullable(),
  submit_url: z.string().nullable(),
  scope: z.string().nullable(),
  apc: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  review_source: z.string(),
  accept_source: z.string(),
  article_types: z.array(z.string()),
  word_template: z.string().nullable(),
  /** Names that it had or is also known by. */
  names: z.array(z.object({ kind: z.enum(['former', 'alias']), name: z.string() })),
  /** By edition, the newest first; those of other years are never among them. */
  metrics: z.array(z.object({ scheme: journalScheme, values: z.array(journalMetric) })),
  trend: z.array(z.object({ code: z.string(), type: metricType, title: z.string(), points })),
  /** The number of the import that changed it last. */
  data_version: z.int().nullable(),
  updated_at: moment,
  collected: z.boolean(),
  note: z.string(),
  group_id: id.nullable(),
});

export const facetKey = z.enum(keysOf<JournalFacet>(journalFacets));

/** What can be chosen of a filter, with what each choice would leave while the other filters stay. */
export const journalFacet = z.object({
  key: facetKey,
  title: z.string(),
  /** None with nothing in it, unless it is chosen. */
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int(), chosen: z.boolean() })),
});

/** Favourites put together by their owner. */
export const journalGroup = z.object({ id: z.int(), title: z.string(), count: z.int() });
