import type { DeskCase, DeskQueue, StaffRight } from '@harbor/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Core } from '../core';
import type { Db } from '../db/connect';
import type { DB } from '../db/schema';
import { contributions } from '../manifest';
import { type Limits, limitsNow } from '../site-settings/read';
import type { LimitKey } from '../site-settings/table';

/** What a case looks like; the desk adds since when it waits, its limit and who works on it. */
export type ShownCase = Pick<DeskCase, 'id' | 'title' | 'facts' | 'tags' | 'amount_fen'>;

/** Who acts on a case. */
export interface Decider {
  staffId: number;
  /** Why; empty where an action needs no reason. */
  reason: string;
}

/** What several cases can be given at once. */
export interface BatchAction {
  key: string;
  title: string;
  /** Needed besides the queue's own. */
  right?: StaffRight;
  needsReason?: boolean;
  /** It moves money, as the single call says of itself: a fresh code of the second factor is asked for. */
  money?: boolean;
  /** The function that the single call runs, with its own transaction and its own line of the audit log. */
  run(core: Core, id: number, by: Decider): Promise<unknown>;
}

/** Since when cases wait, until when they are to be decided, and what comes first: expressions on the queue's table. */
interface Clock {
  since: RawBuilder<Date>;
  due: RawBuilder<Date | null>;
  /** The rows keep no due moment: with `limit` it is so long after `since`, and `due` is what it begins with. */
  dueAfterSince?: true;
  order: RawBuilder<unknown>;
}

/** A part of a queue; its fields of {@link Clock} take the place of the queue's. */
export interface QueueTab extends Partial<Clock> {
  key: string;
  title: string;
  /**
   * On columns of the table, without parameters: the partial index of the tab has the same words, and the planner compares
   * them.
   */
  where: RawBuilder<SqlBool>;
  /** It waits for the team, as the first tab does: its cases count, and are told when their time is up. */
  waits?: boolean;
  /** Where the keyword's own condition would read too much. */
  found?(keyword: string): RawBuilder<SqlBool>;
}

/** Cases of one kind that the team decides. */
export interface StaffQueue extends Clock {
  /** In small letters; names the queue in calls and in `decides` of the contract. */
  key: string;
  title: string;
  group: DeskQueue['group'];
  /** What its cases are called is somebody's name: told only where the second factor is asked for. */
  namesPeople?: true;
  /** Needed to see it and to work on it. */
  right: StaffRight;
  /** Needed to decide its cases, where looking at them takes less: who lacks it keeps nobody from a case. */
  decideRight?: StaffRight;
  limitHours: number | null;
  /** The setting by which the team changes the limit; `limitHours` is what it begins with. */
  limit?: LimitKey;
  /**
   * Whose holders the area itself tells by message when a case's time is up: they get no second one then. Mails and
   * robots of group chats are told all the same.
   */
  tellsItself?: StaffRight;
  /** With a column `id`, the number of the case. */
  table: keyof DB;
  /** The first waits for the team, and those that say so. */
  tabs: readonly [QueueTab, ...QueueTab[]];
  found(keyword: string): RawBuilder<SqlBool>;
  /** How these cases look, in any order; one that is gone is left out. */
  show(core: Core, ids: readonly number[]): Promise<ShownCase[]>;
  batch?: readonly BatchAction[];
  reasons?: readonly string[];
  /**
   * Takes somebody's own last decision back. @throws HttpProblem 409 when it was somebody else's, is too old, or something
   * happened since
   */
  undo?(core: Core, staffId: number, id: number): Promise<unknown>;
}

declare module '../manifest' {
  interface AreaManifest {
    /** Queues of the desk; each is loaded once the desk is asked for. */
    queues?: readonly (() => Promise<StaffQueue>)[];
  }
}

/** Whether what a queue's cases are called stays on the desk: mails and group chats are read without the second factor. */
export const staysOnDesk = ({ group, namesPeople }: StaffQueue): boolean =>
  group === 'people' || namesPeople === true;

/** The tabs of a queue that wait for the team. */
export const waitingTabs = ({ tabs }: StaffQueue): QueueTab[] =>
  tabs.filter(({ waits }, n) => n === 0 || waits);

/** Every queue of the desk, in the order of the areas. */
export const allQueues = (): Promise<StaffQueue[]> =>
  Promise.all(contributions('queues').map((load) => load()));

function withLimits(queue: StaffQueue, limits: Limits): StaffQueue {
  const { limit, since, tabs } = queue;
  if (!limit) return queue;
  const timed = <C extends Partial<Clock>>(clock: C): C =>
    clock.dueAfterSince ? { ...clock, due: limits.due(limit, clock.since ?? since) } : clock;
  const [first, ...others] = tabs;
  return { ...timed(queue), limitHours: limits.hours(limit), tabs: [timed(first), ...others.map(timed)] };
}

/** Every queue of the desk, with the limits that hold now. */
export async function queuesNow(db: Db): Promise<StaffQueue[]> {
  const [queues, limits] = await Promise.all([allQueues(), limitsNow(db)]);
  return queues.map((queue) => withLimits(queue, limits));
}

/** A number that stands in the text of a statement. */
export const lit = (value: number): RawBuilder<number> => sql.lit(value);

/** Numbers of a list, in the text of a statement. */
export const lits = (values: readonly number[]): RawBuilder<unknown> =>
  sql.join(values.map((one) => sql.lit(one)));

/** A period, in the text of a statement. */
export const hours = (count: number): RawBuilder<unknown> => sql.raw(`interval '${count} hours'`);

/** So long after a decision whoever took it may take it back, in ms. */
export const undoWithin = 24 * 3_600_000;
