import { pressListTitle, shelfDescription } from '@harbor/contract/descriptions';
import { useQuery } from '@harbor/runtime';
import { pressTags } from '../../press/queries';
import { usePlace } from '../../press/usePlace';

/** Where somebody is in the latest, and the tag that they look at. */
export function useLatest() {
  const place = usePlace();
  const tags = useQuery(pressTags());
  const tag = tags.data?.data.find(({ id }) => id === place.tag);
  return {
    place,
    tags: tags.data?.data ?? [],
    tag,
    /** What the window says. */
    head: {
      title: pressListTitle({ keyword: place.keyword, tag }),
      description: tag && shelfDescription(tag),
    },
  };
}
