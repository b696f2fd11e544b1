import type { DataOf } from '@harbor/contract';
import { journalImportStatus, journalImportStatusLabel } from '@harbor/contract/journal-import';
import type { Core } from '../../../../core';
import { cached } from '../../journals/cache';

/** How large the library is, and which import it is being changed by. */
export async function libraryState(core: Core): Promise<DataOf<'GET /staff/journals/imports'>['library']> {
  const { db } = core;
  const [journals, busy] = await Promise.all([
    cached(core, 'journals in all', async () => {
      const row = await db
        .selectFrom('journals')
        .select((eb) => eb.fn.countAll<number>().as('journals'))
        .executeTakeFirstOrThrow();
      return row.journals;
    }),
    db
      .selectFrom('journal_imports')
      .select(['id', 'file_name', 'status'])
      .where('status', 'in', [journalImportStatus.applying, journalImportStatus.rollingBack])
      .orderBy('id')
      .executeTakeFirst(),
  ]);
  return {
    journals,
    busy: busy
      ? { id: busy.id, file_name: busy.file_name, status_text: journalImportStatusLabel[busy.status] }
      : null,
  };
}
