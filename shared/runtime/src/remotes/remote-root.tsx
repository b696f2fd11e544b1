import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, Suspense } from 'react';
import { usePosition } from '../navigation/current';
import { NavigationRoot } from '../navigation/root';
import { queryClient } from '../query/client';
import { PageBoundary } from './page-boundary';
import { ui } from './ui';

interface RemoteRootProps {
  remote: string;
  Pages: ComponentType;
}

/** Everything around a remote's pages: theme, cache, navigation, boundary, and what stands there while a page loads. */
export function RemoteRoot({ remote, Pages }: RemoteRootProps) {
  const { location } = usePosition();
  const { Providers, Loading } = ui;
  return (
    <Providers>
      <QueryClientProvider client={queryClient}>
        <NavigationRoot owner={remote}>
          <PageBoundary remote={remote} place={location.key}>
            <Suspense fallback={<Loading />}>
              <Pages />
            </Suspense>
          </PageBoundary>
        </NavigationRoot>
      </QueryClientProvider>
    </Providers>
  );
}
