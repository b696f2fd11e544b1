import { useSearchParams } from '@harbor/runtime';
import { useMemo } from 'react';
import { readPlace } from './place';

/** The place lives in the address: reload, sharing and going back all bring the same list. */
export function usePlace() {
  const [search] = useSearchParams();
  return useMemo(() => readPlace(search), [search]);
}
