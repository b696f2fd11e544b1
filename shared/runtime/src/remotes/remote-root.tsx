import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useInsertionEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { look } from '../builtins/look';
import { Piece } from '../drawing/piece';
import { hasAllRoutes, useRoutes } from '../navigation/all-routes';
import { NavigationRoot } from '../navigation/root';
import { queryClient } from '../query/client';
import { PageBoundary } from './page-boundary';
import { ui } from './ui';

interface RemoteRootProps {
  remote: string;
  Pages: ComponentType;
}

/**
 * The pages inside their boundary. The place is the remote's own last one while single-spa takes the remote away: a page
 * that failed gets no new chance then, whose failure would be taken for one of the page that people went to.
 */
function BoundPages({ remote, Pages }: RemoteRootProps) {
  const { key } = useLocation();
  const { Loading } = ui;
  // What asked `isLive` before every route was known is asked again.
  useRoutes(hasAllRoutes);
  // Once drawn, and before any effect of the page has others drawn.
  useInsertionEffect(() => void look(remote));
  return (
    <PageBoundary remote={remote} place={key}>
      <Piece fallback={<Loading />}>
        <Pages />
      </Piece>
    </PageBoundary>
  );
}

/** Everything around a remote's pages: theme, cache, navigation, boundary, and what stands there while a page loads. */
export function RemoteRoot({ remote, Pages }: RemoteRootProps) {
  const { Providers } = ui;
  return (
    <Providers>
      <QueryClientProvider client={queryClient}>
        <NavigationRoot owner={remote}>
          <BoundPages remote={remote} Pages={Pages} />
        </NavigationRoot>
      </QueryClientProvider>
    </Providers>
  );
}
