import type { ClosingStatus, ExportStatus } from '@harbor/contract/privacy-states';

declare module '../../../db/schema' {
  interface KnownColumns {
    data_exports: { status: ExportStatus };
    account_closings: { status: ClosingStatus; posts: 'keep' | 'delete' };
  }
}
