import type { DeskCase, DeskQueue } from '@harbor/contract';
import { createContext, useContext } from 'react';

/** What became of a case. */
export interface Settled {
  /** In words: 已通过“怎么回复审稿意见”. */
  said: string;
  /** It can be taken back. */
  undo?: boolean;
  /** The case waits on, as after a note: it stays open. */
  stays?: boolean;
}

/** The case that is open. */
export interface CaseScope {
  queue: DeskQueue;
  id: number;
  /** As the list shows it; undefined while the list does not hold it. */
  item: DeskCase | undefined;
  /** Nobody may decide it here now: another one holds it. */
  locked: boolean;
  /** Goes on after a decision. */
  settle: (done: Settled) => void;
  /** Somebody else was faster, or it has changed: everything is read again. */
  refresh: () => void;
}

export const CaseContext = createContext<CaseScope | null>(null);

/** The case that is open; for what stands inside of it. */
export function useCase(): CaseScope {
  const scope = useContext(CaseContext);
  if (!scope) throw new Error('useCase belongs into a case');
  return scope;
}

/** What each queue's file gives. */
export interface QueueParts {
  /** What it is about, in the middle. */
  Detail: React.ComponentType;
  /** What can be done, at the right. */
  Decision: React.ComponentType;
}
