import type { JournalScheme } from '@harbor/contract';
import {
  type JournalFacet,
  type JournalRangeKey,
  journalRangeKeys,
  noWarning,
  rangesOf,
} from '@harbor/contract/journal-facets';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { libraryVersion } from '../cache';
import { numberToken, tokensOf } from '../names';
import { allSchemes } from '../reading/schemes';
import { allBits, type Bits } from './bits';
import { type Column, emptyColumn, orderBy, thousandths } from './columns';
import { type Facet, FacetBuilder } from './facet';
import { readJournals, readMetrics, readNames, readNumbers, readWarnings } from './read';
import { NamesBuilder, type SortedNames } from './sorted-names';
import { type Words, WordsBuilder } from './words';

/** What is measured by document, by its name; of an edition with its number (`if:3`). */
type ColumnKey = JournalRangeKey | `${'if' | 'jcr' | 'tier' | 'cif' | 'zif'}:${number}`;

/**
 * The library as it is searched, in this process's memory: documents are journals, numbered in the order of their names.
 * It never changes; a new state of the library is another one.
 */
export interface JournalIndex {
  version: number;
  size: number;
  /** Journals by document. */
  ids: Uint32Array;
  everything: Bits;
  words: Words;
  names: SortedNames;
  schemes: readonly JournalScheme[];
  hasDemo: boolean;
  /** A filter; those of editions with the edition's number. */
  facet(key: JournalFacet, schemeId?: number): Facet | undefined;
  column(key: ColumnKey): Column | undefined;
  /** Documents in the order of a column, unknown ones last. */
  order(key: ColumnKey, way: 'asc' | 'desc'): Uint32Array;
  /** Bytes that it holds, about. */
  bytes: number;
}

/** Orders that are kept: 400 KB each with 100,000 journals. */
const mostOrders = 24;

/** Gives the other work of the process its turn. */
const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

const rangeColumns: Record<
  JournalRangeKey,
  'apc_fen_est' | 'review_weeks' | 'accept_rate' | 'annual_count' | 'self_cite' | 'cn_author_ratio'
> = {
  apc: 'apc_fen_est',
  review: 'review_weeks',
  accept: 'accept_rate',
  annual: 'annual_count',
  self_cite: 'self_cite',
  cn_ratio: 'cn_author_ratio',
};

const rangeKey = (key: JournalRangeKey, value: number): string | undefined =>
  rangesOf(key).find(({ min, max }) => value >= (min ?? 0) && (max === undefined || value < max))?.key;

/** Amounts of money do not fit in thousandths of 分; yuan do. */
const measured = (key: JournalRangeKey, value: number) =>
  thousandths(key === 'apc' ? value / 100_000 : value);

/** Filters and columns while they are made. */
class Parts {
  readonly facets = new Map<string, FacetBuilder>();
  readonly columns = new Map<ColumnKey, Column>();

  constructor(readonly size: number) {}

  value(facet: JournalFacet, value: string, doc: number, schemeId?: number): void {
    const key = schemeId === undefined ? facet : `${facet}:${schemeId}`;
    let builder = this.facets.get(key);
    if (!builder) {
      builder = new FacetBuilder();
      this.facets.set(key, builder);
    }
    builder.add(value, doc);
  }

  number(key: ColumnKey, doc: number, value: number | null): void {
    if (value === null) return;
    let column = this.columns.get(key);
    if (!column) {
      column = emptyColumn(this.size);
      this.columns.set(key, column);
    }
    column[doc] = value;
  }
}

/** Reads the library as it is at one moment. */
export async function buildIndex(core: Pick<Core, 'db'>): Promise<JournalIndex> {
  const { words, names, ...read } = await core.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(readLibrary);
  // What takes long without the database is done when its transaction has ended.
  return finished({ ...read, words: await words.built(breathe), names: names.built() });
}

async function readLibrary(trx: Db) {
  const version = await libraryVersion(trx);
  const schemes = await allSchemes(trx);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from journals`.execute(trx);
  const size = rows[0]?.n ?? 0;
  const parts = new Parts(size);
  const ids = new Uint32Array(size);
  const docs = new Map<number, number>();
  const hasDemo = await addJournals(trx, parts, ids, docs);
  await addMetrics(trx, parts, docs);
  await addWarnings(trx, parts, docs);
  const words = new WordsBuilder();
  const names = new NamesBuilder();
  for await (const part of readNames(trx))
    for (const { id, key } of part) {
      const doc = docs.get(id);
      if (doc === undefined) continue;
      names.add(key, doc);
      for (const token of new Set(tokensOf(key))) words.add(token, doc);
    }
  for await (const part of readNumbers(trx))
    for (const { id, number } of part) {
      const doc = docs.get(id);
      if (doc !== undefined) words.add(numberToken(number), doc);
    }
  return { version, schemes, size, ids, hasDemo, parts, words, names };
}

async function addJournals(
  db: Db,
  parts: Parts,
  ids: Uint32Array,
  docs: Map<number, number>,
): Promise<boolean> {
  let doc = 0;
  let hasDemo = false;
  for await (const part of readJournals(db))
    for (const row of part) {
      ids[doc] = row.id;
      docs.set(row.id, doc);
      hasDemo ||= row.is_demo;
      for (const subject of row.subjects) {
        const [whole = ''] = subject.split('/');
        parts.value('subject', whole, doc);
        if (whole !== subject) parts.value('subject', subject, doc);
      }
      for (const index of row.indexed) parts.value('indexed', index, doc);
      for (const language of row.languages) parts.value('language', language, doc);
      if (row.frequency) parts.value('frequency', row.frequency, doc);
      if (row.is_oa !== null) parts.value('oa', row.is_oa ? 'yes' : 'no', doc);
      for (const key of journalRangeKeys) {
        const value = row[rangeColumns[key]];
        if (value === null) continue;
        parts.number(key, doc, measured(key, value));
        const range = rangeKey(key, value);
        if (range) parts.value(key, range, doc);
      }
      doc += 1;
    }
  return hasDemo;
}

async function addMetrics(db: Db, parts: Parts, docs: Map<number, number>): Promise<void> {
  const scaled = (value: number | null) => (value === null ? null : thousandths(value));
  for await (const part of readMetrics(db))
    for (const row of part) {
      const doc = docs.get(row.id);
      if (doc === undefined) continue;
      const scheme = row.scheme_id;
      parts.number(`if:${scheme}`, doc, scaled(row.impact));
      parts.number(`jcr:${scheme}`, doc, scaled(row.quartile));
      parts.number(`tier:${scheme}`, doc, scaled(row.tier));
      parts.number(`cif:${scheme}`, doc, scaled(row.cif));
      parts.number(`zif:${scheme}`, doc, scaled(row.zif));
      if (row.quartile !== null) parts.value('quartile', String(row.quartile), doc, scheme);
      if (row.tier !== null) parts.value('tier', String(row.tier), doc, scheme);
      if (row.top) parts.value('top', 'yes', doc, scheme);
    }
}

async function addWarnings(db: Db, parts: Parts, docs: Map<number, number>): Promise<void> {
  const warned = new Set<number>();
  const known = new Set<string>();
  for await (const part of readWarnings(db))
    for (const { id, year } of part) {
      const doc = docs.get(id);
      if (doc === undefined) continue;
      warned.add(doc);
      // Two lists of a year name it once.
      const named = `${doc}:${year}`;
      if (known.has(named)) continue;
      known.add(named);
      parts.value('warning', String(year), doc);
    }
  for (let doc = 0; doc < parts.size; doc++) if (!warned.has(doc)) parts.value('warning', noWarning, doc);
}

function finished({
  parts,
  ...made
}: Pick<JournalIndex, 'version' | 'schemes' | 'size' | 'ids' | 'hasDemo' | 'words' | 'names'> & {
  parts: Parts;
}): JournalIndex {
  const { size } = made;
  const facets = new Map([...parts.facets].map(([key, builder]) => [key, builder.built(size)]));
  const orders = new Map<string, Uint32Array>();
  let bytes = made.ids.byteLength + made.words.bytes + made.names.bytes;
  for (const column of parts.columns.values()) bytes += column.byteLength;
  for (const { values } of facets.values())
    for (const holders of values.values())
      bytes += 'many' in holders ? holders.many.byteLength : holders.few.byteLength;
  return {
    ...made,
    everything: allBits(size),
    bytes,
    facet: (key, schemeId) => facets.get(schemeId === undefined ? key : `${key}:${schemeId}`),
    column: (key) => parts.columns.get(key),
    order(key, way) {
      const name = `${key} ${way}`;
      const known = orders.get(name);
      if (known) return known;
      const order = orderBy(parts.columns.get(key) ?? emptyColumn(size), way);
      const [oldest] = orders.keys();
      if (orders.size >= mostOrders && oldest !== undefined) orders.delete(oldest);
      orders.set(name, order);
      return order;
    },
  };
}
