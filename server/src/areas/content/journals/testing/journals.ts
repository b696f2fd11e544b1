import { issnOf } from '@harbor/contract/journal-numbers';
import type { Insertable } from 'kysely';
import type { Db } from '../../../../db/connect';
import type { DB } from '../../../../db/schema';
import type { TestApp } from '../../../../testing/app';
import { libraryChanged } from '../cache';
import { settledIndex } from '../index/library';
import { nameKey } from '../names';

/** Areas that a test of the journal tools needs. */
export const journalAreas = ['journals', 'journalDesk', 'user'] as const;

let made = 0;

type Metric = Pick<Insertable<DB['journal_metrics']>, 'type' | 'subject' | 'value' | 'rank' | 'total'> & {
  scheme: number;
};

/** What a test says of a journal beside its columns. */
interface Said extends Partial<Insertable<DB['journals']>> {
  former?: string[];
  metrics?: Metric[];
  /** Editions of warnings. */
  warned?: { scheme: number; reason?: string }[];
}

/** An ISSN that no other journal of a test has. */
export function nextIssn(): string {
  made += 1;
  return issnOf(String(1_000_000 + made));
}

/** A journal as it stands in the library; without an announcement. */
export async function putJournal(
  db: Db,
  { former = [], metrics = [], warned = [], ...more }: Said = {},
): Promise<number> {
  made += 1;
  const name = more.name ?? `Journal of Made Things ${made}`;
  const at = new Date('2026-11-01T00:00:00Z');
  const row = await db
    .insertInto('journals')
    .values({
      ...{ name_key: nameKey(name), issn: nextIssn(), created_at: at, updated_at: at },
      ...more,
      name,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const names = [
    { kind: 'name', name },
    ...(row.name_cn ? [{ kind: 'name_cn', name: row.name_cn }] : []),
    ...(row.abbr ? [{ kind: 'abbr', name: row.abbr }] : []),
    ...former.map((one) => ({ kind: 'former', name: one })),
  ];
  await db
    .insertInto('journal_names')
    .values(names.map((one) => ({ ...one, journal_id: row.id, key: nameKey(one.name) })))
    .execute();
  for (const kind of ['issn', 'eissn', 'cn'] as const) {
    const number = row[kind];
    if (!number) continue;
    await db
      .insertInto('journal_numbers')
      .values({ number: kind === 'cn' ? number.slice(3, 10) : number, kind, journal_id: row.id })
      .execute();
  }
  for (const { scheme, ...metric } of metrics)
    await db
      .insertInto('journal_metrics')
      .values({ ...metric, scheme_id: scheme, journal_id: row.id })
      .execute();
  for (const { scheme, reason = '' } of warned)
    await db
      .insertInto('journal_warnings')
      .values({ scheme_id: scheme, journal_id: row.id, reason })
      .execute();
  return row.id;
}

/** An edition; the default one of its kind if it is said so. */
export async function putScheme(
  db: Db,
  {
    kind,
    code,
    year,
    ...more
  }: Pick<Insertable<DB['journal_schemes']>, 'kind' | 'code' | 'year'> &
    Partial<Insertable<DB['journal_schemes']>>,
): Promise<number> {
  const { id } = await db
    .insertInto('journal_schemes')
    .values({
      ...{ kind, code, year, title: `${code} ${year}`, publisher: '测试', source: '测试' },
      ...{ updated_at: new Date('2026-11-01T00:00:00Z'), ...more },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Tells this site that the library is another one, and waits until it is searched. */
export async function announceLibrary(site: TestApp): Promise<void> {
  await site.core.db.transaction().execute((trx) => libraryChanged(trx));
  await site.heard();
  await settledIndex(site.core);
}
