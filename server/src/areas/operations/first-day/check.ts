import type { FirstDayCheck } from '@harbor/contract';
import type { Core } from '../../../core';

/** What a look or a try found. */
export interface Finding {
  state: FirstDayCheck['state'];
  /** Why, for people. */
  reason: string;
}

/** One thing that a site needs before it opens. */
export interface Check {
  key: string;
  title: string;
  /** What to do while it is not fine. */
  todo: string;
  /** Page of the desk where it is done. */
  link?: string;
  /** Environment variables by which it is set. */
  env?: readonly string[];
}

/** One that is looked up each time. */
export interface Look extends Check {
  look(core: Core, now: Date): Promise<Finding> | Finding;
}

/** One that is tried over the network or the disk, when somebody asks for it. */
export interface Trial extends Check {
  /** The settings that it depends on: with others a result holds no longer. */
  settingsOf(core: Core): unknown;
  /** Tries it now. Whatever it throws counts as failed. */
  run(core: Core, signal: AbortSignal): Promise<Finding>;
}

export const ok = (reason: string): Finding => ({ state: 'ok', reason });
export const missing = (reason: string): Finding => ({ state: 'missing', reason });
export const failed = (reason: string): Finding => ({ state: 'failed', reason });
