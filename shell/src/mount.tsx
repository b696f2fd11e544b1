import {
  NavigationRoot,
  QueryClientProvider,
  queryClient,
  startApplications,
  useMainState,
} from '@harbor/runtime';
import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';

const serverContent = () => document.getElementById('harbor-content');

/**
 * What the server wrote for people to read before any script moves into the main area, and goes when the page that takes
 * its place is ready. In layout effects, so that nobody sees both or neither.
 */
function useServerContent(): void {
  const state = useMainState();

  useLayoutEffect(() => {
    const content = serverContent();
    const main = document.querySelector('main[data-remote]');
    if (content && main) main.prepend(content);
    document.getElementById('harbor-frame')?.remove();
  }, []);

  useLayoutEffect(() => {
    if (state !== 'loading') serverContent()?.remove();
  }, [state]);
}

/** Remotes start once the main area is in the document. */
function useRemotes(): void {
  useLayoutEffect(() => startApplications(), []);
}

function Started({ children }: { children: ReactNode }) {
  useServerContent();
  useRemotes();
  return children;
}

/** Draws the shell into the page. */
export function mountShell(chrome: ReactNode): void {
  const root = document.getElementById('harbor-root');
  if (!root) throw new Error('The page has no #harbor-root: it was not delivered by the server.');
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <NavigationRoot>
        <Started>{chrome}</Started>
      </NavigationRoot>
    </QueryClientProvider>,
  );
}
