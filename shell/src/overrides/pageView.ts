/** A new page view: the releases of a page are chosen before it is drawn, never exchanged under it. */
export const pageView = {
  renew: () => window.location.reload(),
};
