import { useCurrentRoute, useMainState } from '@harbor/runtime';
import { lazy, Suspense, useEffect, useState } from 'react';

const AnnouncementBar = lazy(() => import('./AnnouncementBar'));

/** Announcements wait until the first page has rested this long, in ms: they are in nobody's way then. */
const rest = 2500;

/** The announcement above the pages; only where the page's chrome has room for it. */
export function Announcements({ on }: { on: 'full' | 'tab' }) {
  const chrome = useCurrentRoute()?.route.chrome;
  const ready = useMainState() === 'ready';
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!ready || due) return;
    const timer = setTimeout(() => setDue(true), rest);
    return () => clearTimeout(timer);
  }, [ready, due]);
  if (!due || chrome !== on) return null;
  return (
    <Suspense fallback={null}>
      <AnnouncementBar />
    </Suspense>
  );
}
