/** What can be chosen from what a tool opens: a line of a list, a colour, a smiley, a size of a table. */
const choices = '.w-e-select-list li, .w-e-drop-panel li, .w-e-drop-panel td';

/** The library closes nothing that it opened less than 200 ms ago. */
const deaf = 200;

/**
 * Closes what a tool had opened once something of it is chosen, also for somebody so quick that the library does not yet
 * close it: a list that stays would cover the text, and the next one would open over it.
 * @param hide closes whatever is open
 * @returns a function that ends it
 */
export function closeChosen(frame: HTMLElement, hide: () => void): () => void {
  const notice = ({ target }: Event) => {
    if (target instanceof Element && target.closest(choices)) setTimeout(hide, deaf);
  };
  // The library stops the click on its way up.
  frame.addEventListener('click', notice, { capture: true });
  return () => frame.removeEventListener('click', notice, { capture: true });
}
