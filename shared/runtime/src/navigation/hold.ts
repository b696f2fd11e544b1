/** Is told that somebody wants to leave; `go` takes them there after all, once the hold has been ended. */
export type Hold = (go: () => void) => void;

/** Those who keep the page, the latest last: a dialog over a form asks before the form does. */
const holds: Hold[] = [];
/** Steps through the history that this module took itself, and that nobody else is to hear of. */
let silent = 0;
let place = placeOf(window.history.state);

function placeOf(state: unknown): number {
  const { idx } = (state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : 0;
}

/**
 * Keeps the page until its answer: links, buttons, back and forward ask `next` first; redirects of guards do not.
 * Of several the latest is asked; once it has let go, `go` asks the one before.
 * Closing the tab is the page's own `beforeunload`.
 * @returns a function that ends it; call it before `go`
 */
export function holdNavigation(next: Hold): () => void {
  holds.push(next);
  place = placeOf(window.history.state);
  return () => {
    const at = holds.indexOf(next);
    if (at >= 0) holds.splice(at, 1);
  };
}

/** Whether a push may go on now; where not, the page has been asked. */
export function passesHold(go: () => void): boolean {
  const hold = holds.at(-1);
  if (!hold) return true;
  // Once it has let go, whoever keeps the page beneath it is asked.
  hold(() => {
    if (passesHold(go)) go();
  });
  return false;
}

function handleStep(event: PopStateEvent): void {
  if (silent > 0) {
    silent -= 1;
    event.stopImmediatePropagation();
    return;
  }
  // single-spa's artificial events stand where the page stands already.
  const steps = placeOf(window.history.state) - place;
  const hold = holds.at(-1);
  if (!hold || steps === 0) return;
  event.stopImmediatePropagation();
  silent += 1;
  window.history.go(-steps);
  hold(() => window.history.go(steps));
}

/** Listens to steps before everybody else; single-spa replaces the window's own method, so the prototype's is taken. */
export function watchSteps(): void {
  EventTarget.prototype.addEventListener.call(window, 'popstate', handleStep as EventListener, true);
}
