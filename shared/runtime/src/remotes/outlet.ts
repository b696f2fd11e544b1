/**
 * The element that a remote renders into: one of its own inside the main area, below `[data-outlets]` where the shell
 * has such a place.
 */
export function outletOf(remote: string): HTMLElement {
  const main =
    document.querySelector('main[data-remote] [data-outlets]') ??
    document.querySelector('main[data-remote]') ??
    document.body;
  const known = main.querySelector<HTMLElement>(`:scope > [data-outlet="${remote}"]`);
  if (known) return known;
  const outlet = document.createElement('div');
  outlet.dataset.outlet = remote;
  main.append(outlet);
  return outlet;
}
