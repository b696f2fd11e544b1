import { type JournalImportStatus, journalImportStatus as s } from '@harbor/contract/journal-import';
import type { UpdateObject } from 'kysely';
import type { Core } from '../../../../core';
import type { DB } from '../../../../db/schema';
import { getImport, type ImportRow } from './move';

/** The parts of each work, in words; they are counted from 1. */
export const workParts: Partial<Record<JournalImportStatus, readonly string[]>> = {
  [s.checking]: ['逐行读取与核对', '与期刊库比对'],
  [s.applying]: [
    ...['新增期刊', '保存原值', '更新期刊', '更新刊名'],
    ...['更新号码', '更新分区与指标', '更新预警记录', '收尾'],
  ],
  [s.rollingBack]: ['恢复刊名、指标与预警', '去掉新增的期刊', '恢复原值'],
};

/**
 * Writes down how far a work is, beside its transaction, so that everybody sees it.
 * @param row as it was when the work began
 * @throws Error when it was stopped: whatever it did ends with its transaction
 */
export async function reached(
  core: Core,
  row: ImportRow,
  values: UpdateObject<DB, 'journal_imports'>,
): Promise<void> {
  const result = await core.db
    .updateTable('journal_imports')
    .set(values)
    .where('id', '=', row.id)
    .where('status', '=', row.status)
    .where('run', '=', row.run)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) throw new Error('the work was stopped');
}

/** Whether a work is not wanted any more: somebody stopped it, or it was begun anew. */
export async function isStopped(core: Core, row: ImportRow): Promise<boolean> {
  const { status, run } = await getImport(core.db, row.id);
  return status !== row.status || run !== row.run;
}

/** What is set whenever a work is begun. */
export const begun = (row: ImportRow, at: Date) => ({
  ...{ tries: 0, run: row.run + 1, step: 0, begun_at: at },
});
