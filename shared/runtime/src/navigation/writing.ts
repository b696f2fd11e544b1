import type { NavigationType } from 'react-router-dom';

let writing: NavigationType | undefined;

/** Changes the address, and says meanwhile what it really is. */
export function write(action: NavigationType, change: () => void): void {
  const outer = writing;
  writing = action;
  try {
    change();
  } finally {
    writing = outer;
  }
}

/** Whether the product itself is changing the address at this moment. */
export const isWriting = (): boolean => writing !== undefined;

/**
 * What a change of the address really was. single-spa answers each push with an artificial popstate; where that arrives
 * in the midst of the push, the history calls the push itself a pop, and the page would keep its old scroll position.
 */
export const trueAction = (told: NavigationType): NavigationType => writing ?? told;
