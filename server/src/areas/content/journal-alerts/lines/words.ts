import type { JournalMetric } from '@harbor/contract/journal-facets';
import { warningWord } from '@harbor/contract/journal-facets';

/** Characters of a value at most. */
const longest = 300;

const clip = (text: string): string =>
  [...text].length > longest ? `${[...text].slice(0, longest - 1).join('')}…` : text;

const ranked = (value: number, unit: string) => `${value} ${unit}`;

const factor = (value: number) => (Number.isInteger(value) ? value.toFixed(1) : String(value));

/** A value of an edition in words; null where it names the journal without one. */
export function metricWords(type: JournalMetric, value: number | null): string | null {
  if (type === 'top') return value === 1 ? 'Top' : '非 Top';
  if (value === null) return null;
  if (type === 'major' || type === 'minor') return ranked(value, '区');
  return type === 'jcr' ? `Q${value}` : factor(value);
}

/** The place in a ranking. */
export const rankWords = (rank: number | null, total: number | null): string | null =>
  rank === null ? null : total === null ? `第 ${rank} 名` : `第 ${rank}/${total} 名`;

/** That a journal stands on a list of warnings, in neutral words, with what the list says. */
export const warningWords = ({ level, reason }: { level: string; reason: string }): string =>
  clip([warningWord, level, reason].filter(Boolean).join(' · '));

/** That it stands on none. */
export const notWarned = '无预警记录';

/** What authors pay, in the journal's currency. */
export function feeWords(amount: number | null, currency: string | null): string | null {
  if (amount === null) return null;
  return amount === 0 ? '不收费' : `${amount.toLocaleString('en-US')} ${currency ?? ''}`.trim();
}

const units: Record<string, string> = {
  ...{ accept_rate: '%', self_cite: '%', cn_author_ratio: '%' },
  ...{ review_weeks: ' 周', annual_count: ' 篇', founded: ' 年' },
};

/** A value of a column in words; null where nothing is known. */
export function columnWords(field: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.length > 0 ? clip(value.join('、')) : null;
  if (typeof value === 'boolean') return value ? '是' : '否';
  return clip(`${value}${units[field] ?? ''}`);
}
