import type { JournalMapping } from '@harbor/contract';
import { type JournalMetric, type JournalSchemeKind, journalMetrics } from '@harbor/contract/journal-facets';
import { journalTargets } from '@harbor/contract/journal-import';
import { readCn, readIssn } from '@harbor/contract/journal-numbers';
import { nameKey } from '../../journals/names';
import type { NumberKind, RowNumbers } from '../identity/resolve';
import {
  isEmpty,
  readList,
  readMoney,
  readNumber,
  readPercent,
  readRank,
  readTier,
  readYear,
  readYes,
} from './cells';
import type { FileRecord } from './records';

type MetricCell = [
  scheme: number,
  type: JournalMetric,
  subject: string,
  value: number | null,
  rank: number | null,
  total: number | null,
];
type NameCell = [kind: 'name' | 'name_cn' | 'abbr' | 'former' | 'alias', name: string, key: string];

/** What a row says of its journal, by the columns of the table, and what belongs to it in other tables. */
export type RowData = Record<string, unknown> & {
  names: NameCell[];
  metrics: MetricCell[];
  warnings: [scheme: number, level: string, reason: string][];
  /** Where empty cells clear: what the columns hold then, and metrics and warnings of which the row has none. */
  cleared?: Record<string, unknown>;
  none?: [scheme: number, type: JournalMetric | 'warning'][];
};

export interface RowRead {
  title: string;
  numbers: RowNumbers;
  data: RowData;
  /** What was left out, in words. */
  notes: string[];
}

/** How the rows of a file are read. */
export interface Reading {
  mapping: JournalMapping;
  /** The edition of the file's own metrics, by kind. */
  schemes: Partial<Record<JournalSchemeKind, number>>;
  /** Editions by code and year (`cas 2025`), for JSON that names them itself. */
  editions: ReadonlyMap<string, { id: number; kind: string }>;
  /** Empty cells take away what is known. */
  clears: boolean;
}

const lengths: Record<string, number> = {
  ...{ name: 300, name_cn: 200, abbr: 200, publisher: 300, sponsor: 300, country: 60, frequency: 30 },
  ...{ homepage: 500, submit_url: 500, scope: 4000, warning_level: 40, warning_reason: 200 },
};

/** Cells whose column an empty one empties. */
const clearable: ReadonlySet<string> = new Set(['text', 'number', 'percent', 'year', 'yes']);

const mostListed = 30;
const longestListed = 80;

/** Reads one row of a file. */
export function readRow(record: FileRecord, reading: Reading): RowRead {
  const row = new RowReader(reading);
  for (const [column, cell] of record.cells) {
    const target = Object.hasOwn(reading.mapping, column) ? reading.mapping[column] : undefined;
    if (target === undefined) continue;
    if (!isEmpty(cell)) row.take(target, cell);
    else if (reading.clears && !record.short) row.clear(target);
  }
  if (record.nested) row.takeNested(record.nested);
  return row.done();
}

class RowReader {
  private readonly numbers: RowNumbers = {};
  private readonly data: Record<string, unknown> = {};
  private readonly names: NameCell[] = [];
  private readonly nested: MetricCell[] = [];
  private readonly warnings: RowData['warnings'] = [];
  private readonly notes: string[] = [];
  /** Metrics of the row's own columns, by type and number of the category. */
  private readonly metrics = new Map<
    string,
    { type: JournalMetric; value?: number; subject?: string; rank?: number; total?: number }
  >();
  private warning: { level?: string; reason?: string } = {};
  private readonly cleared: Record<string, unknown> = {};
  private readonly emptied = new Set<JournalMetric | 'warning'>();

  constructor(private readonly reading: Reading) {}

  take(key: string, cell: string): void {
    const target = journalTargets[key];
    if (!target) return;
    switch (target.cell) {
      case 'issn':
        this.issn(key as NumberKind, cell, target.title);
        return;
      case 'cn':
        this.cn(cell);
        return;
      case 'names':
        for (const name of readList(cell).slice(0, mostListed))
          this.name(key === 'former' ? 'former' : 'alias', name);
        return;
      case 'list':
        this.list(key, cell);
        return;
      case 'number':
        this.number(key, cell, target.title);
        return;
      case 'percent':
        this.read(readPercent(cell), key, cell, target.title);
        return;
      case 'year':
        this.read(readYear(cell), key, cell, target.title);
        return;
      case 'yes':
        this.read(readYes(cell), key, cell, target.title);
        return;
      case 'money':
        this.money(cell, target.title);
        return;
      case 'metric':
        if (target.metric) this.metric(target.metric, cell, target.title);
        return;
      case 'text':
        this.text(key, cell, target.title);
        return;
    }
  }

  /** An empty cell. A journal keeps its name and its numbers, and names that it had are history. */
  clear(key: string): void {
    const target = journalTargets[key];
    if (target?.metric?.part === 'value') this.emptied.add(target.metric.type);
    else if (key === 'warning_level' || key === 'warning_reason') this.emptied.add('warning');
    else if (target?.cell === 'list') this.cleared[key] = [];
    else if (target?.cell === 'money')
      Object.assign(this.cleared, { apc_amount: null, apc_currency: null, apc_fen_est: null });
    else if (target && clearable.has(target.cell) && key !== 'name') this.cleared[key] = null;
  }

  /** Metrics and warnings that a JSON gives with their editions. */
  takeNested(object: Record<string, unknown>): void {
    for (const one of listOf(object.metrics).slice(0, 500)) {
      const type = textOf(one.type);
      const edition = this.editionOf(one);
      if (!isMetric(type) || edition?.kind !== journalMetrics[type].kind) {
        this.unknownEdition(one, isMetric(type) ? journalMetrics[type].title : '这项指标');
        continue;
      }
      const whole = (value: unknown) =>
        Number.isInteger(value) && Number(value) > 0 && Number(value) < 1e9 ? Number(value) : null;
      const value = typeof one.value === 'number' && one.value >= 0 && one.value < 1e6 ? one.value : null;
      this.nested.push([
        edition.id,
        type,
        textOf(one.subject).slice(0, 100),
        value,
        whole(one.rank),
        whole(one.total),
      ]);
    }
    for (const one of listOf(object.warnings).slice(0, 50)) {
      const edition = this.editionOf(one);
      if (edition?.kind !== 'warning') this.unknownEdition(one, '预警名单');
      else this.warnings.push([edition.id, textOf(one.level).slice(0, 40), textOf(one.reason).slice(0, 200)]);
    }
  }

  private editionOf({ scheme, year }: Record<string, unknown>) {
    return this.reading.editions.get(`${textOf(scheme)} ${textOf(year)}`);
  }

  private unknownEdition({ scheme, year }: Record<string, unknown>, what: string): void {
    const named = `${textOf(scheme)} ${textOf(year)}`.slice(0, 40);
    this.notes.push(`没有登记“${named}”的${what}，未采用`);
  }

  done(): RowRead {
    // A journal with one number twice has it once.
    if (this.numbers.eissn !== undefined && this.numbers.eissn === this.numbers.issn) {
      this.numbers.eissn = undefined;
      this.notes.push('印刷版与电子版的 ISSN 相同，只记为印刷版');
    }
    const title = String(this.data.name ?? this.data.name_cn ?? '');
    if (this.data.name === undefined && title !== '') this.name('name', title);
    return {
      title,
      numbers: this.numbers,
      data: {
        ...this.data,
        names: this.names,
        metrics: [...this.own(), ...this.nested],
        warnings: this.allWarnings(),
        ...(this.reading.clears && { cleared: this.cleared, none: this.none() }),
      },
      notes: this.notes,
    };
  }

  /** What only empty cells speak of: one category with a value is enough for the others to be said. */
  private none(): NonNullable<RowData['none']> {
    const { schemes } = this.reading;
    const measured = new Set(this.own().map(([, type]) => type));
    return [...this.emptied].flatMap((type) => {
      const scheme = type === 'warning' ? schemes.warning : schemes[journalMetrics[type].kind];
      const said = type === 'warning' ? Object.keys(this.warning).length > 0 : measured.has(type);
      return scheme === undefined || said ? [] : [[scheme, type]];
    });
  }

  private own(): MetricCell[] {
    return [...this.metrics.values()].flatMap(({ type, value, subject = '', rank, total }) => {
      const scheme = this.reading.schemes[journalMetrics[type].kind];
      if (scheme === undefined || value === undefined) return [];
      return [[scheme, type, subject.slice(0, 100), value, rank ?? null, total ?? null] satisfies MetricCell];
    });
  }

  private allWarnings(): RowData['warnings'] {
    const scheme = this.reading.schemes.warning;
    const { level = '', reason = '' } = this.warning;
    return scheme !== undefined && (level || reason)
      ? [...this.warnings, [scheme, level, reason]]
      : this.warnings;
  }

  private issn(kind: NumberKind, cell: string, title: string): void {
    const read = readIssn(cell);
    if (read.ok) this.numbers[kind] = read.issn;
    else
      this.notes.push(
        `${title}“${cell.slice(0, 30)}”${read.fault === 'check' ? '校验位不符' : '格式不正确'}，未采用`,
      );
  }

  private cn(cell: string): void {
    const read = readCn(cell);
    if (!read) this.notes.push(`CN 号“${cell.slice(0, 30)}”格式不正确，未采用`);
    else {
      this.numbers.cn = read.number;
      this.data.cn = read.shown;
    }
  }

  private text(key: string, cell: string, title: string): void {
    const most = lengths[key] ?? 200;
    const text = cell.normalize('NFC').replace(/\s+/g, ' ').trim();
    if (text.length > most) return void this.notes.push(`${title}超过 ${most} 个字，未采用`);
    if (key === 'warning_level') this.warning.level = text;
    else if (key === 'warning_reason') this.warning.reason = text;
    else if ((key === 'homepage' || key === 'submit_url') && !/^https?:\/\/\S+$/i.test(text))
      this.notes.push(`${title}“${text.slice(0, 40)}”不是网址，未采用`);
    else if (key === 'name' || key === 'name_cn' || key === 'abbr') {
      this.data[key] = text;
      this.name(key, text);
    } else this.data[key] = text;
  }

  private name(kind: NameCell[0], name: string): void {
    const cut = name.slice(0, 300);
    const key = nameKey(cut);
    if (kind === 'name') this.data.name_key = key;
    if (kind === 'name' && this.data.name === undefined) this.data.name = cut;
    // A name of signs alone is found by nothing.
    if (key !== '') this.names.push([kind, cut, key]);
  }

  private list(key: string, cell: string): void {
    const values = key === 'languages' ? readList(cell, /[,，、]/) : readList(cell);
    const kept = values.filter((value) => value.length <= longestListed).slice(0, mostListed);
    this.data[key] = key === 'subjects' ? [...new Set(kept.map(pathOf))] : kept;
  }

  private number(key: string, cell: string, title: string): void {
    const read = readNumber(cell);
    const fits = !read.ok || key !== 'annual_count' || Number.isInteger(read.value);
    this.read(fits ? read : { ok: false }, key, cell, title);
  }

  private money(cell: string, title: string): void {
    const read = readMoney(cell);
    if (!read.ok) {
      this.fault(cell, title);
      return;
    }
    this.data.apc_amount = read.value.amount;
    this.data.apc_currency = read.value.currency;
    this.data.apc_fen_est = read.value.fen;
  }

  private metric(
    { type, part, index }: { type: JournalMetric; part: string; index: number },
    cell: string,
    title: string,
  ): void {
    const key = `${type} ${index}`;
    const metric = this.metrics.get(key) ?? { type };
    this.metrics.set(key, metric);
    const rank = readRank(cell);
    if (rank.ok && part !== 'subject') Object.assign(metric, rank.value);
    if (part === 'subject') metric.subject = cell.normalize('NFC').trim();
    else if (part === 'rank') {
      if (!rank.ok) this.fault(cell, title);
    } else {
      const read =
        type === 'top'
          ? asNumber(readYes(cell))
          : type === 'jcr' || type === 'major' || type === 'minor'
            ? readTier(cell)
            : readNumber(cell);
      if (read.ok) metric.value = read.value;
      else this.fault(cell, title);
    }
  }

  private read(
    read: { ok: true; value: unknown } | { ok: false },
    key: string,
    cell: string,
    title: string,
  ): void {
    if (read.ok) this.data[key] = read.value;
    else this.fault(cell, title);
  }

  private fault(cell: string, title: string): void {
    this.notes.push(`${title}“${cell.slice(0, 30)}”无法识别，未采用`);
  }
}

/** A subject with what it is part of: `工学/高分子材料`. */
const pathOf = (subject: string): string =>
  subject
    .split(/[/>＞／]|::|--/)
    .map((part) => part.trim())
    .join('/');

const asNumber = (read: { ok: true; value: boolean } | { ok: false }) =>
  read.ok ? { ok: true as const, value: read.value ? 1 : 0 } : read;

/** A plain value of a JSON as text; nothing for what is none. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const isMetric = (type: string): type is JournalMetric => Object.hasOwn(journalMetrics, type);

const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value)
    ? value.filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null)
    : [];
