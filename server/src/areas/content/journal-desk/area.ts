import { defineArea } from '../../../manifest';
import { forgetUploads } from './imports/discard';
import { applyJob, checkJob, rollbackJob } from './imports/jobs';
import { goOnWithImports } from './imports/work';

/** The library as the team keeps it: imports and editions. `content/journals` shows it to everybody. */
export const area = defineArea({
  name: 'journal-desk',
  calls: {
    journalDesk: async () => (await import('./routes')).routes,
  },
  jobs: [checkJob, applyJob, rollbackJob],
  ticks: [forgetUploads, goOnWithImports],
  tables: [
    ...(['journal_imports', 'journal_import_parts', 'journal_import_rows', 'journal_import_slots'] as const),
    ...(['journal_changes', 'journal_before', 'journal_mappings'] as const),
  ],
});
