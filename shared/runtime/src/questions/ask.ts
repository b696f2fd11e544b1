import { currentPosition } from '../navigation/current';

/** What is asked before something happens. */
export interface Question {
  title: string;
  /** What happens, in a sentence or two. */
  text: string;
  /** The answer that does it, as a verb: 删除订单. */
  yes: string;
  /** The answer that leaves all as it is; by default 取消. */
  no?: string;
  danger?: boolean;
  /**
   * Called with yes. The question stays, its button waiting, until what this answers has come; where that fails, it is
   * there for another try: a call that failed has said so by itself.
   */
  onYes: () => unknown;
}

/** Draws questions: a dialog on the desktop, a sheet on the phone. */
export type Asker = (question: Question) => void;

let asker: Asker | undefined;
let waiting: { question: Question; page: string } | undefined;

const pageNow = () => currentPosition().location.pathname;

/** Installs what draws questions, and draws the one that this page asked before it was there. */
export function installAsker(next: Asker): void {
  asker = next;
  const early = waiting;
  waiting = undefined;
  if (early?.page === pageNow()) next(early.question);
}

/** Forgets the asker and what waits for it; between tests. */
export function resetAsker(): void {
  asker = undefined;
  waiting = undefined;
}

/** Asks the person in front of the screen; a question that is open gives way to this one. */
export function ask(question: Question): void {
  if (asker) asker(question);
  else waiting = { question, page: pageNow() };
}
