import { useEffect, useRef } from 'react';
import type { BuyErrors } from './useBuyForm';

/**
 * Brings the reason of a refused purchase into sight: the button stands in a bar at the foot of the phone, and what it
 * waits for may lie far above or below.
 * @returns the place of the form
 */
export function useProblemInSight(errors: BuyErrors) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!Object.values(errors).some(Boolean)) return;
    place.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
  }, [errors]);
  return place;
}
