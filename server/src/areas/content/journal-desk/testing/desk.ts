import type { BodyOf, DeskJournalImport } from '@harbor/contract';
import { sql } from 'kysely';
import type { AreaName } from '../../../../manifest';
import { type TestApp, testApp } from '../../../../testing/app';
import { journalAreas } from '../../journals/testing/journals';
import { runApply } from '../imports/apply';
import { runCheck } from '../imports/check';
import { runRollback } from '../imports/rollback';

type Check = Partial<BodyOf<'POST /staff/journals/import/check/:id'>>;

/** The desk with somebody who may import. */
export interface JournalDesk {
  site: TestApp;
  token: string;
  upload(text: string | Buffer, name?: string): ReturnType<TestApp['call']>;
  /** Uploads and checks a file as the columns say, or as is told. */
  checked(text: string | Buffer, more?: Check): Promise<DeskJournalImport>;
  apply(id: number): Promise<DeskJournalImport>;
  rollBack(id: number): Promise<DeskJournalImport>;
  /** A whole import. */
  imported(text: string, more?: Check): Promise<DeskJournalImport>;
  read(id: number): Promise<DeskJournalImport>;
  rows(id: number): Promise<[row: number, verdict: string, reason: string][]>;
  /** All that the library holds, row by row, byte by byte. */
  library(): Promise<Record<string, string[]>>;
}

const libraryTables = [
  'journals',
  'journal_names',
  'journal_numbers',
  'journal_metrics',
  'journal_warnings',
  'journal_schemes',
];

/** Opens a site for tests of imports, with these areas beside those of the journal tools. */
export async function openJournalDesk(beside: readonly AreaName[] = []): Promise<JournalDesk> {
  const site = await testApp({ areas: [...new Set<AreaName>([...journalAreas, ...beside])] });
  const { token } = await site.user({ roles: ['operations'] });
  const { core } = site;
  const call = site.call.bind(site);
  const read = async (id: number) =>
    (await call('GET /staff/journals/import/:id', { token, params: { id } })).data;
  const upload: JournalDesk['upload'] = (text, name = 'journals.csv') =>
    call('POST /staff/journals/import/upload', {
      token,
      query: { name },
      headers: { 'content-type': 'application/octet-stream' },
      body: Buffer.from(text as string) as never,
    }) as never;
  const checked: JournalDesk['checked'] = async (text, more = {}) => {
    const { data, msg } = (await upload(text)) as unknown as { data: DeskJournalImport; msg: string };
    if (!data?.id) throw new Error(msg);
    const begun = await call('POST /staff/journals/import/check/:id', {
      token,
      params: { id: data.id },
      body: { mapping: data.mapping, source: '测试', ...more },
    });
    if (begun.status !== 200) throw new Error(JSON.stringify(begun));
    await runCheck(core, data.id);
    return read(data.id);
  };
  const apply = async (id: number) => {
    const begun = await call('POST /staff/journals/import/apply/:id', { token, params: { id } });
    if (begun.status !== 200) throw new Error(begun.msg);
    await runApply(core, id);
    return read(id);
  };
  return {
    site,
    token,
    upload,
    checked,
    apply,
    read,
    async rollBack(id) {
      const begun = await call('POST /staff/journals/import/rollback/:id', {
        token,
        params: { id },
        body: { reason: '数据来源有误' },
      });
      if (begun.status !== 200) throw new Error(begun.msg);
      await runRollback(core, id);
      return read(id);
    },
    imported: async (text, more) => apply((await checked(text, more)).id),
    async rows(id) {
      const { data } = await call('GET /staff/journals/import/rows/:id', { token, params: { id } });
      return data.data.map(({ row, verdict_text, reason }) => [row, verdict_text, reason]);
    },
    async library() {
      const found: Record<string, string[]> = {};
      for (const table of libraryTables) {
        const { rows } = await sql<{ row: string }>`
          select to_jsonb(t)::text as row from ${sql.table(table)} t order by 1`.execute(core.db);
        found[table] = rows.map(({ row }) => row);
      }
      return found;
    },
  };
}
