import { useSearchParams } from '@harbor/runtime';
import type { ChangesPlace } from '../../changes/queries';
import { kindIn, pageIn } from '../../changes/words';

/** Where somebody is in a list of changes. */
export function usePlace(): ChangesPlace {
  const [search] = useSearchParams();
  return { kind: kindIn(search.get('kind')), page: pageIn(search.get('page')) };
}
