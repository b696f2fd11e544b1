import type {
  ChangedJournal,
  DataOf,
  DeskJournalImport,
  DeskJournalRow,
  DeskJournalScheme,
} from '@harbor/contract';
import { journalImportStatusLabel, journalImportStatus as s } from '@harbor/contract/journal-import';
import { hoursAgo, staffMe } from './desk';
import { pageOf } from './site';

type Listed = DataOf<'GET /staff/journals/imports'>['data'][number];

/** An edition that some journals are measured by, unless said otherwise. */
export const scheme = (
  id: number,
  kind: DeskJournalScheme['kind'],
  more: Partial<DeskJournalScheme> = {},
): DeskJournalScheme => ({
  ...{ id, kind, code: 'fenqu', year: 2026, title: `分区表 2026`, publisher: '港湾情报所' },
  ...{ source: '公开发布的分区表', effective_on: '2026-06-30', is_default: false, source_url: '' },
  ...{ licence: '', revision: 2, used: 42, ...more },
});

const counts = {
  ...{ rows: 11_214, new: 126, changed: 842, same: 10_223, merged: 14, refused: 9, noted: 0 },
  ...{ kinds: { partition: 61, metric: 742, warning: 4 }, jumps: 1 },
};

/** A file that was checked and waits for somebody to decide, unless said otherwise. */
export const journalImport = (more: Partial<DeskJournalImport> = {}): DeskJournalImport => {
  const status = more.status ?? s.checked;
  return {
    ...{
      id: 12,
      status,
      status_text: journalImportStatusLabel[status as 1],
      file_name: 'journals_2026_11.csv',
    },
    ...{ bytes: 5_033_164, sha256: 'ab', source: '出版方公开目录', counts, licence: '自制，可展示' },
    ...{ created_at: hoursAgo(2), created_by: 9, created_by_name: '罗衡', applied_at: null },
    ...{ rolled_back_at: null, journals: null, in_use: false, format: 'csv', encoding: 'utf-8' },
    columns: ['刊名', 'ISSN', 'IF', '备注'],
    sample: [
      ['Harbor Materials', '2688-4102', '5.86', ''],
      ['Computational Metals', '2470-1938', '3.1', '核'],
    ],
    mapping: { 刊名: 'name', ISSN: 'issn', IF: 'if' },
    ...{ remembered: false, remembered_from: null, same_as: null, schemes: { citation: 5 } },
    ...{ skipped: 0, clears: false, error: '', reason: '', can_roll_back: false },
    progress: { done: 0, bytes: 0, step: 0, steps: 2, step_text: '', begun_at: null },
    ...more,
  };
};

/** A line of the list. */
export const importRow = (more: Partial<Listed> = {}): Listed => {
  const { id, status, status_text, file_name, bytes, sha256, source } = journalImport(more);
  return {
    ...{ id, status, status_text, file_name, bytes, sha256, source, counts, journals: null, in_use: false },
    ...{ created_at: hoursAgo(2), created_by: 9, created_by_name: '罗衡', applied_at: null },
    rolled_back_at: null,
    ...more,
  };
};

/** An import that holds as the last one. */
export const inUse = (more: Partial<Listed> = {}): Listed =>
  importRow({
    ...{ id: 11, status: s.applied, status_text: '已导入', file_name: 'journals_2026_10.csv' },
    ...{ applied_at: hoursAgo(700), journals: 11_088, in_use: true, ...more },
  });

/** A page of the list. */
export const importList = (
  data: Listed[] = [importRow(), inUse()],
  library: Partial<DataOf<'GET /staff/journals/imports'>['library']> = {},
): DataOf<'GET /staff/journals/imports'> => ({
  ...pageOf(data),
  library: { journals: 11_088, busy: null, ...library },
});

/** A journal whose rank rises, unless said otherwise. */
export const changedJournal = (more: Partial<ChangedJournal> = {}): ChangedJournal => ({
  ...{ journal_id: 7, row: 207, name: 'Harbor Materials', number: 'ISSN 2688-4102', collects: 148 },
  skipped: false,
  changes: [
    {
      ...{ field: 'metric', kind: 'partition', label: '大类分区 · 材料科学', old: '2 区', new: '1 区' },
      ...{ edition: '分区表 2026', rise: '', doubt: '' },
    },
  ],
  ...more,
});

/** A row that is refused, unless said otherwise. */
export const fileRow = (more: Partial<DeskJournalRow> = {}): DeskJournalRow => ({
  ...{ row: 88, title: 'Nobody', verdict: 0, verdict_text: '未采用', reason: '没有可以核对的 ISSN' },
  ...{ journal_id: null, facts: [], skipped: false, ...more },
});

/** What the frame and every page of the library ask. */
export const journalCalls = () => ({
  'GET /staff/me': staffMe({ roles: ['operations'] }),
  'GET /staff/desk/queues': { data: [] },
  'GET /staff/journals/imports': importList(),
  'GET /staff/journals/schemes': {
    data: [
      scheme(4, 'partition', { is_default: true }),
      scheme(5, 'citation', { code: 'jif', title: '引证报告 2026', is_default: true }),
    ],
  },
  'GET /staff/journals/alerts/:id': { step: 'told' as const, journals: 61, people: 312 },
  'GET /staff/journals/import/rows/:id': pageOf([fileRow()]),
  'GET /staff/journals/import/journals/:id': pageOf([changedJournal()]),
});
