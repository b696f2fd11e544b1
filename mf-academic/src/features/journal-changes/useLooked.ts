import { useEffect, useRef } from 'react';
import { useLook } from '../../changes/queries';

/** Tells the server once how far a list reaches that somebody has before them; the marks stay until they come again. */
export function useLooked(data: { fresh: number; place: number } | undefined): void {
  const { mutate } = useLook();
  const told = useRef(0);
  const place = data && data.fresh > 0 ? data.place : 0;
  useEffect(() => {
    if (place <= told.current) return;
    told.current = place;
    mutate({ body: { place } });
  }, [place, mutate]);
}
