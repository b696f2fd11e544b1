import { z } from 'zod';
import { moment, smallId } from '../../fields';
import { type ChangeKind, changeKinds, journalTargetKeys } from '../../journal-import';
import { schemeKind } from '../journals/fields';

/** What somebody says a column holds: a target by the column's name; columns that are left out are passed over. */
export const journalMapping = z.record(
  z.string().max(200),
  z.enum(journalTargetKeys as [string, ...string[]], '对应的内容不正确'),
);

/** Which edition the metrics of a file belong to, by kind. */
export const importSchemes = z.partialRecord(schemeKind, smallId);

export const changeKind = z.enum(Object.keys(changeKinds) as [ChangeKind, ...ChangeKind[]], '类别不正确');

export const importCounts = z.object({
  rows: z.int(),
  new: z.int(),
  changed: z.int(),
  same: z.int(),
  merged: z.int(),
  refused: z.int(),
  /** Rows of which something was left out, such as an ISSN with a wrong check character. */
  noted: z.int(),
  /** Journals with a change of each kind. */
  kinds: z.partialRecord(changeKind, z.int()).optional(),
  /** Journals with a factor that is many times what it was, or a small part of it. */
  jumps: z.int().optional(),
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
  /** Empty for somebody who is gone. */
  created_by_name: z.string(),
  applied_at: moment.nullable(),
  rolled_back_at: moment.nullable(),
  counts: importCounts.nullable(),
  /** Journals of the library once it was taken in; null before. */
  journals: z.int().nullable(),
  /** It is the newest that holds. */
  in_use: z.boolean(),
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
  /** Of the work that is under way: rows and bytes that were read so far, which step it is at, and since when. */
  progress: z.object({
    done: z.int(),
    bytes: z.int(),
    step: z.int(),
    steps: z.int(),
    step_text: z.string(),
    begun_at: moment.nullable(),
  }),
  /** The file by which the mapping was remembered; null for one that is guessed, or was chosen for this one. */
  remembered_from: z.object({ file_name: z.string(), at: moment }).nullable(),
  /** An import that holds and had the very same file. */
  same_as: z.object({ id: z.int(), file_name: z.string(), applied_at: moment }).nullable(),
  /** Journals that somebody left out. */
  skipped: z.int(),
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
  /** Numbers that the row gives, and who publishes it: of new ones. */
  facts: z.array(z.string()),
  /** Somebody left it out. */
  skipped: z.boolean(),
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

/** A change as people read it. */
const readChange = z.object({
  field: z.string(),
  kind: changeKind,
  label: z.string(),
  /** Empty for nothing. */
  old: z.string(),
  new: z.string(),
  /** The edition that it belongs to; empty for what belongs to none. */
  edition: z.string(),
  /** `+14%` of a factor. */
  rise: z.string(),
  /** Why it wants a second look. */
  doubt: z.string(),
});

/** A journal that an import changes, with all that it changes of it. */
export const changedJournal = z.object({
  journal_id: z.int(),
  /** Its row in the file; null once the import was taken in. */
  row: z.int().nullable(),
  name: z.string(),
  number: z.string(),
  /** People who have it among their favourites. */
  collects: z.int(),
  skipped: z.boolean(),
  changes: z.array(readChange),
});

/** What the library is at present. */
export const libraryState = z.object({
  journals: z.int(),
  /** The import that is being taken in or undone. */
  busy: z.object({ id: z.int(), file_name: z.string(), status_text: z.string() }).nullable(),
});
