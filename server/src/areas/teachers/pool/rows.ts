import type { TakeStatus } from '@harbor/contract/take-status';
import type { WaitTakeStatus } from '@harbor/contract/wait-take-status';
import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';
import type { FileSnapshot } from '../../trade/orders/rows';

/** A line beside an order: 级别 · 深度. */
export interface Fact {
  label: string;
  value: string;
}

/** How a teacher came to an order. */
export type Via = 'hall' | 'invitation' | 'dispatch' | 'next';

export type WaitTakeRow = Selectable<DB['wait_takes']>;
export type TakeRow = Selectable<DB['takes']>;
export type TrialRow = Selectable<DB['trials']>;
export type InvitationRow = Selectable<DB['invitations']>;
export type ReportRow = Selectable<DB['take_reports']>;
export type MaterialRow = Selectable<DB['material_requests']>;

/** Who acts in the pool. `channel` is a gateway, by whose payment an order enters. */
export type PoolActor = 'user' | 'teacher' | 'operator' | 'system' | 'channel';

declare module '../../../db/schema' {
  interface KnownColumns {
    wait_takes: { status: WaitTakeStatus; facts: Fact[] };
    takes: { status: TakeStatus; via: Via };
    trials: { notes: string[]; points: Record<string, number> };
    take_reports: { files: FileSnapshot[] };
    wait_take_history: { actor: PoolActor };
    take_history: { actor: PoolActor };
  }
}
