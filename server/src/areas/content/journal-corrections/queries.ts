import type { OwnCorrection } from '@harbor/contract';
import { correctableFields, correctionStatusLabel } from '@harbor/contract/journal-correction';
import type { Db } from '../../../db/connect';
import { toMoment, toMomentOrNull } from '../../../time';
import type { CorrectionRow } from './rows';

/** A correction with the name of its journal. */
export type NamedCorrection = CorrectionRow & { journal_name: string };

/** Corrections with the names of their journals. */
export const namedCorrections = (db: Db) =>
  db
    .selectFrom('journal_corrections')
    .innerJoin('journals', 'journals.id', 'journal_corrections.journal_id')
    .selectAll('journal_corrections')
    .select('journals.name as journal_name');

/** A correction as who pointed it out reads it. */
export const presentCorrection = (row: NamedCorrection): OwnCorrection => ({
  id: row.id,
  journal: { id: row.journal_id, name: row.journal_name },
  field: row.field,
  field_text: correctableFields[row.field],
  old_value: row.old_value,
  proposed: row.proposed,
  source_url: row.source_url,
  note: row.note,
  status: row.status,
  status_text: correctionStatusLabel[row.status],
  reply: row.reply,
  created_at: toMoment(row.created_at),
  answered_at: toMomentOrNull(row.answered_at),
});
