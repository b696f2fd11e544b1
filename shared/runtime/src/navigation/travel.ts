import { type Entry, knownEntry, presentEntry, stepsBetween } from './entry';

/** `home`: back to where the product stands. `away`: to another page, as somebody wished. */
type Way = 'home' | 'away';

/** After so many ms a step that has not arrived is not waited for. */
const patience = 400;
const mostTries = 3;

let way: Way | undefined;
let clock: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void)[] = [];

/** Which way the browser is stepping through its history by our wish, if it is: it takes its time. */
export const travelling = (): Way | undefined => way;

/** Steps to an entry; the browser tells of it once it has arrived. */
export function travelTo(to: Entry, towards: Way, tries = 1): void {
  const steps = stepsBetween(presentEntry(), to);
  // Zero steps would load the page anew.
  if (steps === 0) return;
  way = towards;
  clearTimeout(clock);
  clock = setTimeout(() => {
    const astray = way === 'home' && presentEntry().page !== knownEntry().page;
    if (astray && tries < mostTries) travelTo(knownEntry(), 'home', tries + 1);
    else arrive();
  }, patience);
  window.history.go(steps);
}

/** The step is over; what waited for it goes on. */
export function arrive(): void {
  way = undefined;
  clearTimeout(clock);
  const due = waiting;
  waiting = [];
  for (const run of due) whenStill(run);
}

/** Runs something that changes the history now, or once no step is on its way. */
export function whenStill(run: () => void): void {
  if (way) waiting.push(run);
  else run();
}

/** Forgets the step; between tests. */
export function forgetTravel(): void {
  waiting = [];
  arrive();
}
