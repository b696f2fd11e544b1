import {
  PageBoundary,
  Piece,
  useCurrentRoute,
  useIsDrawn,
  useLocation,
  useMainState,
  useRemoteFailure,
} from '@harbor/runtime';
import type { ReactNode } from 'react';
import styles from './MainArea.module.css';

/** The same object at every drawing, so that React never touches what is in the outlet. */
let outlet = { __html: '' };

/** On the server: what a remote has drawn, for the outlet. */
export function fillOutlet(html: string): void {
  outlet = { __html: html };
}

export interface MainAreaProps {
  /** The shell's own pages; drawn where the shell owns the route. */
  pages: ReactNode;
  /** Stands there while the owner's code is on its way. */
  loading: ReactNode;
  /** Draws the failure of the route's owner. */
  failed: (retry: () => void) => ReactNode;
}

/**
 * The main area: says whose page stands in it and how it is doing, and holds the place into which remotes render. What
 * the server wrote for reading is moved into it and stays until the page is ready.
 */
export function MainArea({ pages, loading, failed }: MainAreaProps) {
  const owner = useCurrentRoute()?.owner;
  const state = useMainState();
  const failure = useRemoteFailure();
  const { key } = useLocation();
  const drawn = useIsDrawn();
  const own = owner === 'shell';
  return (
    <main id="main" className={styles.main} data-remote={owner ?? 'shell'} data-state={state} tabIndex={-1}>
      <div
        // What the server drew of a remote's page stands in here and is nobody's but the remote's.
        dangerouslySetInnerHTML={outlet}
        suppressHydrationWarning
        data-outlets
        className={failure || own ? styles.hidden : styles.outlets}
        id="harbor-page"
      />
      {own && !failure ? (
        <PageBoundary remote="shell" place={key}>
          <Piece fallback={loading}>{pages}</Piece>
        </PageBoundary>
      ) : null}
      {failure ? failed(failure.retry) : null}
      {!own && !failure && !drawn && state === 'loading' ? (
        <div className={styles.loading}>{loading}</div>
      ) : null}
    </main>
  );
}
