import {
  enterAgain,
  isDrawn,
  keepEntered,
  keepWriting,
  leaveDrawn,
  NavigationRoot,
  QueryClientProvider,
  queryClient,
  readToken,
  rootPrefix,
  startApplications,
  startTurns,
  useMainState,
} from '@harbor/runtime';
import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * What the server wrote goes when the chrome stands in its place: the place of the header, and a page drawn for visitors
 * once the one for this person is ready. In layout effects, so that nobody sees both or neither.
 */
function useServersPlace(): void {
  const state = useMainState();

  // By the same marks the first script sees that the shell has begun.
  useLayoutEffect(() => {
    for (const id of ['harbor-frame', 'harbor-start']) document.getElementById(id)?.remove();
  }, []);

  useLayoutEffect(() => {
    const drawn = document.getElementById('harbor-drawn');
    if (state === 'loading' || !drawn) return;
    keepWriting(() => drawn.remove());
    document.getElementById('harbor-root')?.removeAttribute('style');
  }, [state]);

  // Once what stood in the way is gone: nothing that is hidden can be written at.
  useLayoutEffect(() => {
    if (state === 'ready') enterAgain();
  }, [state]);
}

/** Remotes start once the main area is in the document. */
function useRemotes(): void {
  useLayoutEffect(() => startApplications(), []);
}

function Started({ children }: { children: ReactNode }) {
  useServersPlace();
  useRemotes();
  return children;
}

/** Everything around the chrome, as it is drawn on the server too. */
export function Site({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <NavigationRoot>
        <Started>{children}</Started>
      </NavigationRoot>
    </QueryClientProvider>
  );
}

/** A page drawn for visitors stays in sight until the one for this person is ready. */
function setDrawnAside(root: HTMLElement): void {
  leaveDrawn();
  const drawn = document.createElement('div');
  drawn.id = 'harbor-drawn';
  root.before(drawn);
  keepWriting(() => drawn.append(...root.childNodes));
  // Ids, the main area's state and the place for remotes are the page's own now.
  for (const name of ['id', 'data-remote', 'data-state', 'data-outlets', 'data-outlet'])
    for (const element of drawn.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  root.style.cssText = 'position:absolute;visibility:hidden;width:100%;top:0';
}

/** Draws the shell into the page. */
export function mountShell(chrome: ReactNode): void {
  const root = document.getElementById('harbor-root');
  if (!root) throw new Error('The page has no #harbor-root: it was not delivered by the server.');
  const options = { identifierPrefix: rootPrefix('shell') };
  const site = <Site>{chrome}</Site>;
  if (isDrawn()) keepEntered(root);
  if (isDrawn() && !readToken()) {
    startTurns();
    hydrateRoot(root, site, options);
    return;
  }
  if (isDrawn()) setDrawnAside(root);
  createRoot(root, options).render(site);
}
