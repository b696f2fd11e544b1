import { drawingHost, isDrawn } from '../drawing';
import { onNavigation } from '../navigation';
import { onMainReady } from '../page';

/** The moment from which a piece of the page as it was served may be taken over. */
export interface Turn {
  hasCome: () => boolean;
  coming: Promise<void>;
  come: () => void;
}

/** Longest time for which pieces wait for a page that does not become ready, in ms. */
const patience = 5000;

const touches = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'] as const;

const waiting: Turn[] = [];

/**
 * Whether a piece waits at all: not for somebody who is known here, whose page is drawn anew, and not where less motion is
 * asked for, since the component library then gets other settings, which a piece that waits could not follow.
 */
const mayWait = (): boolean =>
  !drawingHost && isDrawn() && !window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;

const whenIdle = (then: () => void): void => {
  // Safari has no such callback.
  if (window.requestIdleCallback) window.requestIdleCallback(then, { timeout: 1000 });
  else setTimeout(then, 50);
};

/** One after another, so that none of them makes a long task together with the next. */
function nextTurn(): void {
  const turn = waiting.shift();
  if (!turn) return;
  turn.come();
  whenIdle(nextTurn);
}

function allTurns(): void {
  for (const turn of waiting.splice(0)) turn.come();
}

/** Has the turns come; called once the page is about to be taken over. */
export function startTurns(): void {
  // A click on what is not taken over yet is not lost: React takes that piece over first, if its turn has come by then.
  for (const touch of touches) window.addEventListener(touch, allTurns, { capture: true, once: true });
  onNavigation(allTurns);
  onMainReady(() => whenIdle(nextTurn));
  setTimeout(allTurns, patience);
}

/** The turn of one more piece, in the order of asking: once the page is ready, or somebody touches it. */
export function newTurn(): Turn {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  const turn = {
    came: false,
    coming,
    come: () => {
      turn.came = true;
      come();
    },
    hasCome: () => turn.came || !mayWait(),
  };
  waiting.push(turn);
  return turn;
}
