import { onRest, useCurrentRoute } from '@harbor/runtime';
import { lazy, Suspense, useEffect, useState } from 'react';

const AnnouncementBar = lazy(() => import('./AnnouncementBar'));

/** The announcement above the pages, once the first one is at rest; only where the page's chrome has room for it. */
export function Announcements({ on }: { on: 'full' | 'tab' }) {
  const chrome = useCurrentRoute()?.route.chrome;
  const [due, setDue] = useState(false);
  useEffect(() => onRest(() => setDue(true)), []);
  if (!due || chrome !== on) return null;
  return (
    <Suspense fallback={null}>
      <AnnouncementBar />
    </Suspense>
  );
}
