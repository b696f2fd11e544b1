/** Address of the comments within a post's page. */
export const commentsAt = '#comments';

/** Shows the comments of the post on the page; `write` puts the caret into the field for a new one. */
export function goToComments(write = false): void {
  const block = document.querySelector(commentsAt);
  block?.scrollIntoView({ block: 'start' });
  if (write) block?.querySelector('textarea')?.focus({ preventScroll: true });
}

/**
 * Goes to a place of the page once what has just come stands there: a step in the same frame as the growing of the page
 * would count, and look, as if the foot had jumped away.
 * @returns a function that calls it off
 */
export function onceItStands(go: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(go);
  });
  return () => cancelAnimationFrame(frame);
}
