import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';
import type { FileSnapshot } from '../orders/rows';

/** What became of a change request. */
export type ChangeState = 'working' | 'done' | 'asked' | 'refused' | 'withdrawn';

export type ChangeRequestRow = Selectable<DB['change_requests']>;
export type OrderNoteRow = Selectable<DB['order_notes']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    change_requests: { items: string[]; state: ChangeState };
    order_notes: { author: 'user' | 'teacher' | 'operator'; files: FileSnapshot[] };
  }
}
