import { useLayoutEffect, useRef } from 'react';
import { addLayer } from './layers';

/**
 * The browser's back closes what lies over the page, instead of leaving the page. For sheets and the like. From the moment
 * in which it can be seen: an effect after painting would let a quick back leave.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useLayoutEffect(() => (open ? addLayer(() => latest.current()) : undefined), [open]);
}
