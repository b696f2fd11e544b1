import type { JournalCard, JournalFacetCounts, JournalMetricValue, JournalScheme } from '@harbor/contract';
import { type JournalFacet, journalFacetKeys, unknownMetric } from '@harbor/contract/journal-facets';
import { type JournalPlace, majorOf } from './place';

/** Said of what a journal cannot have: a Chinese journal stands in no international report. */
export const notApplicable = '不适用';

export const unknown = unknownMetric;

/** `1,204`. */
export const counted = (count: number): string => count.toLocaleString('en-US');

/** `17 周`; undefined where nobody knows. */
export const weeks = (value: number | null): string | undefined =>
  value === null ? undefined : `${value} 周`;

/** `31%`. */
export const percent = (value: number | null): string | undefined =>
  value === null ? undefined : `${value}%`;

/** `约 ¥16,400`, `不收费`: what authors pay, an estimate. */
export const fee = (fen: number | null): string | undefined =>
  fen === null ? undefined : fen === 0 ? '不收费' : `约 ¥${counted(Math.round(fen / 100))}`;

const currencies: Record<string, string> = { CNY: '¥', USD: 'US$', EUR: '€', GBP: '£', JPY: 'JP¥' };

/** `US$1,960（约 ¥14,100）`: what authors pay as the journal says it, and about how much that is. */
export function feeInFull({
  apc,
  apc_fen_est,
}: {
  apc: { amount: number; currency: string } | null;
  apc_fen_est: number | null;
}): string | undefined {
  if (!apc) return fee(apc_fen_est);
  if (apc.amount === 0) return '不收费';
  const own = `${currencies[apc.currency] ?? `${apc.currency} `}${counted(apc.amount)}`;
  return apc.currency === 'CNY' || apc_fen_est === null ? own : `${own}（${fee(apc_fen_est)}）`;
}

/** A factor as its report gives it, with one place at least: `6.8`, `9.0`, `0.931`. */
export const factor = (value: number | null | undefined): string | undefined =>
  value === null || value === undefined
    ? undefined
    : Number.isInteger(value)
      ? value.toFixed(1)
      : String(value);

/** `1 区`, `Q1`. */
export const tier = (value: number | null | undefined): string | undefined =>
  value ? `${value} 区` : undefined;
export const quartile = (value: number | null | undefined): string | undefined =>
  value ? `Q${value}` : undefined;

/** Whether a journal is one that international reports do not speak of. */
export const isChinese = ({
  cn,
  partition,
  citation,
}: Pick<JournalCard, 'cn' | 'partition' | 'citation'>): boolean =>
  cn !== null && partition === null && citation === null;

/** What identifies a journal in one line: `应用合金科学学报 · ISSN 1543-2079`. */
export function identity({
  name,
  name_cn,
  issn,
  eissn,
  cn,
}: Pick<JournalCard, 'name' | 'name_cn' | 'issn' | 'eissn' | 'cn'>): string {
  const number = issn ? `ISSN ${issn}` : eissn ? `EISSN ${eissn}` : '';
  return [name_cn === name ? '' : name_cn, number, cn].filter(Boolean).join(' · ');
}

/** `存在预警记录 · 2024`, the newest list first; undefined where it stands on none. */
export function warned(warnings: JournalCard['warnings']): string | undefined {
  const [first] = warnings;
  if (!first) return undefined;
  const years = [...new Set(warnings.map(({ year }) => year))];
  return `${first.word} · ${years.join('、')}`;
}

/** `27/91` and how far to the front that is; undefined where the edition does not say. */
export function standing({ rank, total }: Pick<JournalMetricValue, 'rank' | 'total'>) {
  if (rank === null) return undefined;
  if (!total) return { words: `第 ${rank}`, front: undefined };
  return { words: `${rank}/${total}`, front: Math.max(1, Math.min(100, Math.round((rank / total) * 100))) };
}

/** A title without its year, as a label beside others of its kind: 演示分区 of 演示分区 2025. */
export const schemeName = ({ title, year }: Pick<JournalScheme, 'title' | 'year'>): string =>
  title.replace(String(year), '').trim();

/** A subject as it is read: 材料科学 · 金属. */
export const subjectWords = (value: string): string => value.replace('/', ' · ');

/** A choice that is set, and the place without it. */
export interface Chip {
  key: string;
  label: string;
  without: JournalPlace;
}

function facetChips(place: JournalPlace, key: JournalFacet, labels: Map<string, string>): Chip[] {
  const values = place.chosen[key] ?? [];
  return values.map((value) => {
    const rest = values.filter((one) => one !== value);
    const { [key]: _, ...others } = place.chosen;
    return {
      key: `${key}:${value}`,
      label: key === 'subject' ? subjectWords(value) : labelled(key, labels.get(value) ?? value),
      without: { ...place, page: undefined, chosen: rest.length > 0 ? { ...others, [key]: rest } : others },
    };
  });
}

/** Ranges say little without the name of what they are of. */
const named: Partial<Record<JournalFacet, string>> = {
  apc: '版面费',
  review: '审稿',
  accept: '录用率',
  annual: '年发文',
  self_cite: '自引率',
  cn_ratio: '国人占比',
};

const labelled = (key: JournalFacet, label: string) => (named[key] ? `${named[key]} ${label}` : label);

/** Everything that is set, each with the place without it. */
export function chipsOf(place: JournalPlace, facets: readonly JournalFacetCounts[]): Chip[] {
  const chips: Chip[] = [];
  if (place.keyword)
    chips.push({
      key: 'keyword',
      label: `“${place.keyword}”`,
      without: { ...place, keyword: undefined, page: undefined },
    });
  for (const key of journalFacetKeys) {
    const known = facets.find((facet) => facet.key === key)?.values ?? [];
    chips.push(...facetChips(place, key, new Map(known.map(({ value, label }) => [value, label]))));
  }
  const { min_if: min, max_if: max } = place;
  if (min !== undefined || max !== undefined)
    chips.push({
      key: 'factor',
      label: `影响因子 ${min === undefined ? `≤ ${max}` : max === undefined ? `≥ ${min}` : `${min}–${max}`}`,
      without: { ...place, min_if: undefined, max_if: undefined, page: undefined },
    });
  return chips;
}

/** Disciplines, and the fields of those that are chosen, of the values of the filter. */
export function subjectsOf(values: JournalFacetCounts['values'], chosen: readonly string[] = []) {
  const open = new Set(chosen.map(majorOf));
  return {
    majors: values.filter(({ value }) => !value.includes('/')),
    minors: values.filter(({ value }) => value.includes('/') && open.has(majorOf(value))),
  };
}
