import { UNSAFE_createBrowserHistory as createBrowserHistory, NavigationType } from 'react-router-dom';
import { passesHold, watchSteps } from './hold';

// Before the history and single-spa listen: a step that is held back must reach neither.
watchSteps();

/**
 * The one history of the page. react-router's own, because it keeps keys, indexes and `location.state` in the same
 * shape as its hooks expect; `v5Compat` makes it tell its listener of pushes and replaces, not only of pops.
 */
export const history = createBrowserHistory({ v5Compat: true });

let writing: NavigationType | undefined;

function write(action: NavigationType, change: () => void): void {
  const outer = writing;
  writing = action;
  try {
    change();
  } finally {
    writing = outer;
  }
}

const { push, replace } = history;
history.push = (to, state) => {
  const go = () => write(NavigationType.Push, () => push(to, state));
  if (passesHold(go)) go();
};
history.replace = (to, state) => write(NavigationType.Replace, () => replace(to, state));

/**
 * What a change of the address really was. single-spa answers each push with an artificial popstate; where that arrives
 * in the midst of the push, the history calls the push itself a pop, and the page would keep its old scroll position.
 */
export const trueAction = (told: NavigationType): NavigationType => writing ?? told;
