import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';

export type TraceRow = Selectable<DB['traces']>;
