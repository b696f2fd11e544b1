import { UNSAFE_createBrowserHistory as createBrowserHistory, NavigationType } from 'react-router-dom';
import { noteEntry } from './entry';
import { passesHold } from './hold';
import { atPageEntry } from './layers';
import { watchSteps } from './steps';
import { whenStill } from './travel';
import { write } from './writing';

// Before the history and single-spa listen: a step that is held back must reach neither.
watchSteps();

/**
 * The one history of the page. react-router's own, because it keeps keys, indexes and `location.state` in the same
 * shape as its hooks expect; `v5Compat` makes it tell its listener of pushes and replaces, not only of pops.
 */
export const history = createBrowserHistory({ v5Compat: true });

const { push, replace } = history;

function change(action: NavigationType, go: () => void): void {
  write(action, go);
  noteEntry();
}

history.push = (to, state) => {
  const go = () => whenStill(() => change(NavigationType.Push, () => push(to, state)));
  if (passesHold(go)) go();
};
history.replace = (to, state) => atPageEntry(() => change(NavigationType.Replace, () => replace(to, state)));
