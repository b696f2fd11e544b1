import { defineEvent } from '../../../events';
import type { MaterialRow, ReportRow, TakeRow } from './rows';

/** What happened to a take, under the order's lock, in its transaction. */
interface TakeStep {
  orderId: number;
  teacherId: number;
  take: TakeRow;
  at: Date;
}

/** A teacher took an order as a candidate. Until one is chosen its buyer does not learn who. */
export const takeTaken = defineEvent<TakeStep>();

/** A candidate handed in a trial. */
export const trialHandedIn = defineEvent<TakeStep>();

/** Somebody was chosen; they have to confirm, unless `formal`. */
export const takeChosen = defineEvent<TakeStep & { by: 'user' | 'operator' | 'system' | 'teacher' }>();

/** A teacher serves the order from now on: its chat, its manuscript and its money are theirs. */
export const takeConfirmed = defineEvent<TakeStep>();

/** A take is over without the order being served to its end. `feeFen` is paid for a trial that was not chosen. */
export const takeEnded = defineEvent<TakeStep & { reason: string; feeFen: number; wasFormal: boolean }>();

/** The teacher told how far the work is. */
export const progressReported = defineEvent<TakeStep & { report: ReportRow }>();

/** The teacher asked for material: the clock of the delivery stands. */
export const materialAsked = defineEvent<TakeStep & { request: MaterialRow }>();

/** It came, or its time was over: the clock runs on. */
export const materialSettled = defineEvent<TakeStep & { request: MaterialRow; supplied: boolean }>();
