import type { JournalAlertKind, JournalChangeKind } from '@harbor/contract/journal-changes';

declare module '../../../db/schema' {
  interface KnownColumns {
    journal_change_lines: { kind: JournalChangeKind };
    journal_alert_settings: { off_kinds: JournalAlertKind[] };
  }
}
