import type { DataOf, JournalMapping } from '@harbor/contract';
import type { JournalSchemeKind } from '@harbor/contract/journal-facets';
import type { JournalImportStatus } from '@harbor/contract/journal-import';
import type { Jump } from './changes/jumps';
import type { Encoding } from './file/decode';
import type { FileFormat } from './file/records';

type Counts = NonNullable<DataOf<'GET /staff/journals/import/:id'>['counts']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    journal_imports: {
      status: JournalImportStatus;
      format: FileFormat;
      encoding: Encoding;
      columns: string[];
      sample: string[][];
      mapping: JournalMapping;
      schemes: Partial<Record<JournalSchemeKind, number>>;
      counts: Counts | null;
    };
    journal_changes: { jump: Jump | null };
    journal_mappings: { mapping: JournalMapping };
    journal_schemes: { kind: JournalSchemeKind };
  }
}
