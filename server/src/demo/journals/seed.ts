import type { JournalSchemeKind } from '@harbor/contract/journal-facets';
import type { Insertable } from 'kysely';
import { libraryChanged } from '../../areas/content/journals/cache';
import { nameKey } from '../../areas/content/journals/names';
import type { Core } from '../../core';
import type { Db } from '../../db/connect';
import { insertRow } from '../../db/rows';
import type { DB } from '../../db/schema';
import { type MadeJournal, madeJournals } from './make';

interface Edition {
  kind: JournalSchemeKind;
  code: string;
  title: string;
  years: number[];
  /** The year that is shown unless another is asked for. */
  shown?: number;
}

const editions: Edition[] = [
  { kind: 'partition', code: 'demo-fq', title: '演示分区', years: [2023, 2024, 2025], shown: 2025 },
  { kind: 'partition', code: 'demo-xin', title: '演示新分区', years: [2026] },
  {
    kind: 'citation',
    code: 'demo-jif',
    title: '演示引证报告',
    years: [2021, 2022, 2023, 2024, 2025],
    shown: 2025,
  },
  {
    kind: 'cn',
    code: 'demo-cn',
    title: '演示中文影响因子',
    years: [2021, 2022, 2023, 2024, 2025],
    shown: 2025,
  },
  { kind: 'warning', code: 'demo-yj', title: '演示预警名单', years: [2024, 2025], shown: 2025 },
];

/** Rows in one statement: it has room for 65,535 values. */
const atOnce = 4000;

async function insertAll<T extends keyof DB>(trx: Db, table: T, rows: Insertable<DB[T]>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += atOnce)
    await insertRow(trx, table, rows.slice(at, at + atOnce) as never);
}

/** Made-up journals over all disciplines, labelled 演示数据, with editions of several years that say so too. */
export async function seedJournals(trx: Db, core: Core): Promise<void> {
  const at = new Date(core.settings.clock.now());
  const schemes = await seedEditions(trx, at);
  const journals = madeJournals().map((journal, i) => ({ ...journal, id: i + 1 }));
  await insertAll(
    trx,
    'journals',
    journals.map((journal) => rowOf(journal, at)),
  );
  await insertAll(
    trx,
    'journal_names',
    journals.flatMap((journal) =>
      (['name', 'name_cn', 'abbr', 'former'] as const).flatMap((kind) => {
        const name = journal[kind];
        return name === null ? [] : [{ journal_id: journal.id, kind, name, key: nameKey(name) }];
      }),
    ),
  );
  await insertAll(
    trx,
    'journal_numbers',
    journals.flatMap((journal) =>
      (['issn', 'eissn', 'cn'] as const).flatMap((kind) => {
        const number = journal[kind];
        return number === null
          ? []
          : [{ journal_id: journal.id, kind, number: kind === 'cn' ? number.slice(3, 10) : number }];
      }),
    ),
  );
  await insertAll(
    trx,
    'journal_metrics',
    journals.flatMap(({ id, metrics }) =>
      metrics.map(({ edition, rank = null, total = null, ...metric }) => ({
        ...{ journal_id: id, scheme_id: schemes.get(edition) ?? 0, rank, total },
        ...metric,
      })),
    ),
  );
  await insertAll(
    trx,
    'journal_warnings',
    journals.flatMap(({ id, warnings }) =>
      warnings.map(({ year, reason }) => ({
        journal_id: id,
        scheme_id: schemes.get(`demo-yj ${year}`) ?? 0,
        reason,
      })),
    ),
  );
  await trx.executeQuery(settled(trx, journals.length));
  await libraryChanged(trx);
}

/** Numbers that come next follow those of the demo. */
const settled = (trx: Db, last: number) =>
  trx.selectNoFrom((eb) => eb.fn('setval', [eb.val('journals_id_seq'), eb.val(last)]).as('next')).compile();

async function seedEditions(trx: Db, at: Date): Promise<Map<string, number>> {
  const rows = editions.flatMap(({ kind, code, title, years, shown }) =>
    years.map((year) => ({
      ...{
        kind,
        code,
        year,
        title: `${title} ${year}`,
        publisher: '学术港（演示）',
        source: '由程序生成，不是真实的数据',
      },
      ...{
        licence: '演示数据，仅供试用',
        effective_on: `${year}-06-30`,
        is_default: year === shown,
        updated_at: at,
      },
    })),
  );
  const made = await trx
    .insertInto('journal_schemes')
    .values(rows)
    .returning(['id', 'code', 'year'])
    .execute();
  return new Map(made.map(({ id, code, year }) => [`${code} ${year}`, id]));
}

const rate = 710;

function rowOf(
  { former: _former, apc, metrics: _metrics, warnings: _warnings, ...journal }: MadeJournal & { id: number },
  at: Date,
): Insertable<DB['journals']> {
  return {
    ...journal,
    name_key: nameKey(journal.name),
    ...(apc !== null && { apc_amount: apc, apc_currency: 'USD', apc_fen_est: apc * rate }),
    ...{
      review_source: '演示数据',
      accept_source: '演示数据',
      is_demo: true,
      created_at: at,
      updated_at: at,
    },
  };
}
