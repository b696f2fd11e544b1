import { z } from 'zod';
import { moment, smallId } from '../../fields';
import { journalTargetKeys } from '../../journal-import';
import { schemeKind } from '../journals/fields';

/** What somebody says a column holds: a target by the column's name; columns that are left out are passed over. */
export const journalMapping = z.record(
  z.string().max(200),
  z.enum(journalTargetKeys as [string, ...string[]], '对应的内容不正确'),
);

/** Which edition the metrics of a file belong to, by kind. */
export const importSchemes = z.partialRecord(schemeKind, smallId);

export const importCounts = z.object({
  rows: z.int(),
  new: z.int(),
  changed: z.int(),
  same: z.int(),
  merged: z.int(),
  refused: z.int(),
  /** Rows of which something was left out, such as an ISSN with a wrong check character. */
  noted: z.int(),
});

/** An import as lists show it. */
export const journalImportRow = z.object({
  id: z.int(),
  status: z.int(),
  status_text: z.string(),
  file_name: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  source: z.string(),
  created_at: moment,
  created_by: z.int(),
  applied_at: moment.nullable(),
  rolled_back_at: moment.nullable(),
  counts: importCounts.nullable(),
});

/** An import with all that is needed to go on with it. */
export const journalImport = journalImportRow.extend({
  format: z.enum(['csv', 'json']),
  encoding: z.string(),
  columns: z.array(z.string()),
  /** The first rows of the file, by its columns. */
  sample: z.array(z.array(z.string())),
  mapping: journalMapping,
  /** The columns are those of an earlier import, whose mapping is taken over. */
  remembered: z.boolean(),
  schemes: importSchemes,
  licence: z.string(),
  /** Empty cells of the columns that are read take away what is known; else they say nothing. */
  clears: z.boolean(),
  error: z.string(),
  /** Rows that were read so far, and of how many; the latter is null until the end is known. */
  progress: z.object({ done: z.int(), bytes: z.int() }),
  reason: z.string(),
  /** It is the newest that holds. */
  can_roll_back: z.boolean(),
});

/** A row of the file and what becomes of it. */
export const importRow = z.object({
  row: z.int(),
  title: z.string(),
  verdict: z.int(),
  verdict_text: z.string(),
  /** Why it was refused, or what of it was left out or merged with what. */
  reason: z.string(),
  journal_id: z.int().nullable(),
});

/** What an import changes of a journal. */
export const importChange = z.object({
  journal_id: z.int(),
  name: z.string(),
  field: z.string(),
  field_text: z.string(),
  old: z.unknown(),
  new: z.unknown(),
});
