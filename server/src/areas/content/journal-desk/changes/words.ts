import type { ChangedJournal } from '@harbor/contract';
import { type JournalMetric, journalMetrics, warningWord } from '@harbor/contract/journal-facets';
import type { ChangeKind } from '@harbor/contract/journal-import';
import { changeLabels } from '../imports/columns';
import type { Jump } from './jumps';

export type ReadChange = ChangedJournal['changes'][number];

/** A row of `journal_changes`. */
export interface ChangeRow {
  kind: ChangeKind;
  field: string;
  old: unknown;
  new: unknown;
  jump: Jump | null;
}

/** Titles of editions by their number. */
export type Editions = ReadonlyMap<number, string>;

interface MetricSaid {
  scheme: number;
  type: JournalMetric;
  subject: string;
  value: number | null;
  rank: number | null;
  total: number | null;
}

interface WarningSaid {
  scheme: number;
  level: string;
  reason: string;
}

const longest = 300;

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

const units: Record<string, string> = {
  ...{ review_weeks: ' 周', annual_count: ' 篇', founded: ' 年' },
  ...{ accept_rate: '%', self_cite: '%', cn_author_ratio: '%' },
};

const yuan = (fen: number) => `约 ¥${Math.round(fen / 100).toLocaleString('en-US')}`;

function plainWords(field: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return cut(value.join('、'));
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (field === 'apc_fen_est') return yuan(Number(value));
  return cut(`${String(value)}${units[field] ?? ''}`);
}

function metricWords({ type, value, rank, total }: MetricSaid): string {
  const place = rank === null ? '' : ` [${rank}${total === null ? '' : `/${total}`}]`;
  if (value === null) return `列入，没有数值${place}`;
  if (type === 'top') return value === 1 ? 'Top' : '非 Top';
  if (type === 'jcr') return `Q${value}${place}`;
  if (type === 'major' || type === 'minor') return `${value} 区${place}`;
  return String(value);
}

const warningWords = ({ level, reason }: WarningSaid) =>
  [warningWord, level, reason].filter((part) => part !== '').join(' · ');

/** `+14%`, where both are measures. */
function riseOf(old: MetricSaid | null, now: MetricSaid | null): string {
  if (!old?.value || !now?.value || journalMetrics[now.type].kind === 'partition' || now.type === 'jcr')
    return '';
  const share = Math.round((now.value / old.value - 1) * 100);
  return share === 0 ? '' : `${share > 0 ? '+' : '−'}${Math.abs(share).toLocaleString('en-US')}%`;
}

function doubtOf(jump: Jump | null, now: MetricSaid | null, editions: Editions): string {
  if (!jump || now?.value === null || now === null) return '';
  const was = `${editions.get(jump.scheme) ?? '原值'} 为 ${jump.from}`;
  return now.value > jump.from
    ? `${was}，现为 ${jump.times} 倍，疑为小数点错位，请核对`
    : `${was}，现不足 1/${Math.floor(jump.times)}，疑为小数点错位，请核对`;
}

/** A change as people read it. */
export function readChange(row: ChangeRow, editions: Editions): ReadChange {
  const { kind, field } = row;
  const of = { field, kind };
  if (field === 'metric') {
    const [old, now] = [row.old as MetricSaid | null, row.new as MetricSaid | null];
    const said = now ?? old;
    const title = said ? journalMetrics[said.type].title : '';
    return {
      ...of,
      label: said?.subject ? `${title} · ${said.subject}` : title,
      old: old ? metricWords(old) : '',
      new: now ? metricWords(now) : '',
      edition: editions.get(said?.scheme ?? 0) ?? '',
      rise: riseOf(old, now),
      doubt: doubtOf(row.jump, now, editions),
    };
  }
  if (field === 'warning') {
    const [old, now] = [row.old as WarningSaid | null, row.new as WarningSaid | null];
    return {
      ...of,
      label: changeLabels.warning ?? field,
      old: old ? warningWords(old) : '',
      new: now ? warningWords(now) : '',
      edition: editions.get((now ?? old)?.scheme ?? 0) ?? '',
      ...{ rise: '', doubt: '' },
    };
  }
  return {
    ...of,
    label: changeLabels[field] ?? field,
    old: plainWords(field, row.old),
    new: plainWords(field, row.new),
    ...{ edition: '', rise: '', doubt: '' },
  };
}
