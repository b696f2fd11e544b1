import { defineArea } from '../../../manifest';
import { heardOfJournals } from '../journals/cache';
import { heardOfChanges } from './cache';
import { journalAlertRecords } from './personal-data';
import { alertTicks } from './ticks';

/** What imports change of journals, told to those who collected them or have something of theirs with them. */
export const area = defineArea({
  name: 'journal-alerts',
  calls: {
    journalAlerts: async () => (await import('./routes')).routes,
  },
  announces: [
    {
      calls: ['GET /magazine/changes', 'GET /magazine/changes/recent', 'GET /magazine/changes/of'],
      // Lines name journals as the library does.
      heard: (core) => heardOfJournals(core) + heardOfChanges(core),
    },
  ],
  ticks: alertTicks,
  tables: ['journal_alert_runs', 'journal_change_lines', 'journal_alert_settings', 'journal_alert_told'],
  personalData: [journalAlertRecords],
});
