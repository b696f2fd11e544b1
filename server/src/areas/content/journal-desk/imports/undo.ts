import type { DataOf } from '@harbor/contract';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { getImport } from './move';

/** What undoing an import would take away and bring back; nothing of one that was not taken in. @throws HttpProblem 404 */
export async function whatUndoes(db: Db, id: number): Promise<DataOf<'GET /staff/journals/import/undo/:id'>> {
  await getImport(db, id);
  const { rows } = await sql<DataOf<'GET /staff/journals/import/undo/:id'>>`
    select count(*) filter (where b.document is null)::int as added,
      count(*) filter (where b.document is not null)::int as restored,
      (select count(*) from journal_collects k join journal_before g on g.journal_id = k.journal_id
        where g.import_id = ${id} and g.document is null)::int as collects
    from journal_before b where b.import_id = ${id}`.execute(db);
  return rows[0] ?? { added: 0, restored: 0, collects: 0 };
}
