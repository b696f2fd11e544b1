/** Is told that somebody wants to leave; `go` takes them there after all, once the hold has been ended. */
export type Hold = (go: () => void) => void;

/** Those who keep the page, the latest last: a dialog over a form asks before the form does. */
const holds: Hold[] = [];

/**
 * Keeps the page until its answer: links, buttons, back and forward ask `next` first; redirects of guards do not.
 * Of several the latest is asked; once it has let go, `go` asks the one before.
 * Closing the tab is the page's own `beforeunload`.
 * @returns a function that ends it; call it before `go`
 */
export function holdNavigation(next: Hold): () => void {
  holds.push(next);
  return () => {
    const at = holds.indexOf(next);
    if (at >= 0) holds.splice(at, 1);
  };
}

/** Who is to be asked first, if anybody keeps the page. */
export const latestHold = (): Hold | undefined => holds.at(-1);

/** Whether a push may go on now; where not, the page has been asked. */
export function passesHold(go: () => void): boolean {
  const hold = latestHold();
  if (!hold) return true;
  // Once it has let go, whoever keeps the page beneath it is asked.
  hold(() => {
    if (passesHold(go)) go();
  });
  return false;
}
